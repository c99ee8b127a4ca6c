import type { Page } from "@playwright/test";

/** Goes down a page as a visitor does, so that every picture comes. */
export async function scrollThrough(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (const image of document.querySelectorAll<HTMLImageElement>("main img")) {
      if (!image.checkVisibility()) continue;
      image.scrollIntoView({ behavior: "instant" });
      // `decode` fails where another file takes the picture's place meanwhile, as one that moves does.
      while (!image.complete || image.naturalWidth === 0) {
        await new Promise((resolve, reject) => {
          image.addEventListener("load", resolve, { once: true });
          image.addEventListener("error", () => reject(new Error(`${image.currentSrc} is no picture`)), { once: true });
        });
      }
    }
  });
}
