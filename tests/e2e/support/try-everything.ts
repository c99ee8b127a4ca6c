import { expect, type Locator, type Page } from "@playwright/test";

/** What was used on a page: how many of each kind. */
export interface Uses {
  tabs: number;
  disclosures: number;
  dialogs: number;
  controls: number;
  players: number;
}

/** Uses every control of a page in its present state: tabs, disclosures, dialogs, controls, players. */
export async function tryEverything(page: Page): Promise<Uses> {
  const uses: Uses = { tabs: 0, disclosures: 0, dialogs: 0, controls: 0, players: 0 };
  // What lies in a panel shows only while its tab is chosen.
  const tabs = await page.getByRole("tab").all();
  for (const tab of tabs) {
    await tab.click();
    await expect(tab).toHaveAttribute("aria-selected", "true");
    await tryShown(page, uses);
  }
  if (tabs.length === 0) await tryShown(page, uses);
  uses.tabs += tabs.length;
  await tryControls(page.locator("header > div"), uses);
  return uses;
}

/** Small screens have them in the menu. */
async function tryControls(place: Locator, uses: Uses): Promise<void> {
  for (const control of await shown(place.locator("[data-control]"))) {
    await control.click();
    await control.click();
    uses.controls += 1;
  }
}

async function tryShown(page: Page, uses: Uses): Promise<void> {
  for (const summary of await shown(page.locator("summary"))) {
    await summary.click();
    uses.disclosures += 1;
  }
  for (const button of await shown(page.locator("button[command=show-modal]"))) {
    await button.click();
    const dialog = page.locator("dialog[open]");
    await expect(dialog).toBeVisible();
    await tryControls(dialog, uses);
    await page.keyboard.press("Escape");
    await expect(dialog).toBeHidden();
    uses.dialogs += 1;
  }
  for (const button of await shown(page.locator("[data-player] button"))) {
    await button.click();
    uses.players += 1;
  }
}

async function shown(locator: Locator): Promise<Locator[]> {
  const found: Locator[] = [];
  for (const element of await locator.all()) if (await element.isVisible()) found.push(element);
  return found;
}
