import type { Page } from "@playwright/test";
import { fillPlaceholders, placeholderValues } from "../../schema/resolve/text.ts";
import { pages, paths, portfolio } from "./support/content.ts";
import { enter } from "./support/landing.ts";
import { expect, test } from "./support/test.ts";

test.use({ javaScriptEnabled: false });

const filled = fillPlaceholders(portfolio, placeholderValues(portfolio.profile));

/** What of the content is an address, a name for the program, or the name of a control that only scripts bring to life. */
const unread = new Set([
  "type",
  "id",
  "width",
  "path",
  "src",
  "href",
  "url",
  "link",
  "start",
  "end",
  "date",
  "style",
  "label",
  "linkLabel",
  "links",
  "emails",
]);

/** Every text that a piece of content says to its readers. */
function textsOf(value: unknown, key = ""): string[] {
  if (typeof value === "string") return unread.has(key) ? [] : [value];
  if (typeof value !== "object" || value === null || ("hidden" in value && value.hidden === true)) return [];
  return Object.entries(value).flatMap(([name, part]) => textsOf(part, Array.isArray(value) ? key : name));
}

/** Every text that can be seen on the page, and every alternative text. */
async function visibleTexts(page: Page): Promise<string> {
  return page.evaluate(() => {
    const texts: string[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const parent = walker.currentNode.parentElement;
      if (parent?.checkVisibility({ opacityProperty: true, visibilityProperty: true, contentVisibilityAuto: true })) {
        texts.push(walker.currentNode.textContent ?? "");
      }
    }
    return texts.join("\n");
  });
}

for (const [index, path] of paths.entries()) {
  test(`every text of the content stands on ${path}, or opens on a click`, async ({ page }) => {
    await enter(page, path);
    for (const summary of await page.locator("summary").all()) await summary.click();
    // The page's title and description stand in its head, and a page's texts in its blocks.
    const content = filled.pages.filter((candidate) => !candidate.hidden)[index];
    const expected = [...textsOf(content?.blocks), ...textsOf(filled.footer?.taglines), filled.footer?.closing ?? ""];
    expect(expected.length).toBeGreaterThan(3);
    await expect
      .poll(async () => {
        const visible = await visibleTexts(page);
        return expected.filter((text) => !visible.includes(text));
      })
      .toEqual([]);
  });

  test(`every link on ${path} leads somewhere, and those within the site to a page that is there`, async ({
    page,
    site,
    request,
  }) => {
    await enter(page, path);
    const addresses = await page
      .locator("a:visible")
      .evaluateAll((links) => links.map((link) => (link instanceof HTMLAnchorElement ? link.href : "")));
    expect(addresses.length).toBeGreaterThan(10);
    for (const address of new Set(addresses)) {
      expect(address).toMatch(/^(?:https?:|tel:|mailto:)/);
      if (address.startsWith(site.origin)) expect((await request.get(address)).status(), address).toBe(200);
    }
  });
}

test("the greeting leaves by itself after 5 seconds", async ({ page }) => {
  await page.goto("./");
  await expect(page.getByRole("heading", { name: "Welcome to my Portfolio" })).toBeInViewport();
  await expect(page.getByRole("heading", { name: "Welcome to my Portfolio" })).toBeHidden({ timeout: 10_000 });
  await expect(page.getByRole("heading", { level: 1 })).toBeInViewport();
});

test("a small screen has the side menu's links in its bar, and no button that does nothing", async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 700 });
  await enter(page);
  const bar = page.getByRole("banner");
  await expect(bar.getByRole("link")).toHaveText(["HOME", "ABOUT", "PROJECTS", "EXPERTIES", "CONTACT"]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
  await expect(page.getByRole("button")).toHaveCount(0);
  await bar.getByRole("link", { name: "EXPERTIES" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "SKILLS & EXPERTISE" })).toBeAttached();
});

test("the items of the projects are collapsed and open on a click", async ({ page }) => {
  await enter(page, "project/");
  const text = page.getByText("A notice board for a college");
  await expect(text).toBeHidden();
  await page.locator("summary").first().click();
  await expect(text).toBeVisible();
});

test("the panels of all three tabs can be read, each under its name", async ({ page }) => {
  await enter(page, "about/");
  for (const name of ["ACHIEVEMENTS", "other ACTIVITIES", "Personal Interest"]) {
    await expect(page.getByRole("heading", { name, exact: true })).toBeVisible();
  }
  await expect(page.getByRole("tab")).toHaveCount(0);
});

test("a video is a link, without a player that can't play", async ({ page }) => {
  await enter(page, "project/");
  await expect(page.getByRole("link", { name: /^Watch video/ })).toBeVisible();
  await expect(page.locator("[data-player]")).toBeHidden();
});

test("the colours follow the system", async ({ page }) => {
  const ground = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  await enter(page);
  const light = await ground();
  await page.emulateMedia({ colorScheme: "dark" });
  expect(await ground()).not.toBe(light);
});

test("every page is titled", async ({ page }) => {
  for (const [index, path] of paths.entries()) {
    await page.goto(path);
    await expect(page).toHaveTitle(pages[index]?.title ?? "");
  }
});
