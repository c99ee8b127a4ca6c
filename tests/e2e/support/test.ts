import { test as base, expect } from "@playwright/test";

export interface SiteOptions {
  /** What this test provokes: messages of the console, errors and requests that match are not held against it. */
  tolerated: RegExp | undefined;
}

interface SiteFixtures {
  /** The address of the site's home page. */
  site: URL;
  trouble: undefined;
}

/**
 * A test on the site. It fails, whatever else it finds, when the page logs an error or warning, throws, loses a
 * request, or asks anything of another host.
 */
export const test = base.extend<SiteOptions & SiteFixtures>({
  tolerated: [undefined, { option: true }],
  site: async ({ baseURL }, use) => use(new URL(baseURL ?? "")),
  trouble: [
    async ({ context, site, tolerated }, use) => {
      const troubles: string[] = [];
      context.on("console", (message) => {
        if (message.type() === "error" || message.type() === "warning") troubles.push(`console: ${message.text()}`);
      });
      context.on("weberror", (error) => troubles.push(`thrown: ${error.error()}`));
      context.on("request", (request) => {
        const url = new URL(request.url());
        if (url.origin !== site.origin && url.protocol.startsWith("http")) troubles.push(`elsewhere: ${url.href}`);
      });
      context.on("response", (response) => {
        if (response.status() >= 400) troubles.push(`status ${response.status()}: ${response.url()}`);
      });
      context.on("requestfailed", (request) => {
        const reason = request.failure()?.errorText;
        // The browser itself gives up what a page that is left was still asking for.
        if (reason !== "net::ERR_ABORTED") troubles.push(`lost: ${request.url()} ${reason}`);
      });
      await use(undefined);
      expect(troubles.filter((trouble) => !tolerated?.test(trouble))).toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };
