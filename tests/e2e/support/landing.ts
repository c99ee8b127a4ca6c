import type { Page } from "@playwright/test";

/** Opens a page of the site and brings the greeting's own leaving to its end, as if its time had passed. */
export async function enter(page: Page, path = "./"): Promise<void> {
  await page.goto(path);
  await finishLanding(page);
}

/** Brings the greeting's leaving to its end, as if its time had passed, and lets the page's scripts know of it. */
export async function finishLanding(page: Page): Promise<void> {
  // The fallback page has no greeting.
  await page.locator("[data-landing]").evaluateAll(async (overlays) => {
    const areScriptsAlive = document.documentElement.matches("[data-alive]");
    for (const overlay of overlays) {
      const leaving = overlay.getAnimations().filter((animation) => animation.playState !== "finished");
      const ended = new Promise((resolve) => overlay.addEventListener("animationend", resolve, { once: true }));
      for (const animation of leaving) animation.finish();
      if (leaving.length > 0 && areScriptsAlive) await ended;
    }
  });
}
