import type { Finding } from "../../messages/diagnostic.ts";
import { find } from "../../messages/messages.ts";
import type { Site } from "./site.ts";
import { isRecord } from "./survey.ts";

/**
 * Titles inside tabs stand one level under the tabs, which have no heading of their own: a page whose first titles
 * those are skips from the first level to the third (WCAG 2.2, criterion 1.3.1).
 */
export function checkHeadingLevels(site: Site): Finding[] {
  const findings: Finding[] = [];
  const decided = new Set<unknown>();
  const begun = new Set<unknown>();
  for (const { value, pointer, page } of site.survey.objects) {
    if (!page || decided.has(page) || !/\/blocks\/[0-9]+$/.test(pointer) || site.isDoubtful(page.pointer)) continue;
    const isPageHeading = !begun.has(page) && (value["type"] === "hero" || value["type"] === "heading");
    begun.add(page);
    if (value["type"] === "tabs") {
      decided.add(page);
      if (holdsTitle(value))
        findings.push(find("skipped-heading", { pointer, part: "value" }, { page: `the page ${page.path}` }));
    } else if (isPageHeading ? value["list"] !== undefined : showsTitle(value)) decided.add(page);
  }
  return findings;
}

function showsTitle(block: Record<string, unknown>): boolean {
  return (
    typeof block["title"] === "string" ||
    block["type"] === "heading" ||
    block["type"] === "hero" ||
    Array.isArray(block["cards"]) ||
    (Array.isArray(block["items"]) && block["type"] !== "list")
  );
}

function holdsTitle(value: unknown): boolean {
  if (Array.isArray(value)) return value.some(holdsTitle);
  if (!isRecord(value)) return false;
  return (
    (typeof value["type"] === "string" && value["type"] !== "tabs" && value["hidden"] !== true && showsTitle(value)) ||
    Object.values(value).some(holdsTitle)
  );
}
