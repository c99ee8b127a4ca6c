import { copyFile, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type BrowserContext, expect, type Page, test } from "@playwright/test";
import { isTextKind } from "../../../schema/kinds.ts";
import { closeDirections } from "../../../schema/localize/placeholders.ts";
import { type SiteServer, serveSite } from "../../../scripts/lib/serve/serve-site.ts";
import { isObject, type JsonObject } from "../../support/arbitrary/json.ts";
import { buildTestSite } from "../../support/build-test-site.ts";
import { makeSubject, stringNodesOf, withTexts } from "../../support/hostile/subject.ts";
import { hostileTexts, longTexts } from "../../support/hostile/texts.ts";
import { answerForCounters, isVisitCounted } from "../support/counters.ts";
import { enter, finishLanding, openPage } from "../support/landing.ts";
import { tryEverything } from "../support/try-everything.ts";

const subject = makeSubject();
const screens = { phone: { width: 360, height: 740 }, desk: { width: 1440, height: 900 } };
/** White space as pages show it. */
const fold = (text: string) => closeDirections(text).replace(/\s+/g, " ").trim();

const places = stringNodesOf(subject)
  .filter(({ kind }) => isTextKind(kind))
  .map(({ pointer }) => pointer);

/** The subject with a text of one's own for each that visitors read, by its number. */
function fill(choose: (number: number) => string | undefined): JsonObject {
  return withTexts(subject, ({ kind, pointer }) => (isTextKind(kind) ? choose(places.indexOf(pointer)) : undefined));
}

/** The first page has all of the hostile texts, each in several places. */
const rotated = fill((number) => hostileTexts[number % hostileTexts.length]);
/**
 * Where letters are kerned, Chromium sets what is left of a word anew for each line that it breaks over: one of a hundred
 * thousand letters takes it a minute, in any typeface of that kind.
 */
const longestWord = 10_000;
const longOnPages = longTexts.map((text) => (/^(\w)\1+$/.test(text) ? text.slice(0, longestWord) : text));
const long = fill((number) => (number % 25 === 0 ? longOnPages[(number / 25) % longOnPages.length] : "text"));
const mixedTexts = ["مهندس كهرباء ومطوّر ١٢٣ (C++)!", "Embedded systems (C++)!", "2021 – 2025"];
const mixed = fill((number) => mixedTexts[number % mixedTexts.length]);
const inArabic = (content: JsonObject) => ({
  ...content,
  site: isObject(content["site"]) ? { ...content["site"], language: "ar" } : {},
});

/** Serves content while `use` looks at it. Returns everything forbidden that a page does. */
async function withSite(
  { content, context }: { content: object; context: BrowserContext },
  use: (url: string, pageErrors: string[]) => Promise<void>,
): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), "hostile-"));
  let server: SiteServer | undefined;
  try {
    await writeFile(join(folder, "cv.pdf"), "%PDF-1.7\n");
    // The picture of a hostile `<img src=x onerror=…>`, which is shown without its handler.
    await copyFile("tests/content/importers/blogs/hugo/static/img/bowl.png", join(folder, "x"));
    const site = await buildTestSite(folder, content);
    const { pathname } = new URL(stringNodesOf(subject).find(({ kind }) => kind === "siteAddress")?.text ?? "");
    server = await serveSite(site, { base: pathname.replace(/\/+$/, ""), port: 0 });
    const pageErrors = await collectPageErrors(context, server.url);
    await use(server.url, pageErrors);
    expect(pageErrors).toEqual([]);
  } finally {
    await context.close();
    await server?.close();
    await rm(folder, { recursive: true, force: true });
  }
}

async function collectPageErrors(context: BrowserContext, url: string): Promise<string[]> {
  const pageErrors: string[] = [];
  const { origin } = new URL(url);
  context.on("console", (message) => {
    if (["error", "warning"].includes(message.type())) pageErrors.push(`console: ${message.text().slice(0, 300)}`);
  });
  context.on("weberror", (error) => pageErrors.push(`thrown: ${error.error()}`));
  context.on("dialog", (dialog) => pageErrors.push(`dialog: ${dialog.message()}`));
  context.on("request", (request) => {
    const asked = new URL(request.url());
    const isExpected = asked.origin === origin || isVisitCounted(asked);
    if (asked.protocol.startsWith("http") && !isExpected) pageErrors.push(`elsewhere: ${asked.href}`);
  });
  await context.route(/^https:\/\/www\.youtube-nocookie\.com\//, (route) =>
    route.fulfill({ contentType: "text/html", body: "<!doctype html><title>Player</title>" }),
  );
  await answerForCounters(context);
  await context.exposeFunction("reportViolation", (violation: string) => pageErrors.push(`policy: ${violation}`));
  await context.addInitScript(() => {
    addEventListener("securitypolicyviolation", ({ violatedDirective, blockedURI, sample }) => {
      Reflect.get(window, "reportViolation")(`${violatedDirective} ${blockedURI} ${sample}`);
    });
  });
  return pageErrors;
}

/** What must hold of a page at any moment: nothing ran, and nothing is wider than the screen. */
async function expectCalm(page: Page, name: string): Promise<void> {
  const { bitten, wide } = await page.evaluate(() => ({
    bitten: "bitten" in globalThis,
    wide: document.documentElement.scrollWidth - document.documentElement.clientWidth,
  }));
  expect({ name, bitten, wide }).toEqual({ name, bitten: false, wide: 0 });
}

/** Looks at a page on both screens, with all that opens in it open. */
async function expectLayout(page: Page, name: string): Promise<void> {
  await page.evaluate(() => {
    for (const details of document.querySelectorAll("details")) details.open = true;
  });
  for (const [screen, size] of Object.entries(screens)) {
    await page.setViewportSize(size);
    await expectCalm(page, `${name}, ${screen}`);
  }
}

/** How many texts end with a neutral character, and which of them show it on the wrong side. */
async function lookAtEnds(page: Page): Promise<{ seen: number; turned: string[] }> {
  return page.evaluate(() => {
    const turned: string[] = [];
    let seen = 0;
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const text = node.textContent?.trimEnd() ?? "";
      // What only screen readers get is drawn nowhere.
      if (!text.endsWith("!") || node.parentElement?.closest("[data-screen-reader-only]")) continue;
      const [before, last] = [text.length - 2, text.length - 1].map((start) => {
        const range = document.createRange();
        range.setStart(node, start);
        range.setEnd(node, start + 1);
        return range.getBoundingClientRect();
      });
      // Hidden text has no position, and a line may end before the character.
      if (!before || !last || last.width === 0 || before.top !== last.top) continue;
      seen += 1;
      if (last.left > before.left !== /^[A-Z]/i.test(text)) turned.push(node.parentElement?.outerHTML ?? "");
    }
    return { seen, turned };
  });
}

/** What a page says, without the line that is being typed and what is hidden from all. */
async function textIn(page: Page): Promise<string> {
  const texts = await page.locator("main").evaluate((main) => {
    const copy = document.importNode(main, true);
    for (const line of copy.querySelectorAll("[data-island=typewriter], [hidden]")) line.remove();
    return copy.textContent;
  });
  return fold(texts ?? "");
}

test("hostile texts are text: nothing runs, nothing is asked of others, the layout holds", async ({ browser }) => {
  const context = await browser.newContext();
  await withSite({ content: rotated, context }, async (url, pageErrors) => {
    const page = await context.newPage();
    await page.setViewportSize(screens.desk);
    await enter(page, `${url}second/`);
    await expectLayout(page, "second");
    await page.setViewportSize(screens.desk);
    await enter(page, url);
    await expectLayout(page, "home");
    const shown = await textIn(page);
    const visible = fold(await page.locator("main").innerText());
    for (const text of hostileTexts) {
      expect(shown).toContain(fold(text));
      expect(visible).toContain(fold(text));
    }
    // What is open is in the way of nothing, but would be closed by what comes now.
    await enter(page, url);
    const uses = await tryEverything(page);
    expect(uses).toMatchObject({ tabs: 1, players: 1 });
    expect(uses.dialogs).toBeGreaterThan(0);
    expect(uses.disclosures).toBeGreaterThan(7);
    await expectCalm(page, "home, used");
    expect(pageErrors.splice(0)).toEqual([
      expect.stringContaining("elsewhere: https://www.youtube-nocookie.com/embed/"),
    ]);

    // The same pages once more, made by the browser from their data.
    await openPage(page, url);
    const prerendered = await textIn(page);
    await finishLanding(page);
    const links = page.getByRole("banner").locator("nav:not(dialog nav) a");
    await links.nth(1).click();
    await expect(page).toHaveURL(`${url}second/`);
    await expect(page.locator("main")).toBeVisible();
    await expectLayout(page, "second, from its data");
    await links.first().click();
    await expect(page).toHaveURL(url);
    await expectLayout(page, "home, from its data");
    expect(await textIn(page)).toBe(prerendered);
  });
});

test("texts of a hundred thousand characters, and a word of ten thousand, keep within the screen", async ({
  browser,
}) => {
  const context = await browser.newContext({ viewport: screens.desk });
  await withSite({ content: long, context }, async (url) => {
    const page = await context.newPage();
    await enter(page, url);
    await expectLayout(page, "long");
    for (const text of longOnPages) expect((await textIn(page)).includes(fold(text)), text.slice(0, 9)).toBe(true);
  });
});

test("a site in a language that is written from right to left is laid out so, and keeps its texts apart", async ({
  browser,
}) => {
  const context = await browser.newContext({ viewport: screens.desk });
  await withSite({ content: inArabic(mixed), context }, async (url, pageErrors) => {
    const page = await context.newPage();
    await enter(page, url);
    expect(await page.evaluate(() => document.dir)).toBe("rtl");
    await expectLayout(page, "from right to left");
    await page.setViewportSize(screens.phone);
    const control = await page.getByRole("banner").locator("button[command=show-modal]").boundingBox();
    expect(control?.x).toBeLessThan(50);
    await page.getByRole("banner").locator("button[command=show-modal]").click();
    const menu = page.locator("#_menu");
    await expect(menu).toBeVisible();
    await expect.poll(async () => (await menu.boundingBox())?.x).toBe(0);
    // "Back" points to where the menu came from, as everything that points does.
    await expect(menu.locator("button[command*=close] svg")).toHaveCSS("transform", "matrix(-1, 0, 0, 1, 0, 0)");
    expect(pageErrors).toEqual([]);
  });
});

for (const text of mixedTexts.slice(0, 2)) {
  test(`"${text}" is read in its own direction wherever it is in a site that is written from right to left`, async ({
    browser,
  }) => {
    const context = await browser.newContext({ viewport: screens.desk });
    await withSite({ content: inArabic(fill(() => text)), context }, async (url) => {
      const page = await context.newPage();
      await enter(page, url);
      const { seen, turned } = await lookAtEnds(page);
      expect(seen).toBeGreaterThan(30);
      expect(turned).toEqual([]);
    });
  });
}
