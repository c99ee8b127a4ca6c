import { defineConfig } from "@playwright/test";
import { browserArguments } from "../../scripts/lib/find-browser.ts";

export default defineConfig({
  testDir: ".",
  globalSetup: "../setup/serve-site.ts",
  outputDir: "../../.cache/playwright",
  reporter: [["list"], ["json", { outputFile: "../../.cache/reports/playwright.json" }]],
  forbidOnly: Boolean(process.env.CI),
  fullyParallel: true,
  retries: 0,
  workers: 2,
  use: {
    // Workers load this file again, after the global set-up has set both.
    baseURL: process.env.SITE_URL,
    launchOptions: { executablePath: process.env.CHROME_PATH, args: browserArguments() },
    trace: "retain-on-failure",
  },
});
