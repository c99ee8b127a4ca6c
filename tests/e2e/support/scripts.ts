import type { Page } from "@playwright/test";

/** The addresses of all scripts of the site. */
export const scripts = /\/assets\/[^/]+\.js$/;

/** Holds all scripts of the site back until what it returns is called. */
export async function holdScripts(page: Page): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(scripts, (route) => released.then(() => route.continue()));
  return release;
}
