import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Page } from "@playwright/test";
import { type SiteServer, serveSite } from "../../../scripts/lib/serve/serve-site.ts";
import { buildTestSite } from "../../support/build-test-site.ts";
import { exampleContent } from "../../support/example-content.ts";
import { holdLandingAt, openPage } from "../support/landing.ts";
import { expect, test } from "../support/test.ts";

/** Where the two sites of one host stand. */
const bases = ["/one", "/two"] as const;

let folder: string;
let servers: SiteServer[];

test.beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "landing-once-"));
  servers = [];
  for (const base of bases) {
    // What is not said is the default: it greets once a visit.
    const content = { ...exampleContent(`https://example.com${base}/`), landing: { greeting: `Hello from ${base}` } };
    servers.push(await serveSite(await buildTestSite(join(folder, base), content), { base, port: 0 }));
  }
});

test.afterAll(async () => {
  await Promise.all(servers.map((server) => server.close()));
  await rm(folder, { recursive: true, force: true });
});

test.use({
  // Not the site of the other tests, but this one's own.
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from the pattern what a fixture asks for
  site: async ({}, use) => use(new URL(servers[0]?.url ?? "")),
});

const overlay = (page: Page) => page.locator("[data-landing]");

/** Has each page that opens note in which of its frames the greeting can be seen. */
async function watchLanding(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const look = () => {
      const greeting = document.querySelector("[data-landing]");
      if (greeting && getComputedStyle(greeting).visibility !== "hidden") document.documentElement.dataset.sawIt = "";
      requestAnimationFrame(look);
    };
    look();
  });
}

/** Opens a page of the site; returns whether the greeting was to be seen, in any frame. */
async function isLandingDone(page: Page, url: URL): Promise<boolean> {
  await openPage(page, url.href);
  await page.evaluate(() => new Promise(requestAnimationFrame));
  return page.locator("html").evaluate((root) => root.dataset.sawIt !== undefined);
}

test("it greets on the page that a visit begins with, and in no frame of those that come after", {
  tag: "@journey",
}, async ({ page, site }) => {
  await watchLanding(page);
  expect(await isLandingDone(page, new URL("list/#anchor", site))).toBe(true);
  await holdLandingAt(page, 0);
  await expect(overlay(page)).toBeInViewport();
  for (const path of ["list/", "", "prose/"]) expect(await isLandingDone(page, new URL(path, site)), path).toBe(false);
});

test("a new tab is a new visit", async ({ page, site, context }) => {
  await openPage(page, site.href);
  const other = await context.newPage();
  await watchLanding(other);
  expect(await isLandingDone(other, site)).toBe(true);
});

test("an address that leads to no page takes no greeting away", async ({ page, site, context }) => {
  await context.route(/nowhere/, (route) => route.fetch().then((response) => route.fulfill({ response, status: 200 })));
  await watchLanding(page);
  expect(await isLandingDone(page, new URL("nowhere/", site))).toBe(false);
  await expect(page.getByText("404")).toBeVisible();
  expect(await isLandingDone(page, site)).toBe(true);
});

test("every site of a host greets for itself", async ({ page, site, context }) => {
  const other = new URL(servers[1]?.url ?? "");
  // One host, to the browser.
  await context.route(
    (url) => url.origin === site.origin && url.pathname.startsWith("/two/"),
    async (route) => {
      const request = route.request();
      const url = new URL(new URL(request.url()).pathname, other).href;
      // The other server refuses what names the origin of the first.
      const headers = { ...request.headers(), origin: other.origin };
      await route.fulfill({ response: await route.fetch({ url, headers }) });
    },
  );
  await watchLanding(page);
  expect(await isLandingDone(page, site)).toBe(true);
  expect(await isLandingDone(page, new URL("/two/", site))).toBe(true);
  await holdLandingAt(page, 0);
  await expect(page.getByText("Hello from /two")).toBeVisible();
  expect(await isLandingDone(page, site)).toBe(false);
});

test("it keeps one name for that, while the tab is open", async ({ page, site }) => {
  await openPage(page, site.href);
  const names = await page.evaluate(() => [Object.keys(localStorage), Object.keys(sessionStorage)]);
  expect(names).toEqual([[], ["landing /one"]]);
  expect(await page.context().cookies()).toEqual([]);
});

test("where storage is refused, it greets on every load", async ({ page, site }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, "sessionStorage", {
      get: () => {
        throw new DOMException("refused", "SecurityError");
      },
    });
  });
  await watchLanding(page);
  for (const path of ["", ""]) expect(await isLandingDone(page, new URL(path, site))).toBe(true);
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("it greets on the home page alone, whenever that is loaded", async ({ page, site }) => {
    for (const [path, isShown] of [
      ["", true],
      ["list/", false],
      ["", true],
    ] as const) {
      await page.goto(new URL(path, site).href);
      await holdLandingAt(page, 0);
      await expect(overlay(page)).toBeVisible({ visible: isShown });
    }
  });
});
