import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, type Locator, type Page, test } from "@playwright/test";
import { serveSite } from "../../../scripts/lib/serve/serve-site.ts";
import { buildTestSite } from "../../support/build-test-site.ts";
import { sampleFile } from "../../support/sample.ts";

let folder: string;
let site: Awaited<ReturnType<typeof serveSite>>;
test.beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "rail-"));
  const content = JSON.parse(await readFile(sampleFile, "utf8"));
  const [home] = content.pages;
  const [hero] = home.blocks;
  const own = { ...hero, heading: "Circuits and code", role: "From the schematic to the last pixel" };
  const built = await buildTestSite(folder, {
    ...content,
    allow: ["placeholder", "unlinked-page", "missing-description"],
    theme: { design: "rail" },
    landing: { hidden: true },
    navigation: { ...content.navigation, menuProfiles: true },
    pages: [
      ...content.pages,
      { path: "/own", title: "Own words", blocks: [own] },
      { path: "/alone", title: "Alone", blocks: [hero] },
    ],
  });
  site = await serveSite(built, { base: "", port: 0 });
});
test.afterAll(async () => {
  await site.close();
  await rm(folder, { recursive: true });
});

async function boxIn(part: Locator) {
  const box = await part.boundingBox();
  if (!box) throw new Error(`${part} has no box`);
  return box;
}

const boxOf = (page: Page, selector: string) => boxIn(page.locator(selector));

/** How much of a heading is seen, in pixels. */
async function seenWidth(page: Page): Promise<number> {
  return (await boxOf(page, "h1")).width;
}

test("the bar is at the side of a wide window, and stays there while the page moves", async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto(site.url);
  const [rail, main] = [await boxOf(page, "header"), await boxOf(page, "main")];
  expect(rail.x + rail.width).toBeLessThanOrEqual(main.x);
  expect(rail.height).toBe(900);
  await page.mouse.wheel(0, 600);
  await page.waitForFunction(() => scrollY > 300);
  expect(await boxOf(page, "header")).toEqual(rail);
});

test("the name that the rail shows is the page's heading for those who hear it, and is seen once", async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto(site.url);
  await expect(page.getByRole("heading", { level: 1, name: "Your Name" })).toBeAttached();
  expect(await seenWidth(page)).toBeLessThan(2);
  await page.setViewportSize({ width: 360, height: 780 });
  expect(await seenWidth(page)).toBeGreaterThan(100);
});

test("the slogan is larger than all but the name, with the text under it and the buttons under that", async ({
  page,
}) => {
  await page.goto(new URL("alone/", site.url).href);
  const fontOf = (text: Locator) =>
    text.first().evaluate((element) => {
      const { fontSize, fontWeight } = getComputedStyle(element);
      return { size: Number.parseFloat(fontSize), weight: Number(fontWeight) };
    });
  const slogan = page.locator("main [data-phrases]").first();
  const text = page.locator("main section p:not([data-phrases] *)").filter({ hasText: /.{80}/ }).first();
  const button = page.getByRole("main").getByRole("link").first();
  for (const [width, name] of [
    [1440, page.getByRole("banner").getByText("Your Name")],
    [360, page.getByRole("heading", { level: 1 })],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    const [large, own, small] = [await fontOf(name), await fontOf(slogan.locator("li")), await fontOf(text)];
    expect(own.weight).toBe(large.weight);
    expect(own.size).toBeGreaterThan(small.size * 1.3);
    expect(own.size).toBeLessThanOrEqual(large.size);
    const [over, middle, under] = [await boxIn(slogan), await boxIn(text), await boxIn(button)];
    expect(middle.y - over.y - over.height).toBeGreaterThanOrEqual(20);
    expect(middle.y - over.y - over.height).toBeLessThanOrEqual(40);
    expect(under.y).toBeGreaterThan(middle.y + middle.height);
  }
});

test("the profiles are shown once: in the footer only where the bar has no space for them", async ({ page }) => {
  await page.goto(site.url);
  const linkIn = (part: "banner" | "contentinfo") => page.getByRole(part).getByRole("link", { name: "GitHub" });
  await page.setViewportSize({ width: 1280, height: 900 });
  await expect(linkIn("banner")).toBeVisible();
  await expect(linkIn("contentinfo")).toBeHidden();
  await expect(page.getByRole("contentinfo").getByRole("link", { name: "@" }).first()).toBeVisible();
  await page.setViewportSize({ width: 360, height: 780 });
  await expect(linkIn("banner")).toBeHidden();
  await expect(linkIn("contentinfo")).toBeVisible();
});

test("a heading and a role of the owner's own words are seen beside the rail", async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto(new URL("own/", site.url).href);
  await expect(page.getByRole("heading", { level: 1, name: "Circuits and code" })).toBeVisible();
  expect(await seenWidth(page)).toBeGreaterThan(200);
  expect((await boxOf(page, "main >> text=to the last pixel >> nth=0")).width).toBeGreaterThan(200);
});

test("a rail that is higher than the window can be reached to its foot", async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 340 });
  await page.goto(site.url);
  const room = await page.locator("header").evaluate((rail) => rail.scrollHeight - rail.clientHeight);
  expect(room).toBeGreaterThan(0);
  const control = page.getByRole("banner").getByRole("button").last();
  await control.focus();
  await expect(control).toBeInViewport({ ratio: 1 });
  expect(await page.evaluate(() => scrollY)).toBe(0);
});

test("at 400 % the rail is a bar again, which goes with the page", async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 256 });
  await page.goto(site.url);
  const [bar, main] = [await boxOf(page, "header"), await boxOf(page, "main")];
  expect(bar.width).toBeGreaterThan(300);
  expect(bar.y + bar.height).toBeLessThanOrEqual(main.y);
  await expect(page.locator("header")).toHaveCSS("position", "static");
});
