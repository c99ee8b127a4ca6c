import { paths } from "../support/content.ts";
import { enter } from "../support/landing.ts";
import { expect, test } from "../support/test.ts";

test("the first stop is a link past the navigation, which shows when it has the focus", async ({ page }) => {
  await enter(page);
  const link = page.getByRole("link", { name: "Skip to content" });
  expect((await link.boundingBox())?.width).toBeLessThanOrEqual(1);
  await page.keyboard.press("Tab");
  await expect(link).toBeFocused();
  expect((await link.boundingBox())?.width).toBeGreaterThan(80);
  await expect(link).toBeInViewport();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("main")).toBeFocused();
  await page.keyboard.press("Tab");
  await expect(page.getByRole("main").locator(":focus")).toHaveCount(1);
});

for (const path of paths) {
  test(`the Tab key reaches everything on ${path} that can be used, in the page's order, and shows where it is`, async ({
    page,
  }) => {
    await enter(page, path);
    const usable = await page.evaluate(() => {
      const all = [...document.querySelectorAll<HTMLElement>("a[href], button, summary, [tabindex='0']")];
      return all
        .filter((element) => element.checkVisibility({ visibilityProperty: true }) && element.tabIndex >= 0)
        .map((element, index) => {
          element.dataset["stop"] = String(index);
          return String(index);
        });
    });
    const visited: (string | undefined)[] = [];
    for (let step = 0; step < usable.length; step += 1) {
      await page.keyboard.press("Tab");
      const stop = await page.evaluate(() => {
        const element = document.activeElement;
        if (!(element instanceof HTMLElement)) return undefined;
        const { outlineStyle, outlineWidth } = getComputedStyle(element);
        const isShown = outlineStyle !== "none" && Number.parseFloat(outlineWidth) >= 2;
        return isShown ? element.dataset["stop"] : `without an outline: ${element.outerHTML.slice(0, 120)}`;
      });
      visited.push(stop);
    }
    expect(visited).toEqual(usable);
  });
}

test("no two stops in turn lead to one page, and each Learn More names its subject", async ({ lookAt }) => {
  const page = await lookAt();
  const stops = page.getByRole("banner").locator("a[href]:not([tabindex='-1']):visible");
  const addresses = await stops.evaluateAll((links) => links.map((link) => link.getAttribute("href")));
  expect(new Set(addresses).size).toBe(addresses.length);
  const names = await page
    .getByRole("main")
    .getByRole("button", { name: /^Learn More ./ })
    .count();
  expect(names).toBe(await page.getByRole("main").getByRole("button", { name: "Learn More" }).count());
});

test("Learn More works by the keyboard alone", async ({ page }) => {
  await enter(page);
  const button = page.getByRole("button", { name: "Learn More" });
  const dialog = page.getByRole("dialog");
  await button.focus();
  await page.keyboard.press("Enter");
  await expect(dialog).toBeVisible();
  await expect(dialog.getByRole("button", { name: "Close" })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(dialog).toBeHidden();
  await expect(button).toBeFocused();
  await page.keyboard.press("Space");
  await expect(dialog).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
  await expect(button).toBeFocused();
});

test("a link of the bar works by the keyboard alone", async ({ page }) => {
  await enter(page);
  await page.getByRole("banner").getByRole("link", { name: "ABOUT" }).focus();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { level: 1, name: "ABOUT ME" })).toBeFocused();
});
