import puppeteer, { type Browser } from "puppeteer-core";
import type { Engine, Start } from "./driver.ts";
import { drivePage } from "./puppeteer.ts";

/** Firefox as its visitors have it, by WebDriver BiDi, without another program in between. */
export function firefoxEngine(executablePath: string): Engine {
  return {
    start: async (how) => {
      const browser = await launchFirefox(executablePath, preferences(how));
      return drivePage(await browser.newPage(), await browser.version(), () => browser.close());
    },
    tellsMessages: true,
  };
}

/** Starts Firefox without a window. */
export function launchFirefox(executablePath: string, preferences: Record<string, unknown> = {}): Promise<Browser> {
  const always = {
    // Without a window, the page is to have the focus all the same, and the mouse to be one.
    "focusmanager.testmode": true,
    "ui.primaryPointerCapabilities": 6,
    // The Tab key reaches links, too, as on every system but one.
    "accessibility.tabfocus": 7,
  };
  return puppeteer.launch({
    browser: "firefox",
    executablePath,
    defaultViewport: null,
    extraPrefsFirefox: { ...always, ...preferences },
  });
}

function preferences({ settings, proxyPort }: Start): Record<string, unknown> {
  return {
    "javascript.enabled": settings.scripts,
    "ui.prefersReducedMotion": settings.motion === "reduced" ? 1 : 0,
    "ui.systemUsesDarkTheme": settings.colors === "dark" ? 1 : 0,
    // Pages follow the system.
    "layout.css.prefers-color-scheme.content-override": 2,
    "network.proxy.type": 1,
    "network.proxy.http": "127.0.0.1",
    "network.proxy.http_port": proxyPort,
    "network.proxy.ssl": "127.0.0.1",
    "network.proxy.ssl_port": proxyPort,
  };
}
