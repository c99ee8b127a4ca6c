import { existsSync } from "node:fs";
import { type BrowserType, chromium, firefox, webkit } from "@playwright/test";
import { enginePackages, findFirefox, findMiniBrowser, findQtPython } from "../setup/engine-programs.ts";
import { findTestBrowser } from "../setup/test-browser.ts";
import type { Engine } from "./drivers/driver.ts";
import { firefoxEngine } from "./drivers/firefox.ts";
import { oldChromiumEngine } from "./drivers/old-chromium.ts";
import { playwrightEngine } from "./drivers/playwright.ts";
import { webKitEngine } from "./drivers/webkit.ts";

/** An engine that is there; or why it isn't. */
type Found = Engine | string;

/** Each engine, and how it is found on this machine. */
export const engines = {
  Chromium: async () => playwrightEngine(chromium, await findTestBrowser()),
  Firefox: async () => {
    const path = findFirefox();
    return path ? firefoxEngine(path) : findOfPlaywright(firefox, enginePackages.Firefox);
  },
  WebKit: async () => {
    const path = findMiniBrowser();
    return path ? webKitEngine(path) : findOfPlaywright(webkit, enginePackages.WebKit);
  },
  "Chromium 102": async () => {
    const python = findQtPython();
    return python ? oldChromiumEngine(python) : "it is not installed: it stands in Debian's python3-pyqt6.qtwebengine";
  },
} satisfies Record<string, () => Promise<Found>>;

export type EngineName = keyof typeof engines;

/** Playwright's own build of an engine. It may be there and yet not start, for want of the system's libraries. */
async function findOfPlaywright(type: BrowserType, packages: readonly string[]): Promise<Found> {
  const path = type.executablePath();
  const remedy = `install Debian's ${packages.join(", ")}, or run "npx playwright install --with-deps ${type.name()}"`;
  if (!existsSync(path)) return `it is not installed: ${remedy}`;
  try {
    await (await type.launch()).close();
    return playwrightEngine(type, path);
  } catch (error) {
    return `Playwright's build does not start here (${error instanceof Error ? error.message.split("\n")[0] : error}): ${remedy}`;
  }
}
