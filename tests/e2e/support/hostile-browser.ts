import { test as base } from "@playwright/test";

/**
 * A browser in which a hostile name leads to this machine, as once its owner has changed its DNS record. Chromium's own
 * guard of local addresses is off: other browsers have none.
 */
export const test = base.extend({
  launchOptions: [
    async ({ launchOptions }, use) => {
      const rules = ["--host-resolver-rules=MAP evil.example 127.0.0.1", "--disable-features=LocalNetworkAccessChecks"];
      await use({ ...launchOptions, args: [...(launchOptions.args ?? []), ...rules] });
    },
    { scope: "worker" },
  ],
});
