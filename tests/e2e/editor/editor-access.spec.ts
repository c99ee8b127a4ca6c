import { expect, test } from "@playwright/test";
import { findColorViolations, findViolations } from "../support/accessibility.ts";
import { type EditedSite, startEditedSite } from "./edited-site.ts";

let site: EditedSite;
test.beforeAll(async () => {
  site = await startEditedSite();
});
test.afterAll(() => site.end());

for (const width of [360, 768, 1440])
  test(`every state of the editor is accessible at ${width} pixels, light and dark`, async ({ browser }) => {
    const page = await browser.newPage({ viewport: { width, height: 900 }, reducedMotion: "reduce" });
    const broken: string[] = [];
    const look = async (state: string) => {
      await page.emulateMedia({ colorScheme: "light" });
      for (const one of await findViolations(page)) broken.push(`${state}: ${one}`);
      await page.emulateMedia({ colorScheme: "dark" });
      for (const one of await findColorViolations(page)) broken.push(`${state}, dark: ${one}`);
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      if (overflow > 0) broken.push(`${state}: ${overflow} pixels too wide`);
    };
    await page.goto(`${site.editor}#/pages/0/blocks/0`);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await look("a block");
    for (const details of await page.locator("summary").all()) await details.click();
    await look("a block with all its fields");
    for (const pointer of ["/profile", "/site", "/theme", "/pages/0/blocks/2/cards/0"]) {
      await page.goto(`${site.editor}#${pointer}`);
      await page.reload();
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
      await look(pointer);
    }
    if (width < 1200) {
      await page.getByRole("button", { name: "Outline", exact: true }).click();
      await look("the outline");
    }
    await page.getByRole("button", { name: "Source", exact: true }).click();
    await expect(page.locator(".cm-content")).toContainText("The project you would show first");
    await look("the source");
    await page.keyboard.press("Control+k");
    await expect(page.getByRole("combobox", { name: "Search" })).toBeFocused();
    await look("the palette");
    await page.close();
    expect(broken).toEqual([]);
  });

test("by keyboard alone: a card is found, renamed, moved, and all of it undone", async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(site.editor);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await page.keyboard.press("Control+k");
  await page.keyboard.type("second one project");
  await page.keyboard.press("Enter");
  const title = page.getByLabel("Title (en)", { exact: true });
  while (!(await title.evaluate((field) => field === document.activeElement))) await page.keyboard.press("Tab");
  await page.keyboard.press("End");
  await page.keyboard.type(", und ein Ö");
  await expect.poll(site.read).toContain('"A second one, of another kind, und ein Ö"');

  await page.keyboard.press("Control+s");
  await expect(page.getByRole("status").filter({ hasText: "saved already" })).toBeAttached();
  const row = page.locator("[id='outline/pages/0/blocks/2/cards/1']");
  while (!(await row.evaluate((button) => button === document.activeElement))) await page.keyboard.press("Shift+Tab");
  await page.keyboard.press("Alt+ArrowUp");
  await expect.poll(site.read).toMatch(/A second one.*The project you would show first/s);
  await expect(page.getByRole("button", { name: /^Undo: Move up/ })).toBeEnabled();
  await page.keyboard.press("Control+z");
  await expect(page.getByRole("button", { name: /^Undo: Title/ })).toBeEnabled();
  await page.keyboard.press("Control+z");
  await expect.poll(site.read).toBe(site.original);
});

test("in a German browser the editor speaks German, and what is in English is said to be", async ({ browser }) => {
  for (const width of [360, 1440]) {
    const page = await browser.newPage({ locale: "de-AT", viewport: { width, height: 900 }, reducedMotion: "reduce" });
    await page.goto(`${site.editor}#/pages/0/blocks/2/cards/0`);
    await expect(page.locator("html")).toHaveAttribute("lang", "de");
    await expect(page.getByRole("button", { name: "Rückgängig", exact: true })).toBeVisible();
    await expect(page.getByText("The project's name").first()).toHaveAttribute("lang", "en");
    expect(await findViolations(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
    await page.close();
  }
});
