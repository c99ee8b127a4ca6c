import type { Page } from "@playwright/test";
import { enter, openPage } from "../support/landing.ts";
import { expect, test } from "../support/test.ts";

const title = "Unexpected Application Error!";

async function expectFrame(page: Page) {
  await expect(page.getByRole("banner").getByRole("link", { name: "HOME" })).toBeVisible();
  await expect(page.getByRole("contentinfo").getByText("Thank You ! Happy to see you")).toBeVisible();
}

test.describe("an unknown path", () => {
  test.use({ tolerated: /status 404|status of 404/ });

  test("is answered with status 404, the fallback's heading and 404 Not Found, in the site's frame", {
    tag: "@address",
  }, async ({ page }) => {
    for (const path of ["no-such-page/", "no/such/page/", "no-such-file.png"]) {
      const response = await page.goto(path);
      expect(response?.status()).toBe(404);
      await expect(page.getByRole("heading", { level: 1 })).toHaveText([title]);
      await expect(page.getByRole("main").getByText("404 Not Found", { exact: true })).toBeVisible();
      await expectFrame(page);
    }
  });

  test("has a title that names the error, and links to the home page", async ({ page }) => {
    await page.goto("no-such-page/");
    await expect(page).toHaveTitle(/^404 Not Found · ./);
    await page.getByRole("main").getByRole("link", { name: "Go to the home page" }).click();
    await expect(page.getByRole("heading", { level: 1, name: "Your Name" })).toBeVisible();
  });

  test("has no landing overlay, and is not for search engines", async ({ page }) => {
    await page.goto("no-such-page/");
    await expect(page.locator("[data-landing]")).toHaveCount(0);
    await expect(page.locator("meta[name=robots]")).toHaveAttribute("content", "noindex");
  });

  test("opens the other pages without a reload", { tag: "@address" }, async ({ page }) => {
    await openPage(page, "no-such-page/");
    await page.evaluate(() => document.body.setAttribute("data-same-document", ""));
    await page.getByRole("banner").getByRole("link", { name: "PROJECTS" }).click();
    await expect(page.getByRole("heading", { level: 1, name: "PROJECTS" })).toBeFocused();
    await expect(page.locator("body[data-same-document]")).toBeAttached();
  });

  test("is where going back from another page leads to again", async ({ page }) => {
    await openPage(page, "no-such-page/");
    await page.getByRole("banner").getByRole("link", { name: "PROJECTS" }).click();
    await expect(page.getByRole("heading", { level: 1, name: "PROJECTS" })).toBeFocused();
    await page.goBack();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText([title]);
  });
});

test.describe("a view that throws", () => {
  test.use({ tolerated: /Cannot read properties of null/ });

  test("is replaced by the fallback's heading and the error's message, in the site's frame", async ({ page }) => {
    await page.route(/\/skills\/page\.json$/, async (route) => {
      const response = await route.fetch();
      const file = await response.json();
      file.page.blocks[1].cards = null;
      await route.fulfill({ response, json: file });
    });
    await enter(page);
    await page.getByRole("banner").getByRole("link", { name: "EXPERTIES" }).click();
    const main = page.getByRole("main");
    await expect(main.getByRole("heading", { name: title })).toBeVisible();
    await expect(main.getByText(/^Cannot read properties of null/)).toBeVisible();
    await expectFrame(page);
    // The content before and after the broken block is still there.
    await expect(main.getByRole("heading", { level: 1, name: "SKILLS & EXPERTISE" })).toBeVisible();
    await expect(main.getByRole("heading", { name: "Control Systems" })).toBeVisible();

    await page.getByRole("banner").getByRole("link", { name: "CONTACT" }).click();
    await expect(page.getByRole("heading", { level: 1, name: "Contact Me" })).toBeFocused();
    await expect(page.getByText(title)).toHaveCount(0);
  });
});

test.describe("a typed line that throws", () => {
  test.use({ tolerated: /Cannot read properties of null/ });

  test("keeps its first phrase, and the page around it works", async ({ page }) => {
    await page.route(/\/project\/$/, async (route) => {
      const response = await route.fetch();
      const body = (await response.text()).replace(/(data-props="\{[^"]*?phrases&quot;:)\[.*?\]/, "$1null");
      expect(body).toMatch(/phrases&quot;:null/);
      await route.fulfill({ response, body });
    });
    const thrown = page.waitForEvent("pageerror");
    await enter(page, "project/");
    expect((await thrown).message).toMatch(/^Cannot read properties of null/);
    await expect(page.locator("[data-island]")).toHaveText("Repairs almost everything");
    await page.getByRole("button", { name: "Colour mode" }).click();
    await expect(page.locator("html")).toHaveAttribute("data-color-mode", "dark");
    await page.getByRole("banner").getByRole("link", { name: "CONTACT" }).click();
    await expect(page.getByRole("heading", { level: 1, name: "Contact Me" })).toBeFocused();
  });
});
