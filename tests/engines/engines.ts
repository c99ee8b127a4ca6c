import { existsSync } from "node:fs";
import { delimiter, join } from "node:path";
import { chromium, firefox, webkit } from "@playwright/test";
import { findTestBrowser } from "../setup/test-browser.ts";
import type { Engine } from "./drivers/driver.ts";
import { playwrightEngine } from "./drivers/playwright.ts";
import { firefoxEngine } from "./drivers/puppeteer.ts";
import { webKitEngine } from "./drivers/webkit.ts";

/** An engine that is there; or why it isn't. */
type Find = () => Promise<Engine | string>;

/** Each engine, and how it is found on this machine. */
export const engines = {
  Chromium: async () => playwrightEngine(chromium, await findTestBrowser()),
  Firefox: async () => {
    const path = onPath("firefox-esr");
    if (path) return firefoxEngine(path);
    return ofPlaywright(firefox) ?? "neither Debian's firefox-esr nor Playwright's Firefox is installed";
  },
  WebKit: async () => {
    const missing = ["WebKitWebDriver", "Xvfb", "openbox", "dbus-run-session"].filter((name) => !onPath(name));
    const miniBrowser = findMiniBrowser();
    if (missing.length === 0 && miniBrowser) return webKitEngine(miniBrowser);
    return ofPlaywright(webkit) ?? "neither Debian's webkit2gtk-driver nor Playwright's WebKit is installed";
  },
} satisfies Record<string, Find>;

export type EngineName = keyof typeof engines;

function ofPlaywright(type: typeof chromium): Engine | undefined {
  const path = type.executablePath();
  return existsSync(path) ? playwrightEngine(type, path) : undefined;
}

function onPath(name: string): string | undefined {
  const folders = (process.env.PATH ?? "").split(delimiter).filter(Boolean);
  return folders.map((folder) => join(folder, name)).find((path) => existsSync(path));
}

/** WebKitGTK's own small browser; Debian keeps it beside the library, in a folder named by the machine's kind. */
function findMiniBrowser(): string | undefined {
  return ["x86_64", "aarch64"]
    .map((kind) => `/usr/lib/${kind}-linux-gnu/webkit2gtk-4.1/MiniBrowser`)
    .find((path) => existsSync(path));
}
