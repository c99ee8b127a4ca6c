import { findBrowser } from "../../scripts/lib/pdf/find-browser.ts";
import { findOnPath } from "./on-path.ts";

/** Debian's Chromium without a window: the same pages for half of the work. */
export const shellPackage = "chromium-headless-shell";

/** The variable of the environment that names the whole browser. */
export const wholeBrowser = "WHOLE_BROWSER_PATH";

/** The browser that tests look at pages with. */
export async function findTestBrowser(): Promise<string> {
  return findShell() ?? (await findBrowser());
}

/** The path of headless Chromium, if it is installed and no other browser is chosen. */
export function findShell(): string | undefined {
  return process.env.CHROME_PATH ? undefined : findOnPath(shellPackage);
}
