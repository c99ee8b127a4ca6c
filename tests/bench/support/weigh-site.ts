import { readdir } from "node:fs/promises";
import { join } from "node:path";
import type { Browser } from "@playwright/test";
import type { DesignName } from "../../../schema/designs/index.ts";
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
export const budgets = {
  scriptsBeforeInteraction: 75_000,
  wholeApplication: 160_000,
  homeDocument: 14_000,
  /** Letters before the first interaction, by design; they are compressed already. */
  fonts: { bench: 25_000, paper: 75_000, rail: 25_000, poster: 35_000 } satisfies Record<DesignName, number>,
} as const;

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
  /** All scripts that there are, but for those of designs that the site has not. */
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
    wholeApplication: await weighScripts(join(site.folder, "assets"), loads),
    homeDocument: sumBytes(home, "HTML") + sumBytes(home, "CSS"),
  };
}

async function weighScripts(folder: string, loads: readonly PageLoad[]): Promise<number> {
  const asked = new Set(loads.flatMap(({ before, after }) => [...before, ...after]).map(({ name }) => name));
  const isOurs = (file: string) => !file.startsWith("design-") || asked.has(`assets/${file}`);
  const scripts = (await readdir(folder)).filter((file) => file.endsWith(".js") && isOurs(file));
  const sizes = await Promise.all(scripts.map((file) => compressedSize(join(folder, file))));
  return sizes.reduce((sum, size) => sum + size, 0);
}
