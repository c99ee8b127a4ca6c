import type { Page } from "@playwright/test";

/** Opens a page of the site and brings the greeting's own leaving to its end, as if its time had passed. */
export async function enter(page: Page, path = "./"): Promise<void> {
  await page.goto(path);
  await finishLanding(page);
}

/** Brings the greeting's leaving to its end, as if its time had passed. */
export async function finishLanding(page: Page): Promise<void> {
  // The fallback page has no greeting.
  await page.locator("[data-landing]").evaluateAll((overlays) => {
    for (const animation of overlays.flatMap((overlay) => overlay.getAnimations())) animation.finish();
  });
}
