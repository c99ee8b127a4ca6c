import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "@playwright/test";
import { type SiteServer, serveSite } from "../../../scripts/lib/serve/serve-site.ts";
import { buildTestSite } from "../../support/build-test-site.ts";
import { answerForCounters } from "../support/counters.ts";
import { untilNetworkRests } from "../support/network.ts";
import { collectPageErrors } from "../support/page-errors.ts";

let folder: string;
let server: SiteServer;

test.beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "visits-"));
  const built = await buildTestSite(folder, {
    version: 1,
    site: {
      title: "Asha Rao",
      description: "Engineer.",
      url: "https://asha.example/work/",
      analytics: { kind: "goatcounter", address: "https://asha.goatcounter.com/" },
    },
    profile: { name: "Asha Rao", role: "Engineer", emails: [], links: [] },
    landing: { hidden: true },
    pages: [
      { path: "/", title: "Home", blocks: [{ type: "hero" }] },
      { path: "/about", title: "About", description: "About me.", blocks: [{ type: "heading", text: "About" }] },
    ],
  });
  server = await serveSite(built, { base: "/work", port: 0 });
});

test.afterAll(async () => {
  await server?.close();
  await rm(folder, { recursive: true, force: true });
});

const visits = (...paths: string[]) => paths.map((path) => ({ path, referrer: undefined }));

test("each page that a visitor sees is counted once, loaded or come to, and no more is told than its path", {
  tag: "@journey",
}, async ({ page }) => {
  const pageErrors = collectPageErrors(page);
  const counted = await answerForCounters(page.context());
  await page.goto(`${server.url}?secret=1#x`);
  await expect.poll(() => counted).toEqual(visits("/work/"));
  const link = (name: string) => page.getByRole("banner").getByRole("link", { name });
  for (const [name, path] of [
    ["About", "about/"],
    ["Home", ""],
  ] as const) {
    await link(name).click();
    await expect(page).toHaveURL(server.url + path);
  }
  await page.goBack();
  await expect.poll(() => counted).toEqual(visits("/work/", "/work/about/", "/work/", "/work/about/"));
  await untilNetworkRests(page);
  expect(counted).toHaveLength(4);
  expect(pageErrors).toEqual([]);
});

test("an unknown address is not counted", async ({ page }) => {
  const counted = await answerForCounters(page.context());
  await page.goto(`${server.url}nothing/`);
  await untilNetworkRests(page);
  expect(counted).toEqual([]);
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("a page that is loaded is counted all the same", async ({ page }) => {
    const counted = await answerForCounters(page.context());
    await page.goto(`${server.url}about/`);
    await expect.poll(() => counted).toEqual(visits("/work/about/"));
  });
});
