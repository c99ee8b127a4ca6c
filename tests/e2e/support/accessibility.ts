import type { Page } from "@playwright/test";
import axe from "axe-core";

declare global {
  interface Window {
    axe: typeof axe;
  }
}

/** The rules that a page in other colours can break, if it breaks none. */
const aboutColors = ["color-contrast", "link-in-text-block"];

/**
 * Runs axe on a page in its present state. Returns each broken rule, with the elements that break it.
 * @param rules only these rules; all if left out
 */
export async function findViolations(page: Page, rules?: readonly string[]): Promise<string[]> {
  const isThere = await page.evaluate(() => "axe" in window);
  if (!isThere) await page.evaluate(axe.source);
  return page.evaluate(async (only) => {
    const runOnly = only && { type: "rule" as const, values: [...only] };
    const { violations } = await window.axe.run({
      iframes: false,
      resultTypes: ["violations"],
      ...(runOnly && { runOnly }),
    });
    return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(" | ")}`);
  }, rules);
}

/** The same for what was found accessible in other colours. */
export const findColorViolations = (page: Page) => findViolations(page, aboutColors);
