import { setTimeout } from "node:timers/promises";
import type { Page, Request } from "@playwright/test";

/** The addresses of all scripts of the site. */
export const scripts = /\/assets\/[^/]+\.js$/;

/** Holds back what a page asks for at these addresses, until what it returns is called. */
export async function holdRequests(page: Page, addresses: RegExp): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(addresses, (route) => released.then(() => route.continue()));
  return release;
}

/**
 * Waits until a page has asked for nothing, and waited for no answer, for half a second. Playwright's own `networkidle`
 * reports only the first time that a document is idle.
 */
export async function untilNetworkRests(page: Page): Promise<void> {
  let last: Request | undefined;
  do {
    const requests = await page.requests();
    last = requests.at(-1);
    await Promise.all(requests.map((request) => request.response()));
    await setTimeout(500);
  } while ((await page.requests()).at(-1) !== last);
}
