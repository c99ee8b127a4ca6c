import { existsSync } from "node:fs";
import { delimiter, join } from "node:path";
import { findBrowser } from "../../scripts/lib/pdf/find-browser.ts";

/** Debian's Chromium without a window: the same pages for half of the work. */
export const shellPackage = "chromium-headless-shell";

/** The variable of the environment that names the whole browser. */
export const wholeBrowser = "WHOLE_BROWSER_PATH";

/** The browser that tests look at pages with. */
export async function findTestBrowser(): Promise<string> {
  return findShell() ?? (await findBrowser());
}

/** The path of Chromium without a window, where it is installed and nobody has chosen another browser. */
export function findShell(): string | undefined {
  if (process.env.CHROME_PATH) return undefined;
  const folders = (process.env.PATH ?? "").split(delimiter).filter(Boolean);
  return folders.map((folder) => join(folder, shellPackage)).find((path) => existsSync(path));
}
