import type { Page } from "@playwright/test";
import { paths } from "./support/content.ts";
import { findOverflow, findOverlap } from "./support/layout.ts";
import { expect, test } from "./support/test.ts";

const widths = [320, 360, 599, 600, 768, 899, 900, 1024, 1199, 1200, 1440, 1536, 1920];

for (const path of [...paths, "no-such-page/"]) {
  test.describe(`on ${path}`, () => {
    test.use({ tolerated: path === "no-such-page/" ? /status 404|status of 404/ : undefined });

    test("nothing stands out of the screen from 320 to 1920 pixels", async ({ page }) => {
      await page.goto(path);
      // Open items have more in them than closed ones.
      await page.locator("details").evaluateAll((all) => {
        for (const one of all) one.setAttribute("open", "");
      });
      for (const width of widths) {
        await page.setViewportSize({ width, height: 800 });
        expect.soft(await findOverflow(page), `at ${width}`).toEqual([]);
      }
    });

    test("no text is cut off or covered by its neighbour", async ({ page }) => {
      await page.goto(path);
      for (const width of [320, 768, 1440]) {
        await page.setViewportSize({ width, height: 800 });
        expect.soft(await findOverlap(page), `at ${width}`).toEqual([]);
      }
    });
  });
}

/** How much of the screen has moved without being asked to (Cumulative Layout Shift). */
const shiftOf = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let sum = 0;
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) sum += (entry as PerformanceEntry & { value: number }).value;
        }).observe({ type: "layout-shift", buffered: true });
        // What was buffered is told before the second frame from now.
        requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(() => resolve(sum), 50)));
      }),
  );

for (const path of paths) {
  test(`nothing on ${path} jumps while it loads and comes to life`, async ({ page }) => {
    await page.goto(path);
    await page.waitForLoadState("networkidle");
    expect(await shiftOf(page)).toBe(0);
  });
}

test("the greeting's leaving does not count as a jump of the page", async ({ page }) => {
  await page.goto("./");
  await page.locator("[data-landing]").evaluate((overlay) =>
    Promise.all(
      overlay.getAnimations().map((animation) => {
        animation.currentTime = 4900;
        return animation.finished;
      }),
    ),
  );
  expect(await shiftOf(page)).toBeLessThan(0.01);
});
