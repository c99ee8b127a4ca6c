import type { Page } from "@playwright/test";
import { pages, paths } from "../support/content.ts";
import { enter } from "../support/landing.ts";
import { holdRequests, untilNetworkRests } from "../support/network.ts";
import { expect, test } from "../support/test.ts";
import { launchWholeBrowser } from "../support/whole-browser.ts";

test.use({ viewport: { width: 1280, height: 500 } });

const link = (page: Page, name: string) => page.getByRole("banner").getByRole("link", { name });
const heading = (page: Page, name: string) => page.getByRole("heading", { level: 1, name });
const scrollPosition = (page: Page) => page.evaluate(() => Math.round(scrollY));

/** Marks the document, so that a reload is noticed. */
const markDocument = (page: Page) => page.evaluate(() => document.body.setAttribute("data-same-document", ""));
const markedDocument = (page: Page) => page.locator("body[data-same-document]");

async function scrollPage(page: Page, top: number) {
  await page.evaluate((y) => scrollTo({ top: y, behavior: "instant" }), top);
  await expect.poll(() => scrollPosition(page)).toBe(top);
}

/** Clicks a link where it is. Playwright's own click would first scroll the links in the bar. */
async function clickInPlace(page: Page, name: string) {
  const box = await link(page, name).boundingBox();
  await page.mouse.click((box?.x ?? 0) + (box?.width ?? 0) / 2, (box?.y ?? 0) + (box?.height ?? 0) / 2);
}

async function choose(page: Page, name: string, title: string) {
  await clickInPlace(page, name);
  await expect(heading(page, title)).toBeFocused();
}

test("a link changes the page without a reload: address, title, focus, current link and place are right", {
  tag: "@address",
}, async ({ page, site }) => {
  await enter(page);
  await markDocument(page);
  for (const [name, path, title, documentTitle] of [
    ["PROJECTS", "project/", "PROJECTS", "Projects · Your Name — Portfolio"],
    ["ABOUT", "about/", "ABOUT ME", "About me · Your Name — Portfolio"],
    ["CONTACT", "contact/", "Contact Me", "Contact · Your Name — Portfolio"],
    ["HOME", "", "Your Name", "Your Name — Portfolio"],
    ["EXPERTIES", "skills/", "SKILLS & EXPERTISE", "Skills & expertise · Your Name — Portfolio"],
  ] as const) {
    await scrollPage(page, 100);
    await choose(page, name, title);
    await expect(page).toHaveURL(new URL(path, site).href);
    await expect(page).toHaveTitle(documentTitle);
    await expect(page.getByRole("banner").locator("nav:not(dialog nav) [aria-current=page]")).toHaveText([name]);
    expect(await scrollPosition(page)).toBe(0);
  }
  await expect(markedDocument(page)).toBeAttached();
});

test("back and forward show the pages as far down as they were left", async ({ page }) => {
  await enter(page, "project/");
  await markDocument(page);
  await scrollPage(page, 300);
  await choose(page, "ABOUT", "ABOUT ME");
  await scrollPage(page, 200);
  await choose(page, "HOME", "Your Name");
  await scrollPage(page, 100);

  await page.goBack();
  await expect(heading(page, "ABOUT ME")).toBeVisible();
  await expect.poll(() => scrollPosition(page)).toBe(200);
  await expect(page).toHaveTitle(/^About me/);
  await page.goBack();
  await expect(heading(page, "PROJECTS")).toBeVisible();
  await expect.poll(() => scrollPosition(page)).toBe(300);
  await page.goForward();
  await expect(heading(page, "ABOUT ME")).toBeVisible();
  await expect.poll(() => scrollPosition(page)).toBe(200);
  await page.goForward();
  await expect(heading(page, "Your Name")).toBeVisible();
  await expect.poll(() => scrollPosition(page)).toBe(100);
  await expect(markedDocument(page)).toBeAttached();
});

test("a reload keeps the opened page and its scroll position", { tag: "@address" }, async ({ page, site }) => {
  await enter(page);
  await choose(page, "PROJECTS", "PROJECTS");
  await scrollPage(page, 200);
  await page.reload();
  await expect(heading(page, "PROJECTS")).toBeAttached();
  await expect(page).toHaveURL(new URL("project/", site).href);
  await expect.poll(() => scrollPosition(page)).toBe(200);
});

test("after a reload, back still leads to the page before", async ({ page }) => {
  await enter(page);
  await choose(page, "PROJECTS", "PROJECTS");
  await page.reload();
  await page.goBack();
  await expect(heading(page, "Your Name")).toBeAttached();
  await expect(page).toHaveTitle("Your Name — Portfolio");
});

test("every page can be opened by its own address, with or without the slash", { tag: "@address" }, async ({
  page,
  site,
}) => {
  for (const [index, path] of paths.entries()) {
    const response = await page.goto(path === "./" ? path : path.replace(/\/$/, ""));
    expect(response?.status()).toBe(200);
    await expect(page).toHaveURL(new URL(path, site).href);
    await expect(page).toHaveTitle(pages[index]?.title ?? "");
    await expect(page.getByRole("heading", { level: 1 })).toHaveCount(1);
  }
});

test("an address with an anchor leads to its part of the page", { tag: "@address" }, async ({ page }) => {
  await enter(page, "skills/#expertise");
  const section = page.getByRole("heading", { name: "Expertise", exact: true });
  await expect(section).toBeInViewport();
  expect(await scrollPosition(page)).toBeGreaterThan(100);
  // The bar does not cover it.
  const bar = await page.getByRole("banner").boundingBox();
  expect((await section.boundingBox())?.y).toBeGreaterThanOrEqual(bar?.height ?? 0);
});

test("a page opened without a reload is the same as the loaded one", async ({ page }) => {
  const look = async () => ({
    outline: await page.locator("#_root").ariaSnapshot(),
    height: await page.evaluate(() => document.documentElement.scrollHeight),
  });
  // Still, so that what is typed is the same.
  await page.emulateMedia({ reducedMotion: "reduce" });
  const names = ["HOME", "ABOUT", "PROJECTS", "EXPERTIES", "CONTACT"];
  for (const [index, path] of paths.entries()) {
    await enter(page, path);
    const loaded = await look();
    await enter(page, paths[(index + 1) % paths.length]);
    await link(page, names[index] ?? "").click();
    await expect(page).toHaveTitle(pages[index]?.title ?? "");
    await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
    const comeTo = await look();
    const withoutFocus = comeTo.outline.replaceAll(" [active]", "");
    expect.soft(withoutFocus, path).toBe(loaded.outline.replaceAll(" [active]", ""));
    expect.soft(comeTo.height, path).toBe(loaded.height);
  }
});

for (const [intent, show] of Object.entries({
  "the pointer comes near": (page: Page) => link(page, "ABOUT").hover(),
  "the focus comes to it": (page: Page) => link(page, "ABOUT").focus(),
  "a finger touches it": (page: Page) => {
    const touches = [{ identifier: 0, clientX: 90, clientY: 30 }];
    return link(page, "ABOUT").dispatchEvent("touchstart", {
      touches,
      targetTouches: touches,
      changedTouches: touches,
    });
  },
})) {
  test(`a link's page is fetched as soon as ${intent}, and once only`, { tag: "@address" }, async ({ page }) => {
    await enter(page);
    await untilNetworkRests(page);
    const requests: string[] = [];
    page.on("request", (request) => requests.push(request.url()));
    const data = page.waitForResponse(/\/about\/page\.json$/);
    await show(page);
    await data;
    await choose(page, "ABOUT", "ABOUT ME");
    expect(requests.filter((url) => url.endsWith("/about/page.json"))).toHaveLength(1);
  });
}

test("nothing of another page is fetched before the visitor shows an intent", async ({ page }) => {
  const requests: string[] = [];
  page.on("request", (request) => requests.push(request.url()));
  await enter(page);
  await untilNetworkRests(page);
  expect(requests.filter((url) => /page\.json|\/app-/.test(url))).toEqual([]);
});

test("of two links chosen in a hurry the last one wins", async ({ page }) => {
  const release = await holdRequests(page, /\/about\/page\.json$/);
  await enter(page);
  await link(page, "ABOUT").click();
  await choose(page, "CONTACT", "Contact Me");
  const late = page.waitForResponse(/\/about\/page\.json$/);
  release();
  await late;
  await expect(heading(page, "Contact Me")).toBeVisible();
  await expect(page).toHaveTitle(/^Contact/);
  await expect(page).toHaveURL(/\/contact\/$/);
});

test("the link of the page that is shown adds nothing to the history", async ({ page }) => {
  await enter(page);
  await choose(page, "ABOUT", "ABOUT ME");
  const before = await page.evaluate(() => history.length);
  await choose(page, "ABOUT", "ABOUT ME");
  expect(await page.evaluate(() => history.length)).toBe(before);
});

test("a link with Ctrl opens a new tab and leaves this one alone", async ({ site }) => {
  // The browser without a window now and then leaves a new tab loading for ever.
  const browser = await launchWholeBrowser();
  try {
    const context = await browser.newContext({ baseURL: site.href });
    const page = await context.newPage();
    await enter(page);
    const opened = context.waitForEvent("page");
    await link(page, "ABOUT").click({ modifiers: ["ControlOrMeta"] });
    const other = await opened;
    await expect(heading(other, "ABOUT ME")).toBeAttached();
    await expect(heading(page, "Your Name")).toBeVisible();
  } finally {
    await browser.close();
  }
});

test("a page's enhancements work when it is opened without a reload, too", async ({ page }) => {
  await enter(page);
  await choose(page, "ABOUT", "ABOUT ME");
  await page.getByRole("tab", { name: "Personal Interest" }).click();
  await expect(page.getByRole("tabpanel", { name: "Personal Interest" })).toBeVisible();
  await choose(page, "PROJECTS", "PROJECTS");
  await expect(page.locator("[data-island=typewriter] [data-caret]")).toBeAttached();
  await choose(page, "HOME", "Your Name");
  await page.getByRole("button", { name: "Learn More" }).click();
  await expect(page.getByRole("dialog")).toBeVisible();
});
