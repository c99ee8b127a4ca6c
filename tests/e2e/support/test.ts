import { type BrowserContext, test as base, expect, type Page } from "@playwright/test";
import { enter } from "./landing.ts";

export interface SiteOptions {
  /** What this test provokes: messages of the console, errors and requests that match are not held against it. */
  tolerated: RegExp | undefined;
}

interface SiteFixtures {
  /** The address of the site's home page. */
  site: URL;
  pageErrors: undefined;
  /**
   * A page of the site without the landing overlay, only to look at: consecutive tests share it. A test that
   * clicks, types or changes anything takes its own `page`. Its screen may be resized, and its media changed.
   */
  lookAt: (path?: string) => Promise<Page>;
}

/** The page that the tests of a worker look at. */
interface View {
  page: Page;
  /** Its key: its address, and whether its scripts run. */
  name: string;
  pageErrors: string[];
}

/**
 * A test on the site. It fails, whatever else it finds, when the page logs an error or warning, throws, loses a
 * request, or asks anything of another host.
 */
export const test = base.extend<SiteOptions & SiteFixtures, { held: { view?: View } }>({
  tolerated: [undefined, { option: true }],
  site: async ({ baseURL }, use) => use(new URL(baseURL ?? "")),
  pageErrors: [
    async ({ context, site, tolerated }, use) => {
      const pageErrors = watchPageErrors(context, site);
      await use(undefined);
      expect(pageErrors.filter((pageErrors) => !tolerated?.test(pageErrors))).toEqual([]);
    },
    { auto: true },
  ],
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from it that nothing else is needed
  held: [async ({}, use) => use({}), { scope: "worker" }],
  lookAt: async ({ browser, held, site, tolerated, javaScriptEnabled, colorScheme, viewport }, use) => {
    await use(async (path = "./") => {
      const name = `${new URL(path, site).href}, ${javaScriptEnabled ? "with" : "without"} scripts`;
      if (held.view?.name !== name) {
        await held.view?.page.context().close();
        const context = await browser.newContext();
        const pageErrors = watchPageErrors(context, site);
        held.view = { name, page: await context.newPage(), pageErrors };
        await enter(held.view.page, path);
      }
      const { page } = held.view;
      if (viewport) await page.setViewportSize(viewport);
      await page.emulateMedia({ media: null, colorScheme });
      await page.evaluate(() => scrollTo(0, 0));
      return page;
    });
    expect(held.view?.pageErrors.splice(0).filter((pageErrors) => !tolerated?.test(pageErrors))).toEqual([]);
  },
});

/** Collects what the pages of a context do that no page should. */
function watchPageErrors(context: BrowserContext, site: URL): string[] {
  const pageErrors: string[] = [];
  context.on("console", (message) => {
    if (message.type() === "error" || message.type() === "warning") pageErrors.push(`console: ${message.text()}`);
  });
  context.on("weberror", (error) => pageErrors.push(`thrown: ${error.error()}`));
  context.on("request", (request) => {
    const url = new URL(request.url());
    if (url.origin !== site.origin && url.protocol.startsWith("http")) pageErrors.push(`elsewhere: ${url.href}`);
  });
  context.on("response", (response) => {
    if (response.status() >= 400) pageErrors.push(`status ${response.status()}: ${response.url()}`);
  });
  context.on("requestfailed", (request) => {
    const reason = request.failure()?.errorText;
    // The browser itself gives up what a page that is left was still asking for.
    if (reason !== "net::ERR_ABORTED") pageErrors.push(`lost: ${request.url()} ${reason}`);
  });
  return pageErrors;
}

export { expect };
