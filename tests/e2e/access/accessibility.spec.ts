import type { Page } from "@playwright/test";
import { findColorViolations, findViolations } from "../support/accessibility.ts";
import { paths } from "../support/content.ts";
import { enter, holdLandingAt } from "../support/landing.ts";
import { expect, test } from "../support/test.ts";

/** Checks the page with axe, light and dark. */
async function expectNoViolation(page: Page, state: string) {
  await page.emulateMedia({ colorScheme: "light" });
  expect.soft(await findViolations(page), `${state}, light`).toEqual([]);
  await page.emulateMedia({ colorScheme: "dark" });
  expect.soft(await findColorViolations(page), `${state}, dark`).toEqual([]);
}

test.use({ tolerated: /status 404|status of 404/ });

const states = [...paths, "no-such-page/"].flatMap((path) => [360, 768, 1440].map((width) => ({ path, width })));
for (const { path, width } of states) {
  test(`${path} has no accessibility violation at ${width} pixels, light and dark`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await enter(page, path);
    await expectNoViolation(page, `${path} at ${width}`);
  });
}

test("the greeting has no accessibility violation", async ({ page }) => {
  await page.goto("./");
  await holdLandingAt(page, 0);
  await expectNoViolation(page, "greeting");
});

test("the open side menu has no accessibility violation", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await enter(page);
  await page.getByRole("button", { name: "Open menu" }).click();
  await page.getByRole("dialog").evaluate((menu) => Promise.all(menu.getAnimations().map(({ finished }) => finished)));
  await expectNoViolation(page, "side menu");
});

test("the open text of an achievement has no accessibility violation", async ({ page }) => {
  await enter(page);
  await page.getByRole("button", { name: "Learn More" }).click();
  await page.getByRole("dialog").evaluate((box) => Promise.all(box.getAnimations().map(({ finished }) => finished)));
  await expectNoViolation(page, "achievement");
});

test("the open items of the projects have no accessibility violation", async ({ page }) => {
  await enter(page, "project/");
  for (const summary of await page.locator("summary").all()) await summary.click();
  await expectNoViolation(page, "items");
});

test("every panel of the tabs is without accessibility violation", async ({ page }) => {
  await enter(page, "about/");
  for (const name of ["other ACTIVITIES", "Personal Interest"]) {
    await page.getByRole("tab", { name }).click();
    await expect(page.getByRole("tabpanel", { name })).toBeVisible();
    await expectNoViolation(page, name);
  }
});
