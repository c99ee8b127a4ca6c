import { setTimeout as wait } from "node:timers/promises";
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
      await goTo(page, url);
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
async function resize(page: Page, size: Size): Promise<void> {
  try {
    await page.setViewport(size);
  } catch (error) {
    if (!String(error).includes("setScreenOrientationOverride")) throw error;
  }
}

/** The interval between looks at the address in milliseconds, and the most looks. */
const pause = 20;
const mostLooks = 2500;

/**
 * Leaves for an address, and waits until its document has been read. Puppeteer's own `goto` waits for ever where Firefox
 * had restored the page before from its memory.
 */
async function goTo(page: Page, url: string): Promise<void> {
  const look = (expression: string) => page.evaluate<[], () => boolean>(expression).catch(() => false);
  const until = async (expression: string) => {
    for (let looks = 0; looks < mostLooks; looks += 1) {
      if (await look(expression)) return;
      await wait(pause);
    }
    throw new Error(`${url} was not come to.`);
  };
  // From a document that is still loading, the next one would take its place in the history.
  await until("document.readyState === 'complete'");
  // Without scripts no timer runs either: it leaves at once, and may not live to answer.
  await look(`(document.documentElement.dataset.leaving = "", location.assign(${JSON.stringify(url)}), true)`);
  await until("document.readyState !== 'loading' && !('leaving' in document.documentElement.dataset)");
}
