import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { brotliCompressSync } from "node:zlib";
import { expect, type Page, test } from "@playwright/test";
import { labelsOf } from "../../../schema/labels/choose-labels.ts";
import { plain } from "../../../schema/text.ts";
import { type SiteServer, serveSite } from "../../../scripts/lib/serve/serve-site.ts";
import { buildSite } from "../../../scripts/lib/site/build-site.ts";
import { fillLabel } from "../../../src/labels.ts";
import { drawPictures } from "../../support/draw-pictures.ts";
import { findViolations } from "../support/accessibility.ts";
import { watchShift } from "../support/layout.ts";
import { holdRequests } from "../support/network.ts";
import { scrollThrough } from "../support/scroll-through.ts";

const fixture = join(import.meta.dirname, "../../content/pictures/content.json");

let folder: string;
let server: SiteServer;
let arabic: SiteServer;

/** Builds the fixture, in a language, and serves it. */
async function serve(language: string): Promise<SiteServer> {
  const place = join(folder, language);
  await drawPictures(place);
  const content = JSON.parse(await readFile(fixture, "utf8"));
  content.site.language = language;
  await writeFile(join(place, "content.json"), JSON.stringify(content));
  const { outcome, diagnostics } = await buildSite(join(place, "content.json"), join(place, "site"));
  expect(diagnostics).toEqual([]);
  expect(outcome).not.toBe("refused");
  return serveSite(join(place, "site"), { base: "", port: 0 });
}

test.describe.configure({ mode: "default" });
test.beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "pictures-"));
  server = await serve("en");
  arabic = await serve("ar");
});
test.afterAll(async () => {
  await server?.close();
  await arabic?.close();
  await rm(folder, { recursive: true, force: true });
});

const pages = ["", "works/", "life/", "film/"];
const alive = (page: Page) => expect(page.locator("html[data-alive]")).toBeAttached();
const told = (page: Page) => page.getByRole("dialog").getByRole("status");

for (const path of pages) {
  test(`on the page "${path}" nothing moves when pictures come, and what is said of their widths is true`, async ({
    page,
  }) => {
    for (const width of [360, 768, 1440]) {
      await page.setViewportSize({ width, height: 800 });
      // Fonts come first: what moves after that is moved by pictures.
      const release = await holdRequests(page, /\.(webp|jpe?g|png|gif|svg)$/);
      await page.goto(server.url + path, { waitUntil: "domcontentloaded" });
      await alive(page);
      await page.evaluate(watchShift);
      release();
      await scrollThrough(page);
      expect(await page.evaluate(() => Reflect.get(window, "shiftSoFar")())).toBe(0);
      expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
      // Without "auto", as browsers have it that don't know the layout: a file's own width is then what was said of it.
      const untrue = await page.evaluate(async () => {
        const found: string[] = [];
        for (const image of document.querySelectorAll<HTMLImageElement>("main img[sizes]")) {
          if (!image.checkVisibility()) continue;
          const source = image.parentElement?.querySelector("source[type='image/webp']");
          const test = new Image();
          test.sizes = (source?.getAttribute("sizes") ?? "").replace("auto, ", "");
          test.srcset = source?.getAttribute("srcset") ?? "";
          await test.decode();
          const box = image.getBoundingClientRect();
          // Of what is no larger than its place there is one file.
          if (box.width === Number(image.getAttribute("width"))) continue;
          const ratio = image.width && Number(image.getAttribute("width")) / Number(image.getAttribute("height"));
          const isWhole = getComputedStyle(image).objectFit === "contain";
          const isCropped = getComputedStyle(image).objectFit === "cover";
          const full = box.height * ratio;
          const shown = isWhole ? Math.min(box.width, full) : isCropped ? Math.max(box.width, full) : box.width;
          const part = test.naturalWidth / shown;
          if (part < 0.9 || part > 1.2) found.push(`${image.alt}: ${test.naturalWidth} for ${shown}`);
        }
        return found;
      });
      expect(untrue.map((line) => `${width}: ${line}`)).toEqual([]);
    }
  });

  test(`the page "${path}" is accessible in light and dark, and reads without scripts`, async ({ page, browser }) => {
    await page.goto(server.url + path);
    await alive(page);
    for (const colorScheme of ["light", "dark"] as const) {
      await page.emulateMedia({ colorScheme });
      expect(await findViolations(page)).toEqual([]);
    }
    const context = await browser.newContext({ javaScriptEnabled: false });
    const bare = await context.newPage();
    await bare.goto(server.url + path);
    expect(await bare.getByRole("dialog").count()).toBe(0);
    await context.close();
  });
}

test("the page's first picture comes at once, before all else, and those out of sight wait", async ({ page }) => {
  await page.goto(server.url);
  const [first, ...others] = await page
    .locator("main img")
    .evaluateAll((images) =>
      images.map((image) => ({ loading: image.getAttribute("loading"), first: image.getAttribute("fetchpriority") })),
    );
  expect([first, ...others].filter((image) => image?.first === "high")).toHaveLength(1);
  expect(others.at(-1)).toEqual({ loading: "lazy", first: null });
});

test("a gallery opens large, goes on by button, key and swipe, and says where it is", { tag: "@journey" }, async ({
  page,
}) => {
  await page.goto(`${server.url}works/`);
  await alive(page);
  await page.getByRole("link", { name: "A lighthouse" }).click();
  const dialog = page.getByRole("dialog", { name: "Paintings" });
  await expect(told(page)).toHaveText("Picture 2 of 3A lighthouse");
  await expect(dialog.getByRole("img", { name: "A lighthouse" })).toBeInViewport({ ratio: 1 });
  expect(await findViolations(page)).toEqual([]);
  await dialog.getByRole("button", { name: "Next picture" }).click();
  await expect(dialog.getByRole("img", { name: "A buoy" })).toBeInViewport({ ratio: 1 });
  await dialog.getByRole("button", { name: "Next picture" }).click();
  await expect(told(page)).toContainText("Picture 1 of 3");
  await expect(dialog.getByText("Harbour, oil on wood")).toBeInViewport();
  await page.keyboard.press("ArrowRight");
  await expect(told(page)).toContainText("Picture 2 of 3");
  await page.keyboard.press("End");
  await expect(told(page)).toContainText("Picture 3 of 3");
  await page.keyboard.press("ArrowLeft");
  await expect(told(page)).toContainText("Picture 2 of 3");
  // As a finger or a wheel moves the strip.
  await dialog.locator("[data-strip]").evaluate((strip) => strip.scrollTo({ left: 0 }));
  await expect(told(page)).toContainText("Picture 1 of 3");
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await expect(page.getByRole("link", { name: "Boats in a harbour" })).toBeFocused();
});

test("where lines run from right to left, so do a gallery's keys", async ({ page }) => {
  const words = labelsOf("ar");
  const position = (number: number) => plain(fillLabel(words.picturePosition, { number, total: 3 }, "ar"));
  await page.goto(`${arabic.url}works/`);
  await alive(page);
  await page.getByRole("link", { name: "Boats in a harbour" }).click();
  await expect(told(page)).toContainText(position(1));
  await page.keyboard.press("ArrowLeft");
  await expect(told(page)).toContainText(position(2));
  await expect(page.getByRole("dialog").getByRole("img", { name: "A lighthouse" })).toBeInViewport({ ratio: 1 });
  await page.getByRole("button", { name: plain(words.previousPicture) }).click();
  await expect(told(page)).toContainText(position(1));
});

test("without scripts every picture of a gallery is a link to the large file", async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(`${server.url}works/`);
  const links = await page
    .locator("[data-gallery] a")
    .evaluateAll((all) => all.map((link) => link.getAttribute("href")));
  expect(links).toHaveLength(5);
  for (const link of links) {
    const answer = await page.request.get(new URL(link ?? "", server.url).href);
    expect(answer.headers()["content-type"]).toMatch(/^image\//);
  }
  await context.close();
});

test("an animated picture has a button, and is still if the visitor prefers reduced motion", {
  tag: "@journey",
}, async ({ page, browser }) => {
  await page.goto(`${server.url}life/`);
  const image = page.getByRole("img", { name: "The press" });
  const isMoving = () =>
    image.evaluate((element) => element instanceof HTMLImageElement && /-moving/.test(element.currentSrc));
  const button = page.getByRole("button", { name: "Play animation: The press" });
  await image.scrollIntoViewIfNeeded();
  await expect(button).toHaveAttribute("aria-pressed", "true");
  await expect.poll(isMoving).toBe(true);
  await button.click();
  await expect(button).toHaveAttribute("aria-pressed", "false");
  await expect.poll(isMoving).toBe(false);

  const context = await browser.newContext({ reducedMotion: "reduce" });
  const still = await context.newPage();
  const asked: string[] = [];
  still.on("request", (request) => asked.push(request.url()));
  await still.goto(`${server.url}life/`);
  await still.getByRole("img", { name: "The press" }).scrollIntoViewIfNeeded();
  const play = still.getByRole("button", { name: "Play animation: The press" });
  await expect(play).toHaveAttribute("aria-pressed", "false");
  expect(asked.filter((url) => url.includes("-moving"))).toEqual([]);
  await play.click();
  await expect.poll(() => asked.some((url) => url.includes("-moving"))).toBe(true);
  await context.close();
});

test("galleries and moving pictures cost at most 3 KB of script, and only where they are", async ({ page }) => {
  const scripts: string[] = [];
  page.on("request", (request) => request.resourceType() === "script" && scripts.push(request.url()));
  await page.goto(server.url);
  await alive(page);
  await page.mouse.move(5, 5);
  await page.waitForLoadState("networkidle");
  const common = new Set(scripts);
  for (const path of ["works/", "life/"]) {
    await page.goto(server.url + path);
    await alive(page);
  }
  await page.goto(`${server.url}works/`);
  await alive(page);
  await page.getByRole("link", { name: "A buoy" }).click();
  await expect(told(page)).toContainText("Picture 3 of 3");
  const own = [...new Set(scripts)].filter((url) => !common.has(url) && /\/(?:gallery|moving-pictures)-/.test(url));
  expect(own).toHaveLength(2);
  const bytes = await Promise.all(
    own.map(async (url) => brotliCompressSync(await (await page.request.get(url)).body()).length),
  );
  expect(bytes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(3000);
});
