import { cp, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, type Page, test } from "@playwright/test";
import { type SiteServer, serveSite } from "../../../scripts/lib/serve/serve-site.ts";
import { buildSite } from "../../../scripts/lib/site/build-site.ts";
import { drawPictures } from "../../support/draw-pictures.ts";
import { findViolations } from "../support/accessibility.ts";
import { openPage } from "../support/landing.ts";

const source = join(import.meta.dirname, "../../content/bodies");

let folder: string;
let server: SiteServer;

test.beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "bodies-"));
  await cp(source, folder, { recursive: true });
  await drawPictures(folder);
  const { outcome, diagnostics } = await buildSite(join(folder, "content.json"), join(folder, "site"));
  expect(diagnostics).toEqual([]);
  expect(outcome).not.toBe("refused");
  server = await serveSite(join(folder, "site"), { base: "", port: 0 });
});
test.afterAll(async () => {
  await server?.close();
  await rm(folder, { recursive: true, force: true });
});

/** What is looked at: a page, and what is done on it first. */
const states: { name: string; path: string; act?: (page: Page) => Promise<void> }[] = [
  { name: "a long text", path: "" },
  { name: "cards, a timeline and testimonials", path: "work/" },
  {
    name: "cards that were chosen by a tag",
    path: "work/",
    act: async (page) => {
      await page.getByRole("button", { name: "Solar", exact: true }).click();
      await expect(page.getByRole("article").filter({ visible: true, hasText: "Logger" })).toHaveCount(0);
    },
  },
  {
    name: "the long text of a card",
    path: "work/",
    act: async (page) => {
      await page.getByRole("button", { name: "Learn More" }).click();
      await page.getByRole("dialog").evaluate((box) => Promise.all(box.getAnimations().map((one) => one.finished)));
    },
  },
  { name: "pictures, a video and a form", path: "see/" },
  {
    name: "an opened gallery",
    path: "see/",
    act: async (page) => {
      await page.getByRole("link", { name: "The mast" }).click();
      await expect(page.getByRole("dialog").getByRole("img", { name: "The mast" })).toBeInViewport({ ratio: 1 });
    },
  },
  { name: "a form that was sent", path: "see/#form_1_sent" },
];

/** What is wider than its place and scrolled within it, and what is wrong with how it is reached. */
const findUnreachable = (page: Page) =>
  page.evaluate(() => {
    const wide = [...document.querySelectorAll<HTMLElement>("main *, dialog[open] *")].filter(
      (element) =>
        element.checkVisibility({ visibilityProperty: true }) &&
        ["auto", "scroll"].includes(getComputedStyle(element).overflowX) &&
        element.scrollWidth > element.clientWidth + 1,
    );
    return {
      count: wide.length,
      unreachable: wide
        .filter((element) => element.tabIndex !== 0 || !element.role || !element.ariaLabel?.trim())
        .map((element) => element.outerHTML.slice(0, 120)),
    };
  });

for (const { name, path, act } of states) {
  for (const width of [360, 1440]) {
    test(`${name}: no accessibility violation at ${width} pixels, light and dark, and nothing overflows`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 800 });
      await openPage(page, server.url + path);
      await act?.(page);
      for (const colorScheme of ["light", "dark"] as const) {
        await page.emulateMedia({ colorScheme });
        expect.soft(await findViolations(page), colorScheme).toEqual([]);
      }
      expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
    });
  }
}

test("code, tables and formulas that are wider than a phone are scrolled by keys, and say what they are", async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 800 });
  for (const [path, act] of [
    ["", undefined],
    ["work/", states[3]?.act],
  ] as const) {
    await openPage(page, server.url + path);
    await act?.(page);
    const { count, unreachable } = await findUnreachable(page);
    expect(unreachable).toEqual([]);
    // Each text has a listing that is too wide, and another; a table; a formula in a line, and one that has its own.
    expect(count).toBeGreaterThanOrEqual(5);
  }
  await openPage(page, server.url);
  for (const name of ["Code", "Formula", "Month, Yield in kilowatt-hours, "]) {
    for (const part of await page.getByRole("group", { name }).all()) {
      if (await part.evaluate((element) => element.scrollWidth <= element.clientWidth + 1)) continue;
      await part.focus();
      await page.keyboard.press("ArrowRight");
      await expect.poll(() => part.evaluate((element) => element.scrollLeft), name).toBeGreaterThan(0);
    }
  }
});

test("a short formula is no stop on the way by keys, one in a line keeps to it, and what is raised is smaller", async ({
  page,
}) => {
  await openPage(page, server.url);
  const formulas = page.locator("section math");
  const stops = await formulas.evaluateAll((all) =>
    all.flatMap(({ parentElement: box }) => (box ? [[box.tabIndex === 0, box.scrollWidth > box.clientWidth + 1]] : [])),
  );
  expect(stops.length).toBeGreaterThan(3);
  for (const [isStop, scrolls] of stops) expect(isStop).toBe(scrolls);
  const tops = await page.evaluate(() => {
    const math = document.querySelectorAll("section math")[1];
    const words = math?.parentElement?.nextSibling;
    const range = document.createRange();
    if (words) range.selectNode(words);
    return { words: range.getBoundingClientRect(), formula: math?.getBoundingClientRect() };
  });
  const sizes = page.locator("section msup").last().locator("> *");
  const [base = 0, raised = 0] = await sizes.evaluateAll((all) =>
    all.map((one) => Number.parseFloat(getComputedStyle(one).fontSize)),
  );
  expect(raised).toBeLessThan(base);
  // The words after it stand in its height, and not at its foot.
  expect(tops.words.bottom).toBeLessThanOrEqual((tops.formula?.bottom ?? 0) + 6);
  expect(tops.words.top).toBeLessThan(tops.formula?.bottom ?? 0);
});

test("how well somebody knows a thing is heard once, in words", async ({ page }) => {
  await openPage(page, `${server.url}work/`);
  await expect(page.getByRole("article").filter({ hasText: "Soldering" })).toMatchAriaSnapshot(`
    - article:
      - heading "Soldering" [level=2]
      - list:
        - listitem: Advanced (4 of 5)
  `);
});

test("four columns are side by side where the page is wide enough, and fewer where it isn't", async ({ page }) => {
  await openPage(page, `${server.url}work/`);
  const lefts = () =>
    page.getByRole("article").evaluateAll((cards) => {
      const grid = cards.filter((card) => card.parentElement === cards[0]?.parentElement);
      return new Set(grid.map((card) => Math.round(card.getBoundingClientRect().left))).size;
    });
  for (const [width, count] of [
    [1440, 4],
    [1100, 4],
    [768, 2],
    [360, 1],
  ] as const) {
    await page.setViewportSize({ width, height: 800 });
    expect.soft(await lefts(), `${width} pixels`).toBe(count);
  }
});
