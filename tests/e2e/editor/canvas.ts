import { expect, type FrameLocator, type Locator, type Page } from "@playwright/test";

/** Opens the editor at its address; returns the page that it edits. */
export async function openCanvas(page: Page, editor: string, width = 1440): Promise<FrameLocator> {
  await page.setViewportSize({ width, height: 900 });
  await page.goto(editor);
  if (width < 900) await page.getByRole("button", { name: "Preview", exact: true }).click();
  const canvas = page.frameLocator("iframe[title=Preview]");
  await expect(canvas.getByRole("heading", { level: 1 })).toHaveText("Your Name");
  return canvas;
}

export const handlesOf = (page: Page, name: string) =>
  page.getByRole("toolbar", { name: `Handles of ${name}`, exact: true });

/** Waits until the page in the frame, which may just have been loaded, listens. */
export async function untilListening(page: Page): Promise<void> {
  const isReady = () => document.adoptedStyleSheets.some((sheet) => sheet.cssRules.length > 0);
  await expect
    .poll(() =>
      page
        .frames()[1]
        ?.evaluate(isReady)
        .catch(() => false),
    )
    .toBe(true);
}

/** Clicks a text of the page, as soon as the page listens. @param name of the part with the text */
export async function choose(page: Page, text: Locator, name: string): Promise<void> {
  await untilListening(page);
  await text.click();
  await expect(handlesOf(page, name)).toBeVisible();
}
