import { fileURLToPath } from "node:url";
import puppeteer from "puppeteer-core";
import { findFreePort } from "../../setup/free-port.ts";
import type { Driver, Engine, Start } from "./driver.ts";
import { holdPrograms, untilAnswers } from "./programs.ts";
import { drivePage } from "./puppeteer.ts";

/** The Chromium 102 that stands in Debian's Qt, for those whose browser gets no newer. */
export function oldChromiumEngine(python: string): Engine {
  return { start: (how) => start(python, how), tellsMessages: true };
}

async function start(python: string, { settings, proxyPort }: Start): Promise<Driver> {
  const programs = holdPrograms();
  const port = await findFreePort();
  const flags = [
    "--no-sandbox",
    "--remote-allow-origins=*",
    `--proxy-server=http://127.0.0.1:${proxyPort}`,
    "--proxy-bypass-list=localhost",
  ];
  const script = fileURLToPath(new URL("qt-browser.py", import.meta.url));
  const browserURL = `http://127.0.0.1:${port}`;
  const program = programs.start(python, [script], {
    env: {
      ...process.env,
      QT_QPA_PLATFORM: "offscreen",
      QTWEBENGINE_DISABLE_SANDBOX: "1",
      QTWEBENGINE_REMOTE_DEBUGGING: `127.0.0.1:${port}`,
      QTWEBENGINE_CHROMIUM_FLAGS: flags.join(" "),
    },
  });
  try {
    await untilAnswers(`${browserURL}/json/version`, program);
    const browser = await puppeteer.connect({ browserURL, defaultViewport: null });
    const [page] = await browser.pages();
    if (!page) throw new Error("The browser has no tab.");
    await page.setJavaScriptEnabled(settings.scripts);
    await page.emulateMediaFeatures([
      { name: "prefers-color-scheme", value: settings.colors },
      { name: "prefers-reduced-motion", value: settings.motion === "reduced" ? "reduce" : "no-preference" },
    ]);
    const close = async () => {
      await browser.disconnect();
      programs.end();
    };
    // Without a screen it finds no mouse, and yet it is given one.
    await page.evaluateOnNewDocument(() => {
      const ask = window.matchMedia.bind(window);
      window.matchMedia = (query) => ask(query.replace(/\((?:hover: hover|pointer: fine)\)/g, "(min-width: 0)"));
    });
    // It has no other tabs, and needs none.
    return { ...drivePage(page, await browser.userAgent(), close), renew: async () => {} };
  } catch (error) {
    programs.end();
    throw error;
  }
}
