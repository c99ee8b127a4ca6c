import type { SiteServer } from "../../../scripts/lib/serve/serve-site.ts";
import { findNginx, startNginx } from "../../setup/nginx.ts";
import { sites } from "../../setup/sites.ts";
import { test as base, expect } from "../support/test.ts";

export interface Violation {
  directive: string;
  blocked: string;
  sample: string;
}

/** Where a site was built for these tests. */
export const siteFolder = (name: keyof typeof sites) => process.env[`${sites[name].variable}_FOLDER`] ?? "";

export const test = base.extend<{ violations: Violation[] }, { nginx: SiteServer }>({
  nginx: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from it that nothing else is needed
    async ({}, use) => {
      const nginx = await findNginx();
      base.skip(!nginx, "There is no nginx here, and none can be installed: only root on Debian may do so.");
      const server = await startNginx(nginx ?? "", siteFolder("root"), "");
      await use(server);
      await server.close();
    },
    { scope: "worker" },
  ],
  baseURL: ({ nginx }, use) => use(nginx.url),
  violations: async ({ context }, use) => {
    const violations: Violation[] = [];
    await context.exposeFunction("reportViolation", (violation: Violation) => violations.push(violation));
    await context.addInitScript(() => {
      addEventListener("securitypolicyviolation", ({ violatedDirective, blockedURI, sample }) => {
        const report = Reflect.get(window, "reportViolation");
        report({ directive: violatedDirective, blocked: blockedURI, sample });
      });
    });
    await use(violations);
  },
});

/** Headers of every response, whichever server sends it. */
export const promised = {
  "content-security-policy": expect.stringMatching(/^default-src 'none';.*; frame-ancestors 'none'$/),
  "strict-transport-security": "max-age=63072000",
  "x-content-type-options": "nosniff",
  "referrer-policy": "strict-origin-when-cross-origin",
  "permissions-policy": expect.stringContaining("camera=()"),
  "cross-origin-opener-policy": "same-origin",
};
