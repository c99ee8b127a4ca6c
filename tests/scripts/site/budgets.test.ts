import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type Browser, chromium } from "@playwright/test";
import { afterAll, beforeAll, expect, test } from "vitest";
import { listFiles } from "../../../scripts/lib/files/hash-files.ts";
import { browserArguments } from "../../../scripts/lib/pdf/find-browser.ts";
import { type SiteServer, serveSite } from "../../../scripts/lib/serve/serve-site.ts";
import { buildSite } from "../../../scripts/lib/site/build-site.ts";
import { eventsPath, ownPath } from "../../../src/dev/channel.ts";
import { editorPagePath, tokenHeader, tokenMeta } from "../../../src/editor/protocol.ts";
import { budgets, type SiteWeight, weighSite } from "../../bench/support/weigh-site.ts";
import { findTestBrowser } from "../../setup/test-browser.ts";
import { sampleFile } from "../../support/sample.ts";

const pages = ["", "about/", "project/", "skills/", "contact/"];

let folder: string;
let browser: Browser;
let server: SiteServer;
let weight: SiteWeight;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "budgets-"));
  const site = join(folder, "site");
  await buildSite(sampleFile, site);
  server = await serveSite(site, { base: "", port: 0 });
  browser = await chromium.launch({ executablePath: await findTestBrowser(), args: browserArguments() });
  weight = await weighSite(browser, { url: server.url, folder: site }, pages);
});

afterAll(async () => {
  await browser?.close();
  await server?.close();
  await rm(folder, { recursive: true, force: true });
});

test("no page loads more JavaScript than its budget before the visitor touches it", () => {
  expect(weight.scriptsBeforeInteraction.size).toBe(2 * pages.length);
  const tooHeavy = [...weight.scriptsBeforeInteraction].filter(([, bytes]) => bytes > budgets.scriptsBeforeInteraction);
  expect(tooHeavy).toEqual([]);
});

test("each page does load the application's script, so that there is something to limit", () => {
  expect(Math.min(...weight.scriptsBeforeInteraction.values())).toBeGreaterThan(1_000);
});

test("no file has anything of the dev server or the editor", async () => {
  const files = await listFiles(join(folder, "site"));
  expect(files.length).toBeGreaterThan(2 * pages.length);
  const strings = [ownPath, eventsPath, editorPagePath, tokenHeader, tokenMeta];
  for (const file of files) {
    const text = await readFile(file, "latin1");
    expect({ file, found: strings.filter((one) => text.includes(one)) }).toEqual({ file, found: [] });
  }
});

test("all scripts together keep within the budget of the whole application", () => {
  expect(weight.wholeApplication).toBeGreaterThan(Math.max(...weight.scriptsBeforeInteraction.values()));
  expect(weight.wholeApplication).toBeLessThanOrEqual(budgets.wholeApplication);
});

test("home's document with its styles keeps within its budget", () => {
  expect(weight.homeDocument).toBeGreaterThan(1_000);
  expect(weight.homeDocument).toBeLessThanOrEqual(budgets.homeDocument);
});
