import puppeteer, { type Browser, type Page } from "puppeteer-core";
import type { Driver, Engine, Settings, Size, Start } from "./driver.ts";

/** Firefox as its visitors have it, by WebDriver BiDi: no other program stands between. */
export function firefoxEngine(executablePath: string): Engine {
  return {
    start: async (how) => {
      const browser = await puppeteer.launch({
        browser: "firefox",
        executablePath,
        defaultViewport: null,
        extraPrefsFirefox: firefoxPreferences(how),
      });
      return drive(browser, await browser.newPage(), () => browser.close());
    },
    tellsMessages: true,
  };
}

function firefoxPreferences({ settings, proxyPort }: Start): Record<string, unknown> {
  const proxy = (kind: string) => ({
    [`network.proxy.${kind}`]: "127.0.0.1",
    [`network.proxy.${kind}_port`]: proxyPort,
  });
  return {
    // Without a window, the page is to have the focus all the same, and the mouse to be one.
    "focusmanager.testmode": true,
    "ui.primaryPointerCapabilities": 6,
    // The Tab key reaches links, too, as on every system but one.
    "accessibility.tabfocus": 7,
    "javascript.enabled": settings.scripts,
    "ui.prefersReducedMotion": settings.motion === "reduced" ? 1 : 0,
    "ui.systemUsesDarkTheme": settings.colors === "dark" ? 1 : 0,
    // Pages follow the system.
    "layout.css.prefers-color-scheme.content-override": 2,
    "network.proxy.type": 1,
    ...proxy("http"),
    ...proxy("ssl"),
  };
}

/** Drives the first tab of a Chromium that is already running, however old; `end` is what ends it. */
export async function driveOldChromium(browserURL: string, settings: Settings, end: () => void): Promise<Driver> {
  const browser = await puppeteer.connect({ browserURL, defaultViewport: null });
  const [page] = await browser.pages();
  if (!page) throw new Error("The browser has no tab.");
  await page.setJavaScriptEnabled(settings.scripts);
  await page.emulateMediaFeatures([
    { name: "prefers-color-scheme", value: settings.colors },
    { name: "prefers-reduced-motion", value: settings.motion === "reduced" ? "reduce" : "no-preference" },
  ]);
  return drive(browser, page, async () => {
    await browser.disconnect();
    end();
  });
}

async function drive(browser: Browser, page: Page, close: () => Promise<void>): Promise<Driver> {
  const messages: string[] = [];
  page.on("console", (message) => {
    if (["error", "warn"].includes(message.type())) messages.push(message.text());
  });
  page.on("pageerror", (error) => messages.push(String(error)));
  return {
    version: await browser.version(),
    goto: async (url, size) => {
      await resize(page, size);
      await page.goto(url, { waitUntil: "domcontentloaded" });
    },
    evaluate: <Value>(expression: string) => page.evaluate<[], () => Value>(expression),
    press: async (key, withShift) => {
      if (withShift) await page.keyboard.down("Shift");
      await page.keyboard.press(key);
      if (withShift) await page.keyboard.up("Shift");
    },
    click: (x, y) => page.mouse.click(x, y),
    wheel: async (x, y, pixels) => {
      await page.mouse.move(x, y);
      await page.mouse.wheel({ deltaY: pixels });
    },
    takeMessages: () => messages.splice(0),
    close,
  };
}

/** Resizes the page; the tool goes on to turn the screen, which Firefox of its year 2025 can't do, nor need. */
async function resize(page: Page, size: Size): Promise<void> {
  try {
    await page.setViewport(size);
  } catch (error) {
    if (!String(error).includes("setScreenOrientationOverride")) throw error;
  }
}
