import type { Page } from "@playwright/test";
import { enter } from "../support/landing.ts";
import { untilNetworkRests } from "../support/network.ts";
import { expect, test } from "../support/test.ts";
import { enterStopped } from "../support/typing.ts";

/** The root while the scroll library is at work: the library marks it so itself. */
const smooth = (page: Page) => page.locator("html.lenis");

test.use({ viewport: { width: 1280, height: 500 } });

test("a large screen with a mouse scrolls smoothly", { tag: "@journey" }, async ({ page }) => {
  await enter(page);
  await expect(smooth(page)).toBeAttached();
});

test("each frame takes the scroll nearer by the factor 0.1", async ({ page }) => {
  await enterStopped(page, "project/");
  await expect(smooth(page)).toBeAttached();
  await page.clock.runFor(100);
  await page.mouse.move(640, 250);
  await page.mouse.wheel(0, 300);
  const y = () => page.evaluate(() => scrollY);
  // The wheel's event comes some time after; the clock stands still meanwhile.
  await expect(async () => {
    await page.clock.runFor(16);
    expect(await y()).toBeGreaterThan(0);
  }).toPass();
  const before = await y();
  await page.clock.runFor(160);
  // In 60 frames a second of 0.1 each, smoothed: what is left shrinks by exp(-0.1 × 60 × seconds).
  const left = (300 - (await y())) / (300 - before);
  expect(left).toBeGreaterThan(Math.exp(-6 * 0.176) - 0.03);
  expect(left).toBeLessThan(Math.exp(-6 * 0.144) + 0.03);
  await page.clock.runFor(5000);
  await expect.poll(y).toBe(300);
});

test("smooth scrolling goes away with the room for it, and comes again", async ({ page }) => {
  await enter(page);
  await expect(smooth(page)).toBeAttached();
  await page.setViewportSize({ width: 1024, height: 500 });
  await expect(smooth(page)).not.toBeAttached();
  await page.setViewportSize({ width: 1025, height: 500 });
  await expect(smooth(page)).toBeAttached();
});

test("smooth scrolling goes away while less motion is asked for", async ({ page }) => {
  await enter(page);
  await expect(smooth(page)).toBeAttached();
  await page.emulateMedia({ reducedMotion: "reduce" });
  await expect(smooth(page)).not.toBeAttached();
  await page.emulateMedia({ reducedMotion: "no-preference" });
  await expect(smooth(page)).toBeAttached();
});

test("smooth scrolling is removed with the first page's main container and created with the next one's", async ({
  page,
}) => {
  await enter(page);
  await expect(smooth(page)).toBeAttached();
  const states = await page.evaluateHandle(() => {
    const root = document.documentElement;
    const seen = [root.classList.contains("lenis")];
    new MutationObserver(() => {
      const isSmooth = root.classList.contains("lenis");
      if (seen.at(-1) !== isSmooth) seen.push(isSmooth);
    }).observe(root, { attributeFilter: ["class"] });
    return seen;
  });
  await page.getByRole("banner").getByRole("link", { name: "PROJECTS" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "PROJECTS" })).toBeFocused();
  await expect.poll(() => states.jsonValue()).toEqual([true, false, true]);
});

test("the wheel still scrolls a page that was come to without a reload", async ({ page }) => {
  await enter(page);
  await page.getByRole("banner").getByRole("link", { name: "PROJECTS" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "PROJECTS" })).toBeFocused();
  await expect(smooth(page)).toBeAttached();
  await page.mouse.move(640, 250);
  await page.mouse.wheel(0, 300);
  await expect.poll(() => page.evaluate(() => Math.round(scrollY))).toBe(300);
});

test.describe("on a small screen", () => {
  test.use({ viewport: { width: 1024, height: 700 } });

  test("scrolling is the browser's own, and the library is not even fetched", async ({ page }) => {
    const scripts: string[] = [];
    page.on("request", (request) => scripts.push(request.url()));
    await enter(page);
    await untilNetworkRests(page);
    expect(scripts.filter((url) => /lenis/.test(url))).toEqual([]);
    await expect(smooth(page)).not.toBeAttached();
  });
});

test.describe("on a large touch screen", () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 1366, height: 1024 } });

  test("scrolling is the browser's own", async ({ page }) => {
    await enter(page);
    await untilNetworkRests(page);
    await expect(smooth(page)).not.toBeAttached();
  });
});
