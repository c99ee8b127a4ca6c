import { expect, type Page } from "@playwright/test";
import { fillPlaceholders, placeholderValues } from "../../../schema/localize/placeholders.ts";
import { plain } from "../../../schema/text.ts";
import { readableWords } from "../../support/readable-words.ts";
import { portfolio } from "./content.ts";

const values = placeholderValues(portfolio.profile);
const words = readableWords(portfolio).map((value) => ({
  ...value,
  text: plain(fillPlaceholders(value.text, values)),
}));

/** Every text that can be seen on the page, and every alternative text. */
async function visibleTexts(page: Page): Promise<string> {
  return page.evaluate(() => {
    const texts: string[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const parent = walker.currentNode.parentElement;
      if (parent?.checkVisibility({ opacityProperty: true, visibilityProperty: true, contentVisibilityAuto: true })) {
        texts.push(walker.currentNode.textContent ?? "");
      }
    }
    return texts.join("\n");
  });
}

/** The texts that the content says on the page at a path: its blocks', and the footer's. */
function textsAt(path: string): string[] {
  const at = `/${path.replace(/^\.\//, "").replace(/\/$/, "")}`;
  return words.filter((text) => (text.path ?? at) === at).map(({ text }) => text);
}

/** Expects that every text of the content can be read on the page at a path, in its present state. */
export async function expectWholeText(page: Page, path: string): Promise<void> {
  const expected = textsAt(path);
  expect(expected.length).toBeGreaterThan(3);
  await expect
    .poll(async () => {
      const visible = await visibleTexts(page);
      return expected.filter((text) => !visible.includes(text));
    })
    .toEqual([]);
}

/** Opens all that opens by the browser itself. */
export async function openItems(page: Page): Promise<void> {
  const closed = page.locator("details:not([open]) > summary");
  while ((await closed.count()) > 0) await closed.first().click();
}
