import type { Page } from "@playwright/test";
import { floorCondition } from "../../../src/document/floor.ts";
import { paths } from "../support/content.ts";
import { findOverflow, findOverlap } from "../support/layout.ts";
import { expect, test } from "../support/test.ts";
import { expectWholeText, openItems } from "../support/texts.ts";

// An engine that lacks what a look takes for granted finds the condition of every look unmet: so does this one, here.
// A style that is changed on its way is none that the policy names.
test.use({ bypassCSP: true });

async function openBelowFloor(page: Page, path: string): Promise<void> {
  await page.route(/\/$/, async (route) => {
    const response = await route.fetch();
    const html = await response.text();
    const body = html.replaceAll(floorCondition, "(no-such:thing)");
    expect(html.split(floorCondition)).toHaveLength(5);
    await route.fulfill({ response, body });
  });
  await page.goto(path);
  await expect(page.locator("html")).not.toHaveAttribute("data-js");
}

// The plain document needs no letters, which Chromium remarks on where somebody stays for seconds.
test.use({ tolerated: /preloaded using link preload but not used/ });

for (const path of paths) {
  test(`${path} is the plain document, whole, one text under the other, with nothing that does nothing`, {
    tag: path === paths[0] ? "@journey" : [],
  }, async ({ page }) => {
    const scripts: string[] = [];
    page.on("request", (request) => request.resourceType() === "script" && scripts.push(request.url()));
    await openBelowFloor(page, path);
    await openItems(page);
    await expectWholeText(page, path);
    await expect(page.getByRole("button")).toHaveCount(0);
    await expect(page.getByRole("tab")).toHaveCount(0);
    await expect(page.locator("svg:visible")).toHaveCount(0);
    await expect(page.getByRole("heading", { name: "Welcome to my Portfolio" })).toBeHidden();
    for (const width of [320, 1440]) {
      await page.setViewportSize({ width, height: 800 });
      expect(await findOverflow(page), `at ${width}`).toEqual([]);
      expect(await findOverlap(page), `at ${width}`).toEqual([]);
    }
    expect(scripts).toEqual([]);
  });
}

test("its links lead from page to page", async ({ page }) => {
  await openBelowFloor(page, "./");
  await page.getByRole("navigation").getByRole("link", { name: "PROJECTS" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "PROJECTS" })).toBeVisible();
  await page.getByRole("link", { name: "Skip to content" }).click();
  await expect(page.getByRole("main")).toBeInViewport();
});
