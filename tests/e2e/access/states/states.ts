import { expect, type Page } from "@playwright/test";
import { enter, holdLandingAt, openPage } from "../../support/landing.ts";

/** What a visitor can bring a page into. */
export interface State {
  name: string;
  /** Brings a fresh page into it. */
  open: (page: Page) => Promise<void>;
  /** What of the page can be read and used in it. */
  part: string;
  /** How wide the screen is; 1280 pixels where nothing is said. */
  width?: number;
}

/** What can be used and read of most: all but the greeting. */
export const wholePage = "#_root";
export const greeting = "[data-landing]";

async function openDialog(page: Page, path: string, button: string): Promise<void> {
  await enter(page, path);
  await page.getByRole("button", { name: button }).click();
  const dialog = page.locator("dialog[open]");
  await expect(dialog).toBeVisible();
  await dialog.evaluate((element) => Promise.all(element.getAnimations().map(({ finished }) => finished)));
}

export const states: readonly State[] = [
  { name: "a page", open: (page) => enter(page), part: wholePage },
  {
    name: "the greeting",
    open: async (page) => {
      await openPage(page, "./");
      await holdLandingAt(page, 0);
    },
    part: greeting,
  },
  { name: "the open menu", width: 500, open: (page) => openDialog(page, "./", "Open menu"), part: "dialog[open]" },
  { name: "an open text", open: (page) => openDialog(page, "./", "Learn More"), part: "dialog[open]" },
  {
    name: "a page whose items are open",
    open: async (page) => {
      await enter(page, "work/");
      for (const summary of await page.locator("summary").all()) await summary.click();
      // What moves as the page is scrolled has no end.
      await page.waitForFunction(() =>
        document
          .getAnimations()
          .every(({ timeline, playState }) => timeline !== document.timeline || playState !== "running"),
      );
    },
    part: wholePage,
  },
  {
    name: "a page with another tab chosen",
    open: async (page) => {
      await enter(page, "work/");
      await page.getByRole("tab", { name: "Pastimes" }).click();
      await expect(page.getByRole("tabpanel", { name: "Pastimes" })).toBeVisible();
    },
    part: wholePage,
  },
  { name: "the page of an unknown address", open: (page) => enter(page, "no-such-page/"), part: wholePage },
  {
    name: "a page with a part that can't be shown",
    open: async (page) => {
      await page.route(/\/laboratory\/page\.json$/, async (route) => {
        const file = await (await route.fetch()).json();
        file.page.blocks[1].cards = null;
        await route.fulfill({ json: file });
      });
      await enter(page);
      await page.getByRole("banner").getByRole("link", { name: "LABORATORY" }).click();
      await expect(page.getByRole("heading", { name: "Unexpected Application Error!" })).toBeVisible();
    },
    part: wholePage,
  },
];
