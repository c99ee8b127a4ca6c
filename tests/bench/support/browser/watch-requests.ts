import type { Page } from "@playwright/test";

/** How long nothing is asked for before a page counts as done, in milliseconds: an answer often leads to a question. */
const quiet = 700;

/** Follows what a page asks for from now on; returns what waits until it has all it asked for. */
export function watchRequests(page: Page): () => Promise<void> {
  let pending = 0;
  let latest = performance.now();
  const count = (change: number) => () => {
    pending += change;
    latest = performance.now();
  };
  page.on("request", count(1));
  page.on("requestfinished", count(-1));
  page.on("requestfailed", count(-1));
  return async () => {
    latest = performance.now();
    while (pending > 0 || performance.now() - latest < quiet) await page.waitForTimeout(50);
  };
}
