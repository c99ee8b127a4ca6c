import type { Page } from "@playwright/test";

/** Collects what a page logs as an error or warning and what it throws; React tells of a failed hydration so. */
export function collectTrouble(page: Page): string[] {
  const troubles: string[] = [];
  page.on("console", (message) => {
    if (message.type() === "error" || message.type() === "warning") troubles.push(message.text());
  });
  page.on("pageerror", (error) => troubles.push(String(error)));
  return troubles;
}
