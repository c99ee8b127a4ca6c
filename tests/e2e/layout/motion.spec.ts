import type { Page } from "@playwright/test";
import { plain } from "../../../schema/text.ts";
import { portfolio } from "../support/content.ts";
import { enter, finishLanding } from "../support/landing.ts";
import { expect, test } from "../support/test.ts";
import { enterStopped, watchTyping } from "../support/typing.ts";

const control = (page: Page) => page.getByRole("button", { name: "Pause animations" });
const typed = (page: Page) => page.locator("[data-island=typewriter]");
const hero = portfolio.pages[0]?.blocks.find((block) => block.type === "hero");
const firstPhrase = plain(hero?.typed?.phrases[0] ?? "");

/** How many motions that never end are running. */
const endless = (page: Page) =>
  page.evaluate(
    () =>
      document
        .getAnimations()
        .filter(({ effect, playState }) => playState === "running" && effect?.getTiming().iterations === Infinity)
        .length,
  );

test("one control pauses the typing, which then shows a whole phrase, and lets it go on", { tag: "@journey" }, async ({
  page,
}) => {
  await enterStopped(page);
  await expect(typed(page)).toHaveText("");
  expect(await watchTyping(page, 1000)).not.toEqual([]);
  await expect(control(page)).toHaveAttribute("aria-pressed", "false");

  await control(page).click();
  await expect(control(page)).toHaveAttribute("aria-pressed", "true");
  await expect(typed(page)).toHaveText(firstPhrase);
  expect(await watchTyping(page, 5000)).toEqual([]);
  expect(await endless(page)).toBe(0);

  await control(page).click();
  await expect(control(page)).toHaveAttribute("aria-pressed", "false");
  await expect(typed(page)).not.toHaveText(firstPhrase);
  expect(await watchTyping(page, 1000)).not.toEqual([]);
});

test("the pause is remembered on a reload and on every other page", async ({ page }) => {
  await enterStopped(page);
  await control(page).click();
  await page.reload();
  await expect(control(page)).toHaveAttribute("aria-pressed", "true");
  await expect(typed(page)).toHaveText(firstPhrase);
  expect(await watchTyping(page, 3000)).toEqual([]);
  await enter(page);
  await page.getByRole("banner").getByRole("link", { name: "PROJECTS" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "PROJECTS" })).toBeVisible();
  await expect(control(page)).toHaveAttribute("aria-pressed", "true");
  expect(await watchTyping(page, 3000)).toEqual([]);
});

test("every page of a site where something moves without end has the control", async ({ page }) => {
  for (const [path, moves] of [
    ["./", true],
    ["project/", true],
    ["about/", false],
    ["skills/", false],
    ["contact/", false],
  ] as const) {
    await page.goto(path);
    await expect(control(page)).toHaveCount(1);
    if (!moves) expect(await endless(page)).toBe(0);
  }
});

test("a pause on one page lasts after going to another and back", async ({ page }) => {
  await enter(page);
  await control(page).click();
  await page.getByRole("banner").getByRole("link", { name: "ABOUT" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "ABOUT ME" })).toBeFocused();
  await page.getByRole("banner").getByRole("link", { name: "HOME" }).click();
  await expect(control(page)).toHaveAttribute("aria-pressed", "true");
  await expect(typed(page)).toHaveText(firstPhrase);
});

test.describe("where less motion is asked for", () => {
  test.use({ contextOptions: { reducedMotion: "reduce" } });

  test("nothing is typed: the first phrase is shown whole, and there is nothing to pause", { tag: "@journey" }, async ({
    page,
  }) => {
    await enterStopped(page);
    await expect(typed(page)).toHaveText(firstPhrase);
    expect(await watchTyping(page, 5000)).toEqual([]);
    expect(await endless(page)).toBe(0);
    await expect(control(page)).toBeHidden();
  });

  test("the greeting goes without sliding, after the same time", async ({ page }) => {
    await page.goto("./");
    const overlay = page.locator("[data-landing]");
    const slides = await overlay.evaluate((element) =>
      element.getAnimations().filter(({ effect }) => Number(effect?.getTiming().duration) > 0),
    );
    expect(slides).toEqual([]);
    const [first] = await overlay.evaluate((element) =>
      element.getAnimations().map(({ effect }) => effect?.getTiming().delay),
    );
    expect(first).toBe(5000);
    await finishLanding(page);
    await expect(overlay).toBeHidden();
  });

  test("a key sends the greeting off at once", async ({ page }) => {
    await page.goto("./");
    await page.keyboard.press("Tab");
    const overlay = page.locator("[data-landing]");
    await expect(overlay).toBeHidden();
    const slides = await overlay.evaluate((element) =>
      element.getAnimations().filter((animation) => animation instanceof CSSTransition),
    );
    expect(slides).toEqual([]);
  });

  test("the side menu, the dialogs and the pages come without a motion", async ({ page }) => {
    await page.addInitScript(() => {
      const started: string[] = [];
      Object.assign(window, { started });
      const { animate } = Element.prototype;
      Element.prototype.animate = function (...given) {
        started.push(this.tagName);
        return animate.apply(this, given);
      };
    });
    await page.setViewportSize({ width: 360, height: 740 });
    await enter(page);
    await page.getByRole("button", { name: "Learn More" }).click();
    await page.getByRole("button", { name: "Close" }).click();
    await page.getByRole("button", { name: "Open menu" }).click();
    await page.getByRole("dialog", { name: "Menu" }).getByRole("link", { name: "CONTACT" }).click();
    await expect(page.getByRole("heading", { level: 1, name: "Contact Me" })).toBeFocused();
    await expect(page.getByRole("dialog")).toHaveCount(0);
    expect(await page.evaluate(() => (window as unknown as { started: string[] }).started)).toEqual([]);
  });

  test("an item opens at once", async ({ page }) => {
    await enter(page, "project/");
    const item = page.locator("details").first();
    await item.locator("summary").click();
    const running = await item.evaluate((element) => element.getAnimations({ subtree: true }).length);
    expect(running).toBe(0);
    await expect(item.locator("p")).toBeVisible();
  });
});
