import type { Page } from "@playwright/test";
import { paths } from "../support/content.ts";
import { enter, finishLanding, openPage } from "../support/landing.ts";
import { scripts, untilNetworkRests } from "../support/network.ts";
import { expect, test } from "../support/test.ts";
import { expectWholeText, openItems } from "../support/texts.ts";

test.use({
  tolerated: /^lost: |Failed to load resource|^thrown: .*(?:dynamically imported module|preload)/,
});

/** Follows a link to /about and expects its page, come to by a load of the document. */
async function expectToFollow(page: Page) {
  await page.evaluate(() => document.body.setAttribute("data-same-document", ""));
  await page.getByRole("banner").getByRole("link", { name: "ABOUT" }).click();
  await expect(page).toHaveURL(/\/about\/$/);
  await expect(page).toHaveTitle(/^About me/);
  await expect(page.getByRole("heading", { level: 1, name: "ABOUT ME" })).toBeAttached();
  await expect(page.locator("body[data-same-document]")).not.toBeAttached();
}

test("where the next page's data is lost, the browser follows the link", { tag: "@journey" }, async ({ page }) => {
  await page.route(/\/about\/page\.json$/, (route) => route.abort("connectionfailed"));
  await enter(page);
  await expectToFollow(page);
});

test("where the next page's data is of another build, the browser follows the link", async ({ page }) => {
  await page.route(/\/about\/page\.json$/, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, json: { ...(await response.json()), build: "another" } });
  });
  await enter(page);
  await expectToFollow(page);
});

test("where the next page's data is no data, the browser follows the link", async ({ page }) => {
  await page.route(/\/about\/page\.json$/, (route) =>
    route.fulfill({ contentType: "text/html", body: "<!doctype html>" }),
  );
  await enter(page);
  await expectToFollow(page);
});

test("where the code that changes pages is lost, the browser follows the link", async ({ page }) => {
  await page.route(/\/assets\/app-.*\.js$/, (route) => route.abort("connectionfailed"));
  await enter(page);
  await expectToFollow(page);
});

test("data that was lost on intent is asked for again when the link is followed", async ({ page }) => {
  let isLost = true;
  await page.route(/\/about\/page\.json$/, (route) => (isLost ? route.abort("connectionfailed") : route.continue()));
  await enter(page);
  await page.evaluate(() => document.body.setAttribute("data-same-document", ""));
  const lost = page.waitForEvent("requestfailed");
  await page.getByRole("banner").getByRole("link", { name: "ABOUT" }).hover();
  await lost;
  isLost = false;
  await page.getByRole("banner").getByRole("link", { name: "ABOUT" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "ABOUT ME" })).toBeFocused();
  await expect(page.locator("body[data-same-document]")).toBeAttached();
});

test("where going back can't fetch the page's data, the browser loads the page", async ({ page }) => {
  await page.route(/\/about\/page\.json$/, (route) => route.abort("connectionfailed"));
  await enter(page, "about/");
  await page.getByRole("banner").getByRole("link", { name: "CONTACT" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Contact Me" })).toBeFocused();
  await page.goBack();
  await expect(page.getByRole("heading", { level: 1, name: "ABOUT ME" })).toBeAttached();
  await expect(page).toHaveTitle(/^About me/);
});

test("where the page's script is lost, every page can be read as without JavaScript", async ({ page }) => {
  await page.route(/\/assets\/index-.*\.js$/, (route) => route.abort("connectionfailed"));
  for (const path of paths) {
    await enter(page, path);
    await expect(page.locator("html[data-js]")).toHaveCount(0);
    await openItems(page);
    await expectWholeText(page, path);
    await expect(page.locator("[data-needs-js]:visible")).toHaveCount(0);
  }
});

test("where the typing's code is lost, a whole phrase stands", async ({ page }) => {
  await page.route(/\/assets\/typewriter.*\.js$/, (route) => route.abort("connectionfailed"));
  await enter(page);
  await untilNetworkRests(page);
  await expect(page.locator("[data-island=typewriter]")).toHaveText(
    "Building bridges between technology and creativity",
  );
});

test("tabs need no code of their own: where all but the page's script is lost, they still work", async ({ page }) => {
  await page.route(scripts, (route) =>
    /\/index-/.test(route.request().url()) ? route.continue() : route.abort("connectionfailed"),
  );
  await enter(page, "about/");
  await page.getByRole("tab", { name: "other ACTIVITIES" }).click();
  await expect(page.getByRole("tabpanel", { name: "other ACTIVITIES" }).getByText("Technical lead")).toBeVisible();
});

test("where the code of motion is lost, the menu opens and closes without it", async ({ page }) => {
  await page.route(/\/assets\/dom-mini.*\.js$/, (route) => route.abort("connectionfailed"));
  await page.setViewportSize({ width: 360, height: 740 });
  await enter(page);
  await page.getByRole("button", { name: "Open menu" }).click();
  await expect(page.getByRole("dialog")).toBeVisible();
  await page.getByRole("button", { name: "BACK" }).click();
  await expect(page.getByRole("dialog")).toHaveCount(0);
});

test.describe("where the code of motion is still on its way", () => {
  test.use({ viewport: { width: 360, height: 740 } });

  test.beforeEach(async ({ page }) => {
    await page.route(/\/assets\/dom-mini.*\.js$/, () => {});
    await openPage(page, "./");
  });

  test("the menu opens and closes without waiting for it", async ({ page }) => {
    await finishLanding(page);
    await page.getByRole("button", { name: "Open menu" }).click();
    await expect(page.getByRole("dialog")).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(page.getByRole("dialog")).toHaveCount(0);
  });

  test("a key sends the greeting off without waiting for it", async ({ page }) => {
    await page.keyboard.press("Shift");
    await expect(page.getByRole("heading", { name: "Welcome to my Portfolio" })).toBeHidden();
  });
});
