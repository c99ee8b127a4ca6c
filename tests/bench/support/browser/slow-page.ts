import type { BrowserContext, Page } from "@playwright/test";
import type { BenchContext } from "../../section.ts";
import { watchPage } from "./page-watch.ts";

/** How many times slower than this machine the visitor's is taken to be, as on Lighthouse's mobile profile. */
export const slowdown = 4;

/** Opens a page as a visitor with a slow phone has it, watched from its first moment on; `use` is given the page. */
export async function withSlowPage<T>(
  { browser }: Pick<BenchContext, "browser">,
  use: (page: Page) => Promise<T>,
): Promise<T> {
  const context = await browser.newContext({
    viewport: { width: 412, height: 823 },
    deviceScaleFactor: 1.75,
    isMobile: true,
    hasTouch: true,
    colorScheme: "light",
  });
  // What is slow is to be measured, not to end the run.
  context.setDefaultTimeout(120_000);
  try {
    await keepNames(context);
    await context.addInitScript(watchPage);
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await session.send("Emulation.setCPUThrottlingRate", { rate: slowdown });
    return await use(page);
  } finally {
    await context.close();
  }
}

/** An element as the page has it: scripts are compiled without the browser's types. */
type InPage = HTMLElement & { getBoundingClientRect: () => { bottom: number } };

/** The loader of these scripts wraps functions in a helper that keeps their names; the page has none. */
export async function keepNames(context: BrowserContext): Promise<void> {
  await context.addInitScript("globalThis.__name = (value) => value");
}

/**
 * Sends the greeting off as a visitor does who doesn't wait for its end, by a press, and waits until it is gone.
 * Where there is none, nothing is done.
 */
export async function skipLanding(page: Page): Promise<void> {
  const greeting = page.locator("[data-landing]");
  if ((await greeting.count()) === 0) return;
  // At the page's edge there is nothing to act upon, should the greeting be gone just now.
  await page.mouse.click(2, 500);
  await greeting.evaluate(async (element: InPage) => {
    while (element.getBoundingClientRect().bottom > 0) await new Promise((resolve) => setTimeout(resolve, 50));
  });
}
