import type { Page } from "@playwright/test";

/** Opens a page of the site and brings the greeting's own leaving to its end, as if its time had passed. */
export async function enter(page: Page, path = "./"): Promise<void> {
  await openPage(page, path);
  await finishLanding(page);
}

/** Opens a page of the site and waits for its scripts. */
export async function openPage(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await untilScriptsAreDone(page);
}

/** Waits until a page's scripts are alive, or known to be lost or unwanted. */
export async function untilScriptsAreDone(page: Page): Promise<void> {
  await page.locator("html[data-alive], html:not([data-js])").waitFor({ state: "attached" });
}

/** Brings the greeting's leaving to its end, as if its time had passed. The fallback page has no greeting. */
export async function finishLanding(page: Page): Promise<void> {
  await page.locator("[data-landing]").evaluateAll((overlays) => {
    for (const overlay of overlays) for (const animation of overlay.getAnimations()) animation.finish();
  });
}

/** Pauses the landing overlay's animation at a time, in milliseconds after the overlay appeared. */
export async function holdLandingAt(page: Page, time: number): Promise<void> {
  await page.locator("[data-landing]").evaluate((overlay, currentTime) => {
    for (const animation of overlay.getAnimations()) {
      animation.pause();
      animation.currentTime = currentTime;
    }
  }, time);
}
