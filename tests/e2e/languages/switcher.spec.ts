import { expect, type Locator, type Page, test } from "@playwright/test";
import { type ServedSite, serveFiveLanguages } from "./serve-languages.ts";

test.describe.configure({ mode: "default" });

let site: ServedSite;
test.beforeAll(async () => {
  site = await serveFiveLanguages("bench");
});
test.afterAll(() => site.close());

/** The left edge of the letter at a place in an element's text, and its right one. */
async function edgesOf(element: Locator, letter: number): Promise<{ left: number; right: number }> {
  return element.evaluate((node, place) => {
    const texts = document.createTreeWalker(node, NodeFilter.SHOW_TEXT);
    let at = place < 0 ? (node.textContent ?? "").length + place : place;
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      const { length } = text.textContent ?? "";
      if (at < length) {
        const range = document.createRange();
        range.setStart(text, at);
        range.setEnd(text, at + 1);
        const { left, right } = range.getBoundingClientRect();
        return { left, right };
      }
      at -= length;
    }
    throw new Error("There is no such letter.");
  }, letter);
}

async function open(page: Page, path: string): Promise<void> {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.goto(site.url + path);
}

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? "with scripts" : "without scripts", () => {
    test.use({ javaScriptEnabled });

    test("the languages are opened and chosen by the keyboard, and lead to the same page", {
      tag: javaScriptEnabled ? "@journey" : [],
    }, async ({ page }) => {
      await page.setViewportSize({ width: 1200, height: 800 });
      await open(page, "work/");
      const nav = page.getByRole("banner").getByRole("navigation", { name: "Language" });
      const own = nav.locator("summary");
      await expect(own).toHaveText("English");
      await expect(nav.getByRole("link")).toHaveCount(0);
      await own.focus();
      await page.keyboard.press("Enter");
      await expect(nav.getByRole("link")).toHaveText(["Deutsch", "العربية", "日本語", "हिन्दी"]);
      await expect(nav.getByRole("link", { name: "Deutsch" })).toHaveAttribute("lang", "de");
      await page.keyboard.press("Tab");
      await expect(nav.getByRole("link", { name: "Deutsch" })).toBeFocused();
      await page.keyboard.press("Enter");
      await expect(page).toHaveURL(`${site.url}de/arbeiten/`);
      await expect(page.getByRole("heading", { level: 1 })).toHaveText("Arbeiten");
    });

    test("a click beside the open languages closes them", async ({ page }) => {
      await page.setViewportSize({ width: 1200, height: 800 });
      await open(page, "");
      const nav = page.getByRole("banner").getByRole("navigation", { name: "Language" });
      await nav.locator("summary").click();
      await expect(nav.getByRole("link")).toHaveCount(4);
      await page.mouse.click(300, 600);
      await expect(nav.getByRole("link")).toHaveCount(0);
    });

    test(`on a phone the languages are ${javaScriptEnabled ? "first in the menu" : "under the page"}, and only there`, async ({
      page,
    }) => {
      await page.setViewportSize({ width: 360, height: 640 });
      await open(page, "");
      const nav = page.getByRole("navigation", { name: "Language" });
      if (javaScriptEnabled) {
        await expect(nav).toHaveCount(0);
        await page.getByRole("button", { name: "Open menu" }).click();
        await nav.locator("summary").click();
        const link = await nav.getByRole("link").last().boundingBox();
        const pageLink = await page.getByRole("dialog").getByRole("link", { name: "Contact" }).boundingBox();
        expect(link?.y).toBeLessThan(pageLink?.y ?? 0);
      }
      await expect(nav).toHaveCount(1);
      await nav.getByRole("link", { name: "العربية" }).click();
      await expect(page).toHaveURL(`${site.url}ar/`);
      await expect(page.locator("html")).toHaveAttribute("dir", "rtl");
    });

    test("a bar without a menu has the languages on one line with its links", async ({ page }) => {
      await page.setViewportSize({ width: 600, height: 800 });
      await open(page, "");
      const nav = page.getByRole("banner").getByRole("navigation", { name: "Language" });
      const [own, link] = [nav, page.getByRole("banner").getByRole("link", { name: "Contact" })];
      const tops = await Promise.all(
        [own, link].map(async (part) => {
          const box = await part.boundingBox();
          return (box?.y ?? 0) + (box?.height ?? 0) / 2;
        }),
      );
      expect(Math.abs((tops[0] ?? 0) - (tops[1] ?? 99))).toBeLessThan(3);
    });
  });
}

test("back and forward lead through pages and languages, and a place on a page is found in each", async ({ page }) => {
  await page.setViewportSize({ width: 1200, height: 800 });
  await open(page, "");
  const heading = page.getByRole("heading", { level: 1 });
  await page.getByRole("banner").getByRole("link", { name: "Work" }).click();
  await expect(heading).toHaveText("Work");
  await page.getByRole("navigation", { name: "Language" }).locator("summary").click();
  await page.getByRole("link", { name: "العربية" }).click();
  await expect(heading).toHaveText("أعمالي");
  await page.getByRole("banner").getByRole("link", { name: "للتواصل" }).click();
  await expect(page).toHaveURL(`${site.url}ar/contact/`);
  await page.goBack();
  await expect(heading).toHaveText("أعمالي");
  await page.goBack();
  await expect(heading).toHaveText("Work");
  await expect(page.locator("html")).not.toHaveAttribute("dir");
  await page.goForward();
  await expect(heading).toHaveText("أعمالي");
  await expect(page.locator("html")).toHaveAttribute("dir", "rtl");
  for (const [path, name] of [
    ["de/", "den Eismesser"],
    ["ja/", "氷の計測器"],
  ] as const) {
    await page.goto(site.url + path);
    await page.getByRole("main").getByRole("link", { name }).click();
    await expect(page).toHaveURL(/#meter$/);
    await expect(page.locator("#meter")).toBeInViewport();
    // The same address, followed from elsewhere.
    const address = page.url();
    await page.goto("about:blank");
    await page.goto(address);
    await expect(page.locator("#meter")).toBeInViewport();
  }
});

test("a page from right to left is the mirror of that from left to right, and what has its own direction keeps it", {
  tag: "@journey",
}, async ({ page }) => {
  await page.setViewportSize({ width: 1200, height: 800 });
  const middles: Record<string, number[]> = {};
  for (const path of ["", "ar/"]) {
    await open(page, path);
    const parts = ["header a", "header [data-control]", "main h1", "#english p"].map((part) => page.locator(part));
    const boxes = await Promise.all(parts.map((part) => part.first().boundingBox()));
    middles[path] = boxes.map((box) => Math.round((box?.x ?? 0) + (box?.width ?? 0) / 2));
  }
  const width = await page.evaluate(() => document.documentElement.clientWidth);
  const [brand = 0, control = 0] = middles[""] ?? [];
  const [arabicBrand = 0, arabicControl = 0] = middles["ar/"] ?? [];
  expect(Math.abs(brand - (width - arabicBrand))).toBeLessThan(3);
  expect(control).toBeGreaterThan(brand);
  expect(arabicControl).toBeLessThan(arabicBrand);

  // A text that is in English alone begins at the page's side of the line, and its full stop ends it.
  const english = page.locator("#english p");
  const around = await english.boundingBox();
  const stop = await edgesOf(english, -1);
  const first = await edgesOf(english, 0);
  expect(stop.left).toBeGreaterThan(first.right);
  expect(Math.abs(stop.right - (around?.x ?? 0) - (around?.width ?? 0))).toBeLessThan(3);
  await expect(english.locator("[lang=en][dir=ltr]")).toHaveCount(1);

  await open(page, "ar/contact/");
  const phone = page.getByRole("main").locator("a[href^='tel:']");
  expect((await edgesOf(phone, 0)).left).toBeLessThan((await edgesOf(phone, -1)).left);
  const mail = page.getByRole("main").locator("a[href^='mailto:']").first();
  expect((await edgesOf(mail, 0)).left).toBeLessThan((await edgesOf(mail, -1)).left);

  await open(page, "ar/work/");
  const code = page.locator("pre code");
  expect((await edgesOf(code, 0)).left).toBeLessThan((await edgesOf(code, 3)).left);
  const block = await page.locator("pre").boundingBox();
  expect((await edgesOf(code, 0)).left - (block?.x ?? 0)).toBeLessThan(40);
  // Columns of a table run from the right.
  const cells = page.locator("th");
  const [place, ice] = [await cells.nth(0).boundingBox(), await cells.nth(1).boundingBox()];
  expect(place?.x).toBeGreaterThan(ice?.x ?? 0);
});
