import { execFile } from "node:child_process";
import { mkdtemp, rm } from "node:fs/promises";
import { createServer, type Server } from "node:https";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { promisify } from "node:util";
import type { Page } from "@playwright/test";
import { listen } from "../../../scripts/lib/serve/listen.ts";
import type { SiteServer } from "../../../scripts/lib/serve/serve-site.ts";
import { findFreePort } from "../../setup/free-port.ts";
import { findNginx, startNginx } from "../../setup/nginx.ts";
import { buildTestSite } from "../../support/build-test-site.ts";
import { findViolations } from "../support/accessibility.ts";
import { expect } from "../support/test.ts";
import { test } from "./nginx.ts";

/** What the service has taken, a message each. */
const taken: URLSearchParams[] = [];

let folder: string;
let service: Server;
let action: string;
let site: SiteServer;

/** A local form service. It redirects each sender to the address that the form names. */
async function startService(): Promise<number> {
  const parts = "req -x509 -newkey ec -pkeyopt ec_paramgen_curve:prime256v1 -nodes -days 2 -subj /CN=127.0.0.1";
  const { stdout: identity } = await promisify(execFile)("openssl", [...parts.split(" "), "-keyout", "-", "-out", "-"]);
  service = createServer({ key: identity, cert: identity }, async (request, response) => {
    const message = new URLSearchParams(await text(request));
    if (request.method === "POST") taken.push(message);
    response.writeHead(303, { location: message.get("_next") ?? "/" }).end();
  });
  return listen(service, 0);
}

test.beforeAll(async () => {
  const nginx = await findNginx();
  test.skip(!nginx, "There is no nginx here, and none can be installed: only root on Debian may do so.");
  folder = await mkdtemp(join(tmpdir(), "form-"));
  action = `https://127.0.0.1:${await startService()}/take`;
  const port = await findFreePort();
  const built = await buildTestSite(folder, {
    version: 1,
    allow: ["third-party-form"],
    site: { title: "Asha Rao", description: "Engineer.", url: `http://127.0.0.1:${port}/` },
    profile: { name: "Asha Rao", role: "Engineer", emails: [], links: [] },
    landing: { hidden: true },
    pages: [
      { path: "/", title: "Home", blocks: [{ type: "hero" }] },
      {
        path: "/write",
        title: "Write",
        description: "Write to me.",
        blocks: [
          {
            type: "form",
            title: "Write to me",
            action,
            fields: [
              { name: "email", label: "Your e-mail address", kind: "email", required: true },
              { name: "message", label: "Your message", kind: "long", required: true },
            ],
            thanks: "It is on its way.",
            privacy: "It goes to a service on this machine.",
          },
        ],
      },
    ],
  });
  site = await startNginx(nginx ?? "", built, "", port);
});

test.afterAll(async () => {
  await site?.close();
  service?.close();
  service?.closeAllConnections();
  await rm(folder, { recursive: true, force: true });
});

const policyOf = (page: Page) => page.locator("meta[http-equiv]").getAttribute("content");
const link = (page: Page, name: string) => page.getByRole("banner").getByRole("link", { name });

async function write(page: Page, message: string): Promise<void> {
  await page.getByLabel("Your e-mail address").fill("ravi@example.com");
  await page.getByLabel("Your message").fill(message);
  await page.getByRole("button", { name: "Send" }).click();
}

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? "a form" : "a form, without JavaScript", () => {
    test.use({
      javaScriptEnabled,
      ignoreHTTPSErrors: true,
      // The site and the service are at ports of their own.
      tolerated: /^elsewhere: https?:\/\/127\.0\.0\.1:/,
    });

    test("that is reached by a link is posted by the browser itself, and the page says what came of it", {
      tag: javaScriptEnabled ? "@journey" : [],
    }, async ({ page, nginx: _running, violations }) => {
      await page.goto(site.url);
      expect(await policyOf(page)).toContain("form-action 'none'");
      await link(page, "Write").click();
      await expect(page).toHaveTitle(/^Write/);
      expect(await policyOf(page)).toContain(`form-action ${new URL(action).origin} 'self'`);
      const thanks = page.getByText("It is on its way.");
      await expect(thanks).toBeHidden();
      await expect(page.getByText("It goes to a service on this machine.")).toBeVisible();

      taken.length = 0;
      await page.getByRole("button", { name: "Send" }).click();
      await expect(page.getByLabel("Your e-mail address")).toBeFocused();
      expect(taken).toEqual([]);

      const message = 'A "<b>question</b>"; & more = 100 %\n— yours';
      await write(page, message);
      await expect(page).toHaveURL(/\/write\/#form_1_sent$/);
      await expect(thanks).toBeVisible();
      await expect(thanks).toBeFocused();
      expect(taken.map((each) => [...each])).toEqual([
        [
          ["email", "ravi@example.com"],
          ["message", message.replace("\n", "\r\n")],
          ["_next", `${site.url}write/#form_1_sent`],
          ["_gotcha", ""],
        ],
      ]);
      expect(violations).toEqual([]);
    });
  });
}

test.describe("the pages around a form", () => {
  test.use({ ignoreHTTPSErrors: true, tolerated: /^elsewhere: https?:\/\/127\.0\.0\.1:|Content Security Policy/ });

  test("are documents of their own, so that none allows what another's policy does", async ({
    page,
    nginx: _running,
    violations,
  }) => {
    const mark = () => page.evaluate(() => document.body.setAttribute("data-same-document", ""));
    const marked = page.locator("body[data-same-document]");
    await page.goto(site.url);
    await mark();
    await link(page, "Write").hover();
    await link(page, "Write").click();
    await expect(page).toHaveTitle(/^Write/);
    await expect(marked).toHaveCount(0);
    await mark();
    await link(page, "Home").click();
    await expect(page).toHaveURL(site.url);
    await expect(marked).toHaveCount(0);
    await page.goBack();
    await expect(page).toHaveTitle(/^Write/);
    await page.goForward();
    await expect(page).toHaveURL(site.url);

    taken.length = 0;
    await page.evaluate((address) => {
      const form = document.body.appendChild(document.createElement("form"));
      Object.assign(form, { action: address, method: "post" });
      form.submit();
    }, action);
    await expect.poll(() => violations.map(({ directive }) => directive)).toEqual(["form-action"]);
    expect(taken).toEqual([]);
  });

  test("leave a form's page accessible, before and after it was sent, with room for fingers", async ({
    page,
    nginx: _running,
  }) => {
    for (const colorScheme of ["light", "dark"] as const) {
      await page.emulateMedia({ colorScheme });
      for (const anchor of ["", "#form_1_sent"]) {
        await page.goto(`${site.url}write/${anchor}`);
        await expect(page.getByRole("form", { name: "Write to me" })).toBeVisible();
        expect(await findViolations(page)).toEqual([]);
      }
    }
    for (const target of await page.locator("form :is(input, textarea, button):visible").all()) {
      expect((await target.boundingBox())?.height).toBeGreaterThanOrEqual(44);
    }
  });
});
