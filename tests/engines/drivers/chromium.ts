import { fileURLToPath } from "node:url";
import puppeteer, { type Page } from "puppeteer-core";
import { browserArguments } from "../../../scripts/lib/pdf/find-browser.ts";
import { findFreePort } from "../../setup/free-port.ts";
import type { Engine, Settings, Start } from "./driver.ts";
import { startProgram, untilAnswers } from "./programs.ts";
import { drivePage } from "./puppeteer.ts";

const proxyArguments = (port: number) => [`--proxy-server=http://127.0.0.1:${port}`, "--proxy-bypass-list=localhost"];

/** Without a window Chromium reports no mouse. */
const mouse = [
  "--blink-settings=primaryHoverType=2,availableHoverTypes=2,primaryPointerType=4,availablePointerTypes=4",
];

export function chromiumEngine(executablePath: string): Engine {
  return {
    start: async ({ settings, proxyPort }) => {
      const browser = await puppeteer.launch({
        executablePath,
        defaultViewport: null,
        args: [...browserArguments(), ...mouse, ...proxyArguments(proxyPort)],
        // Scrollbars take their room, as on most large screens.
        ignoreDefaultArgs: ["--hide-scrollbars"],
      });
      const page = await setUpPage(await browser.pages(), settings);
      const driver = drivePage(page, await browser.version(), () => browser.close());
      // What a page that crashed was asked for is never answered.
      const crash = new Promise<never>((_, reject) => page.once("error", reject));
      crash.catch(() => {});
      return {
        ...driver,
        renew: async () => {},
        evaluate: <Value>(expression: string) => Promise.race([driver.evaluate<Value>(expression), crash]),
        goto: async (url, size) => {
          await page.setViewport(size);
          await Promise.race([page.goto(url, { waitUntil: "domcontentloaded" }), crash]);
        },
      };
    },
    tellsMessages: true,
  };
}

/** Chromium 102, which Debian's Qt contains, for visitors whose browser gets no newer. */
export function oldChromiumEngine(python: string): Engine {
  return { start: (how) => startInQt(python, how), tellsMessages: true };
}

async function startInQt(python: string, { settings, proxyPort }: Start) {
  const port = await findFreePort();
  const browserURL = `http://127.0.0.1:${port}`;
  const program = startProgram(python, [fileURLToPath(new URL("qt-browser.py", import.meta.url))], {
    QT_QPA_PLATFORM: "offscreen",
    QTWEBENGINE_DISABLE_SANDBOX: "1",
    QTWEBENGINE_REMOTE_DEBUGGING: `127.0.0.1:${port}`,
    QTWEBENGINE_CHROMIUM_FLAGS: ["--no-sandbox", "--remote-allow-origins=*", ...proxyArguments(proxyPort)].join(" "),
  });
  try {
    await untilAnswers(`${browserURL}/json/version`, program);
    const browser = await puppeteer.connect({ browserURL, defaultViewport: null });
    const page = await setUpPage(await browser.pages(), settings);
    // Without a screen it reports no mouse, although the checks use one.
    await page.evaluateOnNewDocument(() => {
      const ask = window.matchMedia.bind(window);
      window.matchMedia = (query) => ask(query.replace(/\((?:hover: hover|pointer: fine)\)/g, "(min-width: 0)"));
    });
    const close = () => browser.disconnect().finally(program.end);
    return { ...drivePage(page, await browser.userAgent(), close), renew: async () => {} };
  } catch (error) {
    program.end();
    throw error;
  }
}

/** The only tab: settings belong to a tab, so no other one replaces it. */
async function setUpPage([page]: Page[], { scripts, colors, motion }: Settings): Promise<Page> {
  if (!page) throw new Error("The browser has no tab.");
  await page.setJavaScriptEnabled(scripts);
  await page.emulateMediaFeatures([
    { name: "prefers-color-scheme", value: colors },
    { name: "prefers-reduced-motion", value: motion === "reduced" ? "reduce" : "no-preference" },
  ]);
  return page;
}
