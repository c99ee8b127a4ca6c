import type { Page } from "@playwright/test";
import { enter } from "../support/landing.ts";
import { expect, test } from "../support/test.ts";

test.describe.configure({ mode: "default" });

const barLinks = (page: Page) => page.getByRole("banner").getByRole("navigation", { name: "Main" }).getByRole("link");

test("a wide screen shows all five links in the bar, and no menu button", async ({ lookAt }) => {
  const page = await lookAt();
  for (const width of [600, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    await expect(barLinks(page)).toHaveText(["HOME", "ABOUT", "PROJECTS", "EXPERTIES", "CONTACT"]);
    await expect(page.getByRole("button", { name: "Open menu" })).toBeHidden();
  }
});

test("the links are at the same places on every page", async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  const places = new Set<string>();
  for (const path of ["./", "about/", "project/", "skills/", "contact/"]) {
    await page.goto(path);
    await expect(page.locator("html[data-alive]")).toBeAttached();
    const boxes = await barLinks(page).evaluateAll((links) => links.map((link) => link.getBoundingClientRect().x));
    places.add(boxes.map((x) => x.toFixed(1)).join(" "));
  }
  expect([...places]).toHaveLength(1);
});

test("the links end beside the controls, on pages without motion, too", async ({ lookAt }) => {
  const page = await lookAt("about/");
  await page.setViewportSize({ width: 1280, height: 800 });
  const link = await barLinks(page).last().boundingBox();
  const control = await page.getByRole("banner").getByRole("button").first().boundingBox();
  expect((control?.x ?? 0) - (link?.x ?? 0) - (link?.width ?? 0)).toBeLessThan(32);
});

test("a small screen shows home, about and projects in the bar, and a menu button", async ({ lookAt }) => {
  const page = await lookAt();
  for (const width of [320, 599]) {
    await page.setViewportSize({ width, height: 800 });
    await expect(barLinks(page)).toHaveText(["HOME", "ABOUT", "PROJECTS"]);
    await expect(page.getByRole("button", { name: "Open menu" })).toBeVisible();
  }
});

test("the links of the bar lead to the five screens, under the site's own path", { tag: "@address" }, async ({
  lookAt,
  site,
}) => {
  const page = await lookAt();
  const addresses = await barLinks(page).evaluateAll((links) => links.map((link) => link.getAttribute("href")));
  expect(addresses).toEqual(["", "about/", "project/", "skills/", "contact/"].map((path) => site.pathname + path));
});

test("every page marks its own link in the bar as the current one", async ({ page }) => {
  const labels = {
    "./": "HOME",
    "about/": "ABOUT",
    "project/": "PROJECTS",
    "skills/": "EXPERTIES",
    "contact/": "CONTACT",
  };
  for (const [path, label] of Object.entries(labels)) {
    await page.goto(path);
    await expect(page.getByRole("banner").locator("nav:not(dialog nav) [aria-current=page]")).toHaveText([label]);
  }
});

test("the bar stays in sight while the page is scrolled", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await enter(page, "project/");
  await page.evaluate(() => scrollTo({ top: 600, behavior: "instant" }));
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(600);
  await expect(barLinks(page).first()).toBeInViewport();
});

test("three short words in the bar keep to one line on a phone of 360 pixels, whose controls are as large as a finger", async ({
  browser,
  site,
}) => {
  const phone = await browser.newContext({ viewport: { width: 360, height: 740 }, isMobile: true, hasTouch: true });
  const page = await phone.newPage();
  await page.goto(site.href);
  for (const words of [
    ["HOME", "ABOUT", "PROJECTS"],
    ["HOME", "PROJECTS", "CONTACT"],
  ]) {
    const tops = await barLinks(page)
      .filter({ visible: true })
      .evaluateAll((links, labels) => {
        links.forEach((link, index) => {
          link.textContent = labels[index] ?? "";
        });
        return links.map((link) => link.getBoundingClientRect().top);
      }, words);
    expect(new Set(tops).size, words.join(" ")).toBe(1);
  }
  await phone.close();
});
