import type { Page } from "@playwright/test";
import { designs } from "../../../schema/designs/index.ts";
import { enter } from "../support/landing.ts";
import { expect, test } from "../support/test.ts";

const colorsOf = (page: Page, selector: string) =>
  page
    .locator(selector)
    .first()
    .evaluate((element) => {
      const { backgroundColor, color } = getComputedStyle(element);
      return [backgroundColor, color];
    });

/** A colour of six digits as browsers tell it. */
function toRgb(color: string): string {
  return `rgb(${[1, 3, 5].map((at) => Number.parseInt(color.slice(at, at + 2), 16)).join(", ")})`;
}

test.describe("where CSS has no light-dark()", () => {
  // A style that is changed on its way is none that the policy names.
  test.use({ bypassCSP: true });

  test.beforeEach(({ page }) =>
    page.route(/\/$/, async (route) => {
      const response = await route.fetch();
      await route.fulfill({ response, body: (await response.text()).replaceAll("light-dark(", "no-such-function(") });
    }),
  );

  test("every colour is there, as the system has it, or as it was chosen", async ({ page }) => {
    const { page: ground, text } = designs.bench.colors;
    const light = [toRgb(ground.light), toRgb(text.light)];
    const dark = [toRgb(ground.dark), toRgb(text.dark)];
    await page.goto("./");
    for (const [colorScheme, expected] of [
      ["light", light],
      ["dark", dark],
    ] as const) {
      await page.emulateMedia({ colorScheme });
      expect(await colorsOf(page, "body")).toEqual(expected);
      for (const part of ["[data-landing]", "dialog"]) {
        expect((await colorsOf(page, part))[0], `${part}, ${colorScheme}`).toBe(expected[0]);
      }
      // What is under the bar shines through, blurred.
      const [bar = ""] = await colorsOf(page, "header");
      const [red = 0] = (bar.match(/[\d.]+/g) ?? []).map(Number);
      expect(red * 255).toBeCloseTo(Number(/\d+/.exec(expected[0] ?? "")), 0);
    }
    await page.evaluate(() => document.documentElement.setAttribute("data-color-mode", "light"));
    expect(await colorsOf(page, "body")).toEqual(light);
    await page.emulateMedia({ colorScheme: "light" });
    await page.evaluate(() => document.documentElement.setAttribute("data-color-mode", "dark"));
    expect(await colorsOf(page, "body")).toEqual(dark);
    await page.emulateMedia({ media: "print" });
    expect((await colorsOf(page, "body"))[1]).toBe(light[1]);
  });
});

test.describe("where motion throws", () => {
  test.use({ tolerated: /no motion here/ });

  test("a dialog opens and closes all the same", async ({ page }) => {
    await page.addInitScript(() => {
      Element.prototype.animate = () => {
        throw new TypeError("no motion here");
      };
    });
    await enter(page);
    const dialog = page.getByRole("dialog");
    for (const close of [
      () => page.keyboard.press("Escape"),
      () => page.getByRole("button", { name: "Close" }).click(),
    ]) {
      await page.getByRole("button", { name: "Learn More" }).click();
      await expect(dialog).toBeVisible();
      await close();
      await expect(dialog).toBeHidden();
    }
  });
});

test("items open before a page is printed, and close again, where CSS can't open them", { tag: "@journey" }, async ({
  page,
}) => {
  await page.addInitScript(() => {
    const supports = CSS.supports.bind(CSS);
    Object.assign(CSS, { supports: (rule: string) => !rule.includes("::details-content") && supports(rule) });
  });
  await enter(page, "project/");
  await page.locator("summary").first().click();
  const open = page.locator("details[open]");
  await expect(open).toHaveCount(1);
  await page.evaluate(() => dispatchEvent(new Event("beforeprint")));
  await expect(page.locator("details:not([open])")).toHaveCount(0);
  await page.evaluate(() => dispatchEvent(new Event("afterprint")));
  await expect(open).toHaveCount(1);
});
