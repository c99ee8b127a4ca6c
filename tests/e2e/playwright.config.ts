import { fileURLToPath } from "node:url";
import { defineConfig } from "@playwright/test";
import { browserArguments } from "../../scripts/lib/pdf/find-browser.ts";
import "../setup/guard-owners-files.cjs";
import { sites } from "../setup/sites.ts";
import type { SiteOptions } from "./support/test.ts";

/**
 * What takes long: run by `npm run test:faults`, and so by CI. Every `npm test` runs of these only the journeys, the
 * tests with that tag: each feature once. The others repeat it in other designs and widths, or while something fails.
 */
const long = [
  "accents",
  "below-the-floor",
  "canvas-input",
  "canvas-owner",
  "dev-content",
  "dev-edits",
  "dev-order",
  "dev-views",
  "dialogs",
  "documents",
  "editor-access",
  "editor-conflicts",
  "editor-owner",
  "editor-lists",
  "editor-pages",
  "editor-posts",
  "every-language",
  "filter",
  "first-moments",
  "five-languages",
  "footer",
  "form",
  "going-back",
  "grids",
  "hostile-content",
  "hostile-page",
  "injections",
  "landing-once",
  "languages",
  "late-files",
  "fonts",
  "long-grid",
  "looks",
  "lost-files",
  "diacritics",
  "motion",
  "old-browsers",
  "pictures",
  "plain-server",
  "policy",
  "portfolios",
  "posts",
  "posts-and-publications",
  "print",
  "protected-contact",
  "rail",
  "refused",
  "search",
  "side-menu",
  "slow-scripts",
  "smooth-scroll",
  "sound-content",
  "states",
  "structure",
  "switcher",
  "third-parties",
  "variants",
  "videos",
  "visitor-preferences",
  "visits",
  "whole-content",
].map((name) => `**/${name}.spec.ts`);

const journey = /@journey/;

/** What a page's address has a part in: tried under a path, too. */
const address = /@address/;

export default defineConfig<SiteOptions>({
  testDir: ".",
  globalSetup: ["../setup/install-programs.ts", "../setup/build-sites.ts"],
  outputDir: "../../.cache/playwright",
  reporter: [
    ["list"],
    ["json", { outputFile: "../../.cache/reports/playwright.json" }],
    [fileURLToPath(import.meta.resolve("../support/seed.ts"))],
  ],
  forbidOnly: Boolean(process.env.CI),
  fullyParallel: true,
  retries: 0,
  workers: 2,
  // Machines that check are busy, and nothing here waits for time to pass: what takes so long hangs.
  timeout: 300_000,
  expect: { timeout: 60_000 },
  use: {
    launchOptions: {
      executablePath: process.env.CHROME_PATH,
      // One process for all pages of a browser, and none for graphics: two cores have enough to do.
      args: [...browserArguments(), "--in-process-gpu", "--renderer-process-limit=1"],
      // Scrollbars take their room, as on most large screens.
      ignoreDefaultArgs: ["--hide-scrollbars"],
    },
    colorScheme: "light",
    // `--trace on` records everything, at a price.
    screenshot: "only-on-failure",
  },
  // Workers load this file again, after the global set-up has set the addresses.
  projects: [
    { name: "root", testIgnore: long, use: { baseURL: process.env[sites.root.variable] } },
    { name: "journeys", testMatch: long, grep: journey, use: { baseURL: process.env[sites.root.variable] } },
    { name: "long", testMatch: long, grepInvert: journey, use: { baseURL: process.env[sites.root.variable] } },
    {
      name: "under-a-path",
      grep: address,
      use: { baseURL: process.env[sites["under-a-path"].variable] },
    },
  ],
});
