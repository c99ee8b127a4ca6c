import type { Page } from "@playwright/test";

/** Collects what a page logs as an error or warning and what it throws; React reports a failed hydration this way. */
export function collectPageErrors(page: Page): string[] {
  const pageErrors: string[] = [];
  page.on("console", (message) => {
    if (message.type() === "error" || message.type() === "warning") pageErrors.push(message.text());
  });
  page.on("pageerror", (error) => pageErrors.push(String(error)));
  return pageErrors;
}
