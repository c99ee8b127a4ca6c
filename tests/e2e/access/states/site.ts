import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { test as base, type Page } from "@playwright/test";
import { serveSite } from "../../../../scripts/lib/serve/serve-site.ts";
import { buildTestSite } from "../../../support/build-test-site.ts";
import type { State } from "./states.ts";

const contentFile = join(import.meta.dirname, "../../../content/states/content.json");

/** The content of the site that is walked. */
export const statesContent: { pages: { path: string }[] } = JSON.parse(await readFile(contentFile, "utf8"));

/** Who looks: someone with a pointer and a keyboard, or someone with a finger who wants no motion. */
const visitors = { pointer: {}, finger: { hasTouch: true, reducedMotion: "reduce" } } as const;

interface WalkFixtures {
  /**
   * A page in a state, as it was left by the tests before: those of one state and visitor look at the same page. Its
   * screen and its media are as they were at the beginning.
   */
  fallbackFont: (state: State, visitor?: keyof typeof visitors) => Promise<Page>;
}

/** A test on the site of `tests/content/states`, built and served once. */
export const test = base.extend<WalkFixtures, { walkedSite: string; held: { name?: string; page?: Page } }>({
  walkedSite: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from it that nothing else is needed
    async ({}, use) => {
      const folder = await mkdtemp(join(tmpdir(), "states-"));
      const server = await serveSite(await buildTestSite(folder, statesContent), { base: "", port: 0 });
      await use(server.url);
      await server.close();
      await rm(folder, { recursive: true, force: true });
    },
    { scope: "worker" },
  ],
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from it that nothing else is needed
  held: [async ({}, use) => use({}), { scope: "worker" }],
  fallbackFont: async ({ browser, held, walkedSite }, use) => {
    await use(async (state, visitor = "pointer") => {
      const name = `${state.name}, ${visitor}`;
      if (held.page === undefined || held.name !== name) {
        await held.page?.context().close();
        const options = { baseURL: walkedSite, viewport: screenOf(state), ...visitors[visitor] };
        held.page = await (await browser.newContext(options)).newPage();
        held.name = name;
        await state.open(held.page);
      }
      const { page } = held;
      await page.setViewportSize(screenOf(state));
      await page.emulateMedia({ media: null, forcedColors: null });
      await page.evaluate(() => {
        document.documentElement.style.fontSize = "";
        document.adoptedStyleSheets = [];
        scrollTo(0, 0);
      });
      return page;
    });
  },
});

/** The screen of a state. */
export function screenOf({ width = 1280 }: State): { width: number; height: number } {
  return { width, height: 800 };
}
