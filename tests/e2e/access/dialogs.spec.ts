import type { Page } from "@playwright/test";
import { enter } from "../support/landing.ts";
import { expect, test } from "../support/test.ts";

const still = (page: Page) =>
  page
    .locator("dialog[open]")
    .evaluate((dialog) => Promise.all(dialog.getAnimations().map(({ finished }) => finished)));

/** Opens the text of an achievement, and waits until its dialog has stopped moving. */
async function openText(page: Page) {
  await enter(page);
  await page.getByRole("button", { name: "Learn More" }).click();
  await expect(page.getByRole("dialog")).toBeVisible();
  await still(page);
}

test("the page doesn't move behind a dialog, and the backdrop covers its whole width", async ({ page }) => {
  await enter(page);
  const heading = page.getByRole("heading", { level: 1, includeHidden: true });
  const places = async () => {
    const { x, width } = (await heading.boundingBox()) ?? {};
    return { x, width };
  };
  const before = await places();
  await page.getByRole("button", { name: "Learn More" }).click();
  await expect(page.getByRole("dialog")).toBeVisible();
  const { scroll, width } = await page.evaluate(() => ({
    scroll: scrollY,
    width: document.documentElement.clientWidth,
  }));
  expect(width).toBe(page.viewportSize()?.width);
  expect(await places()).toEqual(before);
  await page.mouse.move(20, 600);
  await page.mouse.wheel(0, 400);
  await page.keyboard.press("PageDown");
  await still(page);
  expect(await page.evaluate(() => scrollY)).toBe(scroll);
});

test("the way out of a long text stays in sight", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 320 });
  await openText(page);
  const dialog = page.getByRole("dialog");
  await dialog.evaluate((element) => element.scrollTo(0, element.scrollHeight));
  expect(await dialog.evaluate(({ scrollTop }) => scrollTop)).toBeGreaterThan(100);
  const close = dialog.getByRole("button", { name: "Close" });
  await expect(close).toBeInViewport({ ratio: 1 });
  // The text that passes under it does not shine through.
  await close.hover();
  const ground = await dialog.evaluate((element) => getComputedStyle(element).backgroundColor);
  await expect(close).toHaveCSS("background-color", ground);
});

test("Back closes a dialog where the page was, and one that was closed or left by a link needs no Back of its own", async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto("contact/");
  await openText(page);
  const [home, places] = [page.url(), await page.evaluate(() => history.length)];
  const place = await page.evaluate(() => scrollY);
  await page.goBack();
  await expect(page.getByRole("dialog")).toBeHidden();
  await expect(page.getByRole("button", { name: "Learn More" })).toBeFocused();
  expect([page.url(), await page.evaluate(() => scrollY)]).toEqual([home, place]);

  await page.getByRole("button", { name: "Learn More" }).click();
  await still(page);
  await page.keyboard.press("Escape");
  await expect.poll(() => page.evaluate(() => history.state.dialog)).toBeUndefined();
  await page.getByRole("button", { name: "Open menu" }).click();
  await page.getByRole("dialog").getByRole("link", { name: "EXPERTIES" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "SKILLS" })).toBeFocused();
  expect(await page.evaluate(() => history.length)).toBe(places);
  await page.goBack();
  await expect(page.getByRole("heading", { level: 1, name: "Your Name" })).toBeFocused();
  await page.goBack();
  await expect(page.getByRole("heading", { level: 1, name: "Contact Me" })).toBeVisible();
});

test("at 200 % text size on a small screen a dialog's title is set in words, not in letters", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await enter(page);
  await page.evaluate(() => {
    document.documentElement.style.fontSize = "200%";
  });
  await page.getByRole("button", { name: "Learn More" }).click();
  const dialog = page.getByRole("dialog");
  const title = dialog.getByRole("heading");
  await expect(title).toBeVisible();
  const [room = 0, width = 0] = [(await dialog.boundingBox())?.width, (await title.boundingBox())?.width];
  expect(width).toBeGreaterThan(room * 0.7);
  const { lines, words } = await title.evaluate((heading) => ({
    lines: heading.getBoundingClientRect().height / Number.parseFloat(getComputedStyle(heading).lineHeight),
    words: (heading.textContent ?? "").split(" ").length,
  }));
  expect(lines).toBeLessThanOrEqual(words);
});

test("the menu closes when the window grows to where the bar has its links", async ({ page }) => {
  await page.setViewportSize({ width: 500, height: 740 });
  await enter(page);
  await page.getByRole("button", { name: "Open menu" }).click();
  await expect(page.getByRole("dialog")).toBeVisible();
  await still(page);
  await page.setViewportSize({ width: 700, height: 740 });
  await expect(page.getByRole("dialog")).toBeHidden();
  await expect(page.getByRole("banner").getByRole("link", { name: "CONTACT" })).toBeVisible();
});
