import { readdir } from "node:fs/promises";
import { join } from "node:path";
import type { Browser } from "@playwright/test";
import {
  compressedSize,
  findLoadedFiles,
  type PageFiles,
  type Screen,
  screenNames,
  sumBytes,
} from "./browser/loaded-files.ts";
import { pageName } from "./page-name.ts";

/** The limits of a site's weight, in bytes of Brotli. */
export const budgets = { scriptsBeforeInteraction: 75_000, wholeApplication: 150_000, homeDocument: 12_000 } as const;

/** What one page loads on one kind of screen. */
export interface PageLoad extends PageFiles {
  page: string;
  screen: Screen;
}

/** What a site weighs, in bytes of Brotli. */
export interface SiteWeight {
  loads: PageLoad[];
  /** By page and screen. */
  scriptsBeforeInteraction: Map<string, number>;
  /** All scripts that there are. */
  wholeApplication: number;
  /** Home's HTML with its CSS. */
  homeDocument: number;
}

/** Weighs a site that is being served, by what a browser asks for. */
export async function weighSite(
  browser: Browser,
  site: { url: string; folder: string },
  pages: readonly string[],
  onScreens: readonly Screen[] = screenNames,
): Promise<SiteWeight> {
  const loads: PageLoad[] = [];
  for (const screen of onScreens) {
    const load = async (page: string) => ({ page, screen, ...(await findLoadedFiles(browser, site, page, screen)) });
    loads.push(...(await Promise.all(pages.map(load))));
  }
  const home = loads.find(({ page }) => page === "")?.before ?? [];
  return {
    loads,
    scriptsBeforeInteraction: new Map(
      loads.map(({ page, screen, before }) => [`${pageName(page)} on a ${screen}`, sumBytes(before, "JavaScript")]),
    ),
    wholeApplication: await weighScripts(join(site.folder, "assets")),
    homeDocument: sumBytes(home, "HTML") + sumBytes(home, "CSS"),
  };
}

async function weighScripts(folder: string): Promise<number> {
  const scripts = (await readdir(folder)).filter((file) => file.endsWith(".js"));
  const sizes = await Promise.all(scripts.map((file) => compressedSize(join(folder, file))));
  return sizes.reduce((sum, size) => sum + size, 0);
}
