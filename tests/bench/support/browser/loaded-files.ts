import { readFile } from "node:fs/promises";
import { extname, join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress } from "node:zlib";
import type { Browser, Page } from "@playwright/test";
import { skipLanding } from "./slow-page.ts";
import { watchRequests } from "./watch-requests.ts";

const compress = promisify(brotliCompress);

/** The kinds of files that a page is made of. */
export const fileKinds = ["HTML", "CSS", "JavaScript", "data", "pictures", "fonts"] as const;
type FileKind = (typeof fileKinds)[number];

const kindsByExtension: Readonly<Record<string, FileKind>> = {
  ".html": "HTML",
  ".css": "CSS",
  ".js": "JavaScript",
  ".json": "data",
  ".woff2": "fonts",
};

/** A file that a page loads, and its size in bytes: with Brotli where hosts compress it. */
export interface LoadedFile {
  name: string;
  kind: FileKind;
  bytes: number;
}

/** What a page loads by itself, and what more when a visitor has touched all that can be touched. */
export interface PageFiles {
  before: LoadedFile[];
  after: LoadedFile[];
}

/** Where a page is looked at: on a phone, and on a large screen with a mouse, which is offered more. */
const screens = {
  phone: { viewport: { width: 412, height: 823 }, isMobile: true, hasTouch: true },
  desktop: { viewport: { width: 1440, height: 900 } },
} as const;

export type Screen = keyof typeof screens;
export const screenNames = ["phone", "desktop"] as const satisfies readonly Screen[];

/** How long the landing overlay stays if it isn't dismissed, with some time for what follows, in milliseconds. */
const landingTime = 6_500;

/** Nothing here is about time: a busy machine may take as long as it likes, in milliseconds. */
const patience = 120_000;

/** Finds out in a browser which files of a built site a page loads; `folder` is the site's, `url` its address. */
export async function findLoadedFiles(
  browser: Browser,
  site: { url: string; folder: string },
  page: string,
  screen: Screen,
): Promise<PageFiles> {
  const context = await browser.newContext(screens[screen]);
  context.setDefaultTimeout(patience);
  try {
    const tab = await context.newPage();
    const untilLoaded = watchRequests(tab);
    const asked = new Set<string>();
    tab.on("requestfinished", (request) => {
      if (request.url().startsWith(site.url)) asked.add(request.url().slice(site.url.length));
    });
    await tab.goto(site.url + page);
    await tab.waitForTimeout(landingTime);
    await untilLoaded();
    const before = await measureFiles(site.folder, [...asked]);
    await skipLanding(tab);
    await approachAll(tab);
    await untilLoaded();
    const names = new Set(before.map(({ name }) => name));
    const after = await measureFiles(site.folder, [...asked]);
    return { before, after: after.filter(({ name }) => !names.has(name)) };
  } finally {
    await context.close();
  }
}

/** Rests the pointer on everything that can be acted upon, and goes where it is no further than the page. */
async function approachAll(tab: Page): Promise<void> {
  const controls = tab.locator("a[href], button, summary, [role=tab]");
  for (const control of await controls.filter({ visible: true }).all()) await control.dispatchEvent("pointerover");
  for (const tabControl of await tab.locator("[role=tab]").all()) await tabControl.click();
}

async function measureFiles(folder: string, addresses: readonly string[]): Promise<LoadedFile[]> {
  return Promise.all(
    addresses.map(async (address) => {
      const [path = ""] = address.split(/[?#]/);
      const name = path === "" || path.endsWith("/") ? `${path}index.html` : path;
      const kind = kindsByExtension[extname(name)] ?? "pictures";
      return { name, kind, bytes: await compressedSize(join(folder, name)) };
    }),
  );
}

/** A file's size as a good host sends it: pictures and fonts are compressed already. */
export async function compressedSize(file: string): Promise<number> {
  const bytes = await readFile(file);
  return /\.(?:html|css|js|json|svg|txt|xml)$/.test(file) ? (await compress(bytes)).length : bytes.length;
}

/** The bytes of the files of a kind. */
export function sumBytes(files: readonly LoadedFile[], kind?: FileKind): number {
  return files.filter((file) => kind === undefined || file.kind === kind).reduce((sum, { bytes }) => sum + bytes, 0);
}
