import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, type Locator, test } from "@playwright/test";
import { extractText, getDocumentProxy } from "unpdf";
import { type SiteServer, serveSite } from "../../../scripts/lib/serve/serve-site.ts";
import { buildTestSite } from "../../support/build-test-site.ts";
import { findOverflow, findOverlap } from "../support/layout.ts";

const count = 200;

let folder: string;
let server: SiteServer;

test.beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "long-"));
  const entries = (name: string) =>
    Array.from({ length: count }, (_, index) => ({
      type: "project",
      title: `${name} ${index}`,
      description: `It is the ${name.toLowerCase()} of number ${index}.`,
      link: `https://example.org/${name}/${index}`,
    }));
  const book = Array.from(
    { length: count },
    (_, index) => `## Chapter ${index}\n\nA line of [chapter ${index}](https://example.org/${index}).`,
  );
  const built = await buildTestSite(folder, {
    version: 1,
    site: { title: "Asha Rao", description: "Engineer.", url: "https://asha.example/" },
    profile: { name: "Asha Rao", role: "Engineer", emails: [], links: [] },
    landing: { hidden: true },
    pages: [
      {
        path: "/",
        title: "Home",
        blocks: [
          { type: "hero" },
          { type: "card-grid", title: "Cards", cards: entries("Card") },
          { type: "accordion-group", id: "items", title: "Items", items: entries("Item") },
        ],
      },
      {
        path: "/book",
        title: "Book",
        description: "A book.",
        blocks: [{ type: "prose", title: "A book", body: book }],
      },
    ],
  });
  server = await serveSite(built, { base: "", port: 0 });
});

test.afterAll(async () => {
  await server?.close();
  await rm(folder, { recursive: true, force: true });
});

/** Whether the browser has laid out what is out of sight, too. */
const isLaidOut = (element: Locator) =>
  element.evaluate((node) => node.checkVisibility({ contentVisibilityAuto: true }));

test("what is out of sight in a long grid is not laid out until it is scrolled to, focused or linked to", async ({
  page,
}) => {
  await page.goto(server.url);
  const cards = page.getByRole("article");
  await expect(cards).toHaveCount(count);
  const last = cards.last().getByRole("link");
  expect(await isLaidOut(cards.first())).toBe(true);
  await expect.poll(() => isLaidOut(last)).toBe(false);
  await last.focus();
  await expect(last).toBeInViewport();
  expect(await isLaidOut(last)).toBe(true);
  await page.goto(`${server.url}#items`);
  await expect(page.getByRole("heading", { name: "Items" })).toBeInViewport();
});

for (const width of [360, 768, 1440]) {
  test(`the parts of a long grid look like one at ${width} pixels`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.goto(server.url);
    const places = await page.evaluate(() => {
      // Laid out as a whole, as a page without parts would be.
      for (const part of document.querySelectorAll<HTMLElement>("[style*='--items']"))
        part.style.contentVisibility = "visible";
      const boxes = (selector: string) =>
        [...document.querySelectorAll(selector)].map((element) => element.getBoundingClientRect());
      return [boxes("article"), boxes("details")].map((list) => ({
        // Those of the last row may be wider than a column.
        columns: list.filter(({ top }) => Math.round(top) === Math.round(list[0]?.top ?? 0)).length,
        rows: [...new Set(list.map(({ top }) => Math.round(top)))].map(
          (top, index, tops) => top - (tops[index - 1] ?? top),
        ),
      }));
    });
    for (const { columns, rows } of places) {
      expect(rows).toHaveLength(Math.ceil(count / columns));
      // From one part to the next it is as far as from row to row.
      expect(Math.max(...rows.slice(1)) - Math.min(...rows.slice(1))).toBeLessThanOrEqual(1);
    }
    expect(await findOverflow(page)).toEqual([]);
    expect(await findOverlap(page)).toEqual([]);
  });
}

test("what is out of sight in a long text is not laid out, and is found, focused and spaced as one text", async ({
  page,
}) => {
  await page.goto(`${server.url}book/`);
  const last = page.getByRole("link", { name: `chapter ${count - 1}` });
  await expect.poll(() => isLaidOut(last)).toBe(false);
  const isFound = await page.evaluate(
    (words) => Reflect.get(window, "find").call(window, words),
    `Chapter ${count - 2}`,
  );
  expect(isFound).toBe(true);
  await last.focus();
  await expect(last).toBeInViewport();
  const steps = await page.evaluate(() => {
    for (const part of document.querySelectorAll<HTMLElement>("[style*='--characters']"))
      part.style.contentVisibility = "visible";
    const chapters = [...document.querySelectorAll("[style*='--characters'] :is(h2, h3, h4)")];
    const tops = chapters.map((heading) => heading.getBoundingClientRect().top);
    return tops.slice(1).map((top, index) => Math.round(top - (tops[index] ?? 0)));
  });
  expect(steps).toHaveLength(count - 1);
  expect(Math.max(...steps) - Math.min(...steps)).toBeLessThanOrEqual(1);
});

test("all of a long grid is found by the browser's search, and is printed", async ({ page }) => {
  await page.goto(server.url);
  const isFound = await page.evaluate(
    (words) => Reflect.get(window, "find").call(window, words),
    `card of number ${count - 1}.`,
  );
  expect(isFound).toBe(true);
  const document = await getDocumentProxy(new Uint8Array(await page.pdf({ format: "A4" })));
  const { text } = await extractText(document, { mergePages: true });
  for (const words of [`card of number ${count - 1}`, `item of number ${count - 1}`, "card of number 100"]) {
    expect(text.replace(/\s+/g, " ")).toContain(words);
  }
});

test("of a long page an item has no element that says nothing, and what only search engines read is at the end", async ({
  page,
}) => {
  await page.goto(server.url);
  const item = page.locator("#items details").first();
  expect(await item.locator("*").evaluateAll((parts) => parts.map(({ localName }) => localName))).toEqual(
    "summary h3 div p div a span".split(" "),
  );
  await expect(page.locator("#_root ~ script[type='application/ld+json']")).toHaveCount(1);
  const link = item.getByRole("link");
  const afterWords = (name: "content" | "clipPath") =>
    link.evaluate((element, key) => getComputedStyle(element, "::after")[key], name);
  // Not by the mouse: under it the page may still be laying out what has just come into sight.
  await item.locator("summary").press("Enter");
  expect(await afterWords("clipPath")).toMatch(/^polygon/);
  await page.emulateMedia({ media: "print" });
  expect(await afterWords("content")).toContain("https://example.org/Item/0");
  expect(await afterWords("clipPath")).toBe("none");
});
