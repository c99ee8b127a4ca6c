import { enginePackages, findFirefox, findMiniBrowser, findQtPython } from "../setup/engine-programs.ts";
import { findTestBrowser } from "../setup/test-browser.ts";
import { chromiumEngine, oldChromiumEngine } from "./drivers/chromium.ts";
import type { Engine } from "./drivers/driver.ts";
import { firefoxEngine } from "./drivers/firefox.ts";
import { webKitEngine } from "./drivers/webkit.ts";

export type EngineName = "Chromium" | "Firefox" | "WebKit" | "Chromium 102";

/** The engine, or why it is missing on this machine. */
export async function findEngine(name: EngineName): Promise<Engine | string> {
  if (name === "Chromium") return chromiumEngine(await findTestBrowser());
  const [path, makeEngine] = {
    Firefox: [findFirefox(), firefoxEngine] as const,
    WebKit: [findMiniBrowser(), webKitEngine] as const,
    "Chromium 102": [findQtPython(), oldChromiumEngine] as const,
  }[name];
  return path ? makeEngine(path) : `it is not installed: install Debian's ${enginePackages[name].join(", ")}`;
}
