import { expect, type Page } from "@playwright/test";
import { fillPlaceholders, placeholderValues } from "../../../schema/resolve/text.ts";
import { paths, portfolio } from "./content.ts";

const filled = fillPlaceholders(portfolio, placeholderValues(portfolio.profile));

/** What of the content is an address, a name for the program, or the name of a control that only scripts bring to life. */
const unread = new Set([
  "type",
  "id",
  "width",
  "path",
  "src",
  "href",
  "url",
  "link",
  "start",
  "end",
  "date",
  "style",
  "label",
  "linkLabel",
  "links",
  "emails",
]);

/** Every text that a piece of content says to its readers. */
function textsOf(value: unknown, key = ""): string[] {
  if (typeof value === "string") return unread.has(key) ? [] : [value];
  if (typeof value !== "object" || value === null || ("hidden" in value && value.hidden === true)) return [];
  return Object.entries(value).flatMap(([name, part]) => textsOf(part, Array.isArray(value) ? key : name));
}

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
  // The page's title and description stand in its head.
  const content = filled.pages.filter((candidate) => !candidate.hidden)[paths.indexOf(path)];
  return [...textsOf(content?.blocks), ...textsOf(filled.footer?.taglines), filled.footer?.closing ?? ""];
}

/** Expects that every text of the content can be read on the page at a path, as it stands now. */
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
  for (const summary of await page.locator("summary").all()) await summary.click();
}
