import { expect, type Page, type Request } from "@playwright/test";

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
 * tells of the first time that a document came to rest, and of no later one.
 */
export async function untilNetworkRests(page: Page): Promise<void> {
  let last: Request | undefined;
  let since = Date.now();
  await expect(async () => {
    const requests = await page.requests();
    const isWaiting = requests.some((request) => request.timing().responseEnd < 0 && request.failure() === null);
    if (isWaiting || requests.at(-1) !== last) since = Date.now();
    last = requests.at(-1);
    expect(Date.now() - since, "milliseconds at rest").toBeGreaterThan(500);
  }).toPass({ intervals: [50], timeout: 20_000 });
}
