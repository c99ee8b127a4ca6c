import type { Page } from "@playwright/test";
import { findNginx, startNginx } from "../../setup/nginx.ts";
import { sites } from "../../setup/sites.ts";
import { paths } from "../support/content.ts";
import { enter, openPage } from "../support/landing.ts";
import { expect } from "../support/test.ts";
import { tryEverything, type Uses } from "../support/try-everything.ts";
import { promised, siteFolder, test } from "./nginx.ts";

/** Answers for the video's host, so that no test depends on it. */
async function answerForPlayers(page: Page): Promise<string[]> {
  const asked: string[] = [];
  await page.route(/^https:\/\/www\.youtube-nocookie\.com\//, (route) => {
    asked.push(route.request().url());
    return route.fulfill({ contentType: "text/html", body: "<!doctype html><title>Player</title>" });
  });
  return asked;
}

function add(sum: Uses, uses: Uses): Uses {
  return {
    tabs: sum.tabs + uses.tabs,
    disclosures: sum.disclosures + uses.disclosures,
    dialogs: sum.dialogs + uses.dialogs,
    controls: sum.controls + uses.controls,
    players: sum.players + uses.players,
  };
}

const none: Uses = { tabs: 0, disclosures: 0, dialogs: 0, controls: 0, players: 0 };

test.describe("under a path", () => {
  // The site is at another port than the one that the other tests ask.
  test.use({
    tolerated: /^elsewhere: (?:http:\/\/127\.0\.0\.1:|https:\/\/www\.youtube-nocookie\.com\/)/,
    viewport: { width: 1440, height: 900 },
  });

  test("nginx serves a site from the folder of that name, and nothing that a visitor can do violates its policy", async ({
    page,
    request,
    nginx: _running,
    violations,
  }) => {
    const { path } = sites["under-a-path"];
    const base = path.replace(/\/$/, "");
    const server = await startNginx((await findNginx()) ?? "", siteFolder("under-a-path"), base);
    try {
      const about = await request.get(`${server.url}about`);
      expect(about.url()).toBe(`${server.url}about/`);
      expect(about.headers()).toMatchObject(promised);
      const missing = await request.get(`${server.url}nothing/`);
      expect(missing.status()).toBe(404);
      expect(await missing.text()).toContain("404 Not Found");

      const asked = await answerForPlayers(page);
      let used = none;
      await enter(page, `${server.url}contact/`);
      for (const place of paths) {
        await followLink(page, place, base);
        used = add(used, await tryEverything(page));
      }
      await page.reload();
      await expect(page.getByRole("heading", { level: 1, name: "Contact Me" })).toBeVisible();
      expectEverythingUsed(used, asked, "large");
      expect(violations).toEqual([]);
    } finally {
      // Else the page may lose what it is still asking for.
      await page.close();
      await server.close();
    }
  });
});

for (const size of ["small", "large"] as const) {
  test.describe(`on a ${size} screen`, () => {
    test.use({
      viewport: size === "small" ? { width: 360, height: 740 } : { width: 1440, height: 900 },
      // The player's page is asked for, and answered here.
      tolerated: /^elsewhere: https:\/\/www\.youtube-nocookie\.com\//,
    });

    test("nothing that a visitor can do on a page that was loaded violates its policy", {
      tag: size === "small" ? "@journey" : [],
    }, async ({ page, violations }) => {
      const asked = await answerForPlayers(page);
      let used = none;
      for (const path of paths) {
        await enter(page, path);
        used = add(used, await tryEverything(page));
      }
      expectEverythingUsed(used, asked, size);
      expect(violations).toEqual([]);
    });

    test("nothing that a visitor can do on a page that was come to without a reload violates the first page's policy", async ({
      page,
      violations,
    }) => {
      const asked = await answerForPlayers(page);
      await enter(page, "contact/");
      await page.evaluate(() => document.body.setAttribute("data-same-document", ""));
      let used = none;
      for (const path of paths) {
        await followLink(page, path);
        used = add(used, await tryEverything(page));
      }
      await page.goBack();
      await expect(page).toHaveURL(/\/skills\/$/);
      await tryEverything(page);
      expectEverythingUsed(used, asked, size);
      await expect(page.locator("body[data-same-document]")).toBeAttached();
      expect(violations).toEqual([]);
    });
  });
}

test("the fallback page keeps to its policy", async ({ page, violations }) => {
  await page.route("**/nothing/", async (route) => {
    // Its status is right, and would be told in the console.
    await route.fulfill({ response: await route.fetch(), status: 200 });
  });
  await openPage(page, "nothing/");
  await expect(page.getByText("404 Not Found")).toBeVisible();
  expect((await tryEverything(page)).controls).toBeGreaterThan(0);
  expect(violations).toEqual([]);
});

test.describe("tabs that something has changed before they came to life", () => {
  // React tells that it has made them anew.
  test.use({ tolerated: /^thrown: .*React error #418/s });

  test("keep what stands in them, and work", async ({ page, violations }) => {
    await enter(page, "about/");
    const [first, second] = await page.getByRole("tab").all();
    const panel = page.getByRole("tabpanel");
    const text = await panel.innerText();
    expect(text.length).toBeGreaterThan(100);
    // As a browser's translation does.
    await first?.evaluate((tab) => tab.replaceChildren("Achievements, translated"));
    await second?.click();
    await expect(second ?? panel).toHaveAttribute("aria-selected", "true");
    await first?.click();
    await expect(first ?? panel).toHaveAttribute("aria-selected", "true");
    await expect(panel).toHaveCount(1);
    expect(await panel.innerText()).toBe(text);
    expect(violations).toEqual([]);
  });
});

/** Goes to a page by a link of the navigation, through the menu where the bar has none. */
async function followLink(page: Page, path: string, base = ""): Promise<void> {
  const href = `${base}/${path.replace("./", "")}`;
  const link = page.locator(`header > div nav a[href="${href}"]`);
  if (await link.isVisible()) await link.click();
  else {
    await page.getByRole("button", { name: "Open menu" }).click();
    await page.getByRole("dialog").locator(`a[href="${href}"]`).click();
    await expect(page.getByRole("dialog")).toBeHidden();
  }
  await expect(page).toHaveURL((url) => url.pathname === href);
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
}

/** A test of what nobody used would find nothing. */
function expectEverythingUsed(used: Uses, asked: string[], size: "small" | "large"): void {
  expect(used.tabs).toBe(3);
  expect(used.disclosures).toBeGreaterThan(10);
  expect(used.dialogs).toBeGreaterThanOrEqual(size === "small" ? 1 + paths.length : 1);
  expect(used.controls).toBeGreaterThanOrEqual(paths.length);
  expect(used.players).toBe(1);
  expect(asked).toHaveLength(1);
}
