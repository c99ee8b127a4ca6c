import type { Page } from "puppeteer-core";
import type { Driver, Size } from "./driver.ts";

/** Drives a page that Puppeteer has a hold of, be it by WebDriver BiDi or by Chromium's own protocol. */
export function drivePage(first: Page, version: string, close: () => Promise<void>): Driver {
  const messages: string[] = [];
  const listen = (to: Page) => {
    to.on("console", (message) => {
      if (["error", "warn"].includes(message.type())) messages.push(message.text());
    });
    to.on("pageerror", (error) => messages.push(String(error)));
    return to;
  };
  let page = listen(first);
  return {
    version,
    renew: async () => {
      const last = page;
      page = listen(await last.browser().newPage());
      await last.close();
    },
    goto: async (url, size) => {
      await resize(page, size);
      await page.goto(url, { waitUntil: "domcontentloaded", timeout: 0 });
    },
    evaluate: <Value>(expression: string) => page.evaluate<[], () => Value>(expression),
    press: async (key, withShift) => {
      if (withShift) await page.keyboard.down("Shift");
      await page.keyboard.press(key === "Space" ? " " : key);
      if (withShift) await page.keyboard.up("Shift");
    },
    click: (x, y) => page.mouse.click(x, y),
    wheel: async (x, y, pixels) => {
      await page.mouse.move(x, y);
      await page.mouse.wheel({ deltaY: pixels });
    },
    takePicture: () => page.screenshot({ captureBeyondViewport: false }),
    takeMessages: () => messages.splice(0),
    close,
  };
}

/** Resizes the page; Puppeteer goes on to turn the screen, which Firefox ESR 140 can't do, nor need. */
export async function resize(page: Page, size: Size): Promise<void> {
  try {
    await page.setViewport(size);
  } catch (error) {
    if (!String(error).includes("setScreenOrientationOverride")) throw error;
  }
}
