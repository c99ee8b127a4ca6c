import { setTimeout as wait } from "node:timers/promises";
import { enter } from "../support/landing.ts";
import { expect, test } from "../support/test.ts";

test.use({ viewport: { width: 360, height: 740 } });

test("a file that the menu links is shown, also where it comes later than the menu closes", async ({ page }) => {
  await enter(page);
  await page.getByRole("button", { name: "Open menu" }).click();
  const menu = page.getByRole("dialog", { name: "Menu" });
  await expect(menu).toBeVisible();
  const home = page.url();
  await page.route("**/late.txt", async (route) => {
    await wait(1500);
    await route.fulfill({ contentType: "text/plain", body: "The file" });
  });
  const link = menu.getByRole("link", { name: "CONTACT" });
  await link.evaluate((element: HTMLAnchorElement) => {
    element.href = "late.txt";
  });
  await link.click({ noWaitAfter: true });
  await expect(page.getByText("The file")).toBeVisible();
  await page.goBack();
  await expect(page.getByRole("button", { name: "Open menu" })).toBeVisible();
  await expect(menu).toBeHidden();
  expect(page.url()).toBe(home);
  await expect.poll(() => page.evaluate(() => history.state.dialog)).toBeUndefined();
});
