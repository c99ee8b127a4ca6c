import { pages, paths } from "../support/content.ts";
import { enter, holdLandingAt } from "../support/landing.ts";
import { expect, test } from "../support/test.ts";
import { expectWholeText, openItems } from "../support/texts.ts";

test.describe.configure({ mode: "default" });
test.use({ javaScriptEnabled: false });

for (const path of paths) {
  test(`every text of the content is visible on ${path}, or opens on a click`, async ({ lookAt }) => {
    const page = await lookAt(path);
    await openItems(page);
    await expectWholeText(page, path);
  });

  test(`every link on ${path} leads somewhere, and those within the site to a page that is there`, {
    tag: "@address",
  }, async ({ lookAt, site, request }) => {
    const page = await lookAt(path);
    await openItems(page);
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
  const overlay = page.locator("[data-landing]");
  const delays = overlay.evaluate((element) => element.getAnimations().map(({ effect }) => effect?.getTiming().delay));
  expect(await delays).toEqual([5000, 5600]);
  // On a busy machine its time may be over by now: it begins again.
  await holdLandingAt(page, 0);
  await expect(page.getByRole("heading", { name: "Welcome to my Portfolio" })).toBeInViewport();
  await overlay.evaluate((element) => {
    for (const animation of element.getAnimations()) animation.play();
  });
  await expect(page.getByRole("heading", { name: "Welcome to my Portfolio" })).toBeHidden();
  await expect(page.getByRole("heading", { level: 1 })).toBeInViewport();
});

test("a small screen has the side menu's links in its bar, and no button that does nothing", async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 700 });
  await enter(page);
  const bar = page.getByRole("banner");
  await expect(bar.getByRole("navigation").getByRole("link")).toHaveText([
    "HOME",
    "ABOUT",
    "PROJECTS",
    "EXPERTIES",
    "CONTACT",
  ]);
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
