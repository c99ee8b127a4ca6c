import type { BrowserType } from "@playwright/test";
import { browserArguments } from "../../../scripts/lib/pdf/find-browser.ts";
import type { Driver, Engine, Start } from "./driver.ts";

/** A browser that Playwright drives: Chromium, or Firefox and WebKit in the builds that it brings along. */
export function playwrightEngine(type: BrowserType, executablePath: string): Engine {
  return { start: (how) => start(type, executablePath, how), tellsMessages: true };
}

async function start(type: BrowserType, executablePath: string, { settings, proxyPort }: Start): Promise<Driver> {
  const browser = await type.launch({
    executablePath,
    args: type.name() === "chromium" ? browserArguments() : [],
    // Scrollbars take their room, as on most large screens.
    ignoreDefaultArgs: ["--hide-scrollbars"],
    proxy: { server: `http://127.0.0.1:${proxyPort}`, bypass: "localhost" },
  });
  const page = await browser.newPage({
    javaScriptEnabled: settings.scripts,
    reducedMotion: settings.motion === "reduced" ? "reduce" : "no-preference",
    colorScheme: settings.colors,
  });
  const messages: string[] = [];
  page.on("console", (message) => {
    if (["error", "warning"].includes(message.type())) messages.push(message.text());
  });
  page.on("pageerror", (error) => messages.push(String(error)));
  return {
    version: `${type.name()} ${browser.version()}`,
    renew: async () => {},
    goto: async (url, size) => {
      await page.setViewportSize(size);
      await page.goto(url, { waitUntil: "domcontentloaded" });
    },
    evaluate: (expression) => page.evaluate(expression),
    press: (key, withShift) => page.keyboard.press(withShift ? `Shift+${key}` : key),
    click: (x, y) => page.mouse.click(x, y),
    wheel: async (x, y, pixels) => {
      await page.mouse.move(x, y);
      await page.mouse.wheel(0, pixels);
    },
    takePicture: () => page.screenshot(),
    takeMessages: () => messages.splice(0),
    close: () => browser.close(),
  };
}
