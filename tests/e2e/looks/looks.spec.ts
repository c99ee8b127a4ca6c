import { expect, type Locator, test } from "@playwright/test";
import { serveOwnSite } from "./own-site.ts";

let site: Awaited<ReturnType<typeof serveOwnSite>>;
test.describe.configure({ mode: "default" });
test.beforeAll(async () => {
  site = await serveOwnSite();
});
test.afterAll(() => site.close());

const widthOf = async (element: Locator) => (await element.boundingBox())?.width ?? 0;

test("the bar begins with the owner's name, which leads home; two of its letters are for the eye alone", async ({
  page,
}) => {
  await page.goto(`${site.url}read/`);
  // The link beside it leads home for keyboards and screen readers.
  const brand = page.getByRole("banner").locator("a", { hasText: "Asha Maria Rao" });
  await expect(brand).toHaveAttribute("href", "/");
  await expect(brand.locator("[aria-hidden=true]", { hasText: /^AR$/ })).toBeVisible();
  await brand.click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Asha Maria Rao");
});

test("the colour mode control is in the bar from 600 pixels on, below them in the side menu, with the profile's links", async ({
  page,
}) => {
  await page.setViewportSize({ width: 600, height: 800 });
  await page.goto(site.url);
  const bar = page.getByRole("banner");
  await expect(bar.getByRole("button", { name: /^Colour mode/ })).toBeVisible();
  await page.setViewportSize({ width: 599, height: 800 });
  await expect(bar.getByRole("button", { name: /^Colour mode/ })).toBeHidden();
  await page.getByRole("button", { name: "Open menu" }).click();
  const menu = page.getByRole("dialog", { name: "Menu" });
  await expect(menu.getByRole("link", { name: "GitHub (opens in a new tab)" })).toBeVisible();
  await menu.getByRole("button", { name: /^Colour mode/ }).click();
  await expect(page.locator("html")).toHaveAttribute("data-color-mode", "dark");
});

test("the hero shows the profile's links beside its buttons, and the photo in the shape that was chosen", async ({
  page,
}) => {
  await page.goto(site.url);
  const main = page.getByRole("main");
  await expect(main.getByRole("link", { name: "GitHub (opens in a new tab)" })).toBeVisible();
  await expect(main.getByRole("link", { name: "Read on" })).toHaveAttribute("href", "/read/");
  const photo = page.getByRole("img", { name: "Asha" });
  const radius = await photo.evaluate((image) => Number.parseFloat(getComputedStyle(image).borderRadius));
  expect(radius).toBeLessThan((await widthOf(photo)) / 4);
});

test("a featured card has twice the room of others where there is room, and as much where there is none", async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(site.url);
  const card = (title: string) => page.getByRole("article").filter({ has: page.getByRole("heading", { name: title }) });
  expect(await widthOf(card("Charger"))).toBeGreaterThan(1.9 * (await widthOf(card("Lamp"))));
  await page.setViewportSize({ width: 360, height: 900 });
  expect(await widthOf(card("Charger"))).toBe(await widthOf(card("Lamp")));
});

test("items are as wide as the page where that is asked for, with tags that are heard but once; else 400 pixels at most", async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(site.url);
  const item = (title: string) => page.locator("details").filter({ has: page.getByRole("heading", { name: title }) });
  expect(await widthOf(item("Drive"))).toBeGreaterThan(1000);
  expect(await widthOf(item("Cell"))).toBeLessThanOrEqual(400);
  // In one column, the title's rule ends where the items do.
  await page.setViewportSize({ width: 640, height: 900 });
  expect(await widthOf(item("Cell"))).toBe(400);
  expect(await widthOf(page.getByRole("heading", { name: "Narrow" }))).toBe(400);
  await page.setViewportSize({ width: 1440, height: 900 });
  await expect(item("Drive").locator("summary")).toContainText("GaN");
  await item("Drive").locator("summary").click();
  // It is heard once it has opened.
  await expect.poll(async () => (await item("Drive").ariaSnapshot()).match(/GaN/g)?.length).toBe(1);
});

test("the focus is seen whole on the cards of a grid, whatever the grid cuts off", async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(site.url);
  for (const summary of await page.locator("summary").all()) {
    await summary.focus();
    const cut = await summary.evaluate((stop) => {
      const { outlineOffset, outlineWidth } = getComputedStyle(stop);
      const beyond = Number.parseFloat(outlineOffset) + Number.parseFloat(outlineWidth);
      const { left, right } = stop.getBoundingClientRect();
      for (let frame = stop.parentElement; frame; frame = frame.parentElement) {
        const box = frame.getBoundingClientRect();
        const clips = getComputedStyle(frame).overflowX !== "visible";
        if (clips && (left - beyond < box.left - 0.5 || right + beyond > box.right + 0.5)) return frame.className;
      }
      return "";
    });
    expect(cut).toBe("");
  }
});

test("neither headings nor paragraphs end with a lonely word", async ({ page }) => {
  await page.goto(`${site.url}read/`);
  const wraps = (part: string) =>
    page.locator(part).evaluateAll((all) => [...new Set(all.map((one) => getComputedStyle(one).textWrapStyle))]);
  expect(await wraps("h1, h2, h3")).toEqual(["balance"]);
  expect(await wraps("main p, main li")).toEqual(["pretty"]);
});

test("a narrow column stays in sight beside a long one, and not where they are under each other", async ({ page }) => {
  await page.setViewportSize({ width: 1200, height: 700 });
  await page.goto(`${site.url}read/`);
  const beside = page.getByRole("heading", { name: "Beside" });
  await page.mouse.wheel(0, 900);
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(400);
  await expect(beside).toBeInViewport({ ratio: 1 });
  const covered = await page.getByRole("banner").boundingBox();
  expect((await beside.boundingBox())?.y).toBeGreaterThanOrEqual((covered?.y ?? 0) + (covered?.height ?? 0));
  await page.setViewportSize({ width: 600, height: 700 });
  await page.evaluate(() => scrollTo({ top: 900, behavior: "instant" }));
  await expect(beside).not.toBeInViewport();
});

test("tabs that are too many for a phone are scrolled sideways, to the one that has the focus", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto(`${site.url}read/`);
  const tabs = page.getByRole("tab");
  await tabs.first().scrollIntoViewIfNeeded();
  await expect(tabs.last()).not.toBeInViewport();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
  const tops = await tabs.evaluateAll((all) => all.map((tab) => tab.getBoundingClientRect().top));
  expect(new Set(tops).size).toBe(1);
  await tabs.first().click();
  await page.keyboard.press("End");
  await expect(tabs.last()).toBeFocused();
  await expect(tabs.last()).toBeInViewport({ ratio: 1 });
  await expect(page.getByRole("tabpanel", { name: "Publications" })).toBeVisible();
});

test("a footer has an invitation, links to other pages, and a link to the top that moves the focus there", async ({
  page,
}) => {
  await page.goto(`${site.url}read/`);
  const footer = page.getByRole("contentinfo");
  await expect(footer.getByRole("heading", { name: "Let's build a charger." })).toBeVisible();
  await expect(footer.getByRole("link", { name: "Write to me" })).toHaveAttribute("href", "/write/");
  const sizes = await page
    .locator("h1, footer h2")
    .evaluateAll((headings) => headings.map((heading) => Number.parseFloat(getComputedStyle(heading).fontSize)));
  expect(Math.max(...sizes.slice(1))).toBeLessThan(sizes[0] ?? 0);
  await footer.getByRole("link", { name: "Back to top" }).click();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  await page.keyboard.press("Tab");
  await expect(page.getByRole("link", { name: "Skip to content" })).toBeFocused();
});

test("an address is copied at a click, and it is said that it was", { tag: "@journey" }, async ({ context, page }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"], { origin: new URL(site.url).origin });
  await page.goto(`${site.url}write/`);
  await page.getByRole("button", { name: "Copy asha@asha.example" }).click();
  await expect(page.getByRole("status")).toHaveText("Copied");
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe("asha@asha.example");
});

test("without access to the clipboard, the address is selected instead, and nothing else is announced", async ({
  page,
}) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, "clipboard", {
      value: { writeText: () => Promise.reject(new DOMException("no", "NotAllowedError")) },
    });
  });
  await page.goto(`${site.url}write/`);
  await page.getByRole("button", { name: "Copy asha@asha.example" }).click();
  await expect.poll(() => page.evaluate(() => String(getSelection()))).toBe("asha@asha.example");
  await expect(page.getByRole("status")).toHaveText("");
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("there is no button that would do nothing", async ({ page }) => {
    await page.goto(`${site.url}write/`);
    await expect(page.getByRole("button")).toHaveCount(0);
    await page.getByRole("link", { name: "Back to top" }).click();
    await expect(page.getByRole("heading", { level: 1 })).toBeInViewport();
  });
});
