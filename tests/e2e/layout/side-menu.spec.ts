import type { Page } from "@playwright/test";
import { enter, finishLanding } from "../support/landing.ts";
import { seeMotion } from "../support/motion.ts";
import { holdRequests, untilNetworkRests } from "../support/network.ts";
import { expect, test } from "../support/test.ts";
import { enterStopped } from "../support/typing.ts";

test.use({ viewport: { width: 360, height: 740 } });

const menuButton = (page: Page) => page.getByRole("button", { name: "Open menu" });
const sideMenu = (page: Page) => page.getByRole("dialog", { name: "Menu" });
const slideIn = { duration: 500, values: { transform: ["translateX(100%)", "translateX(0%)"] } };
const slideOut = { duration: 500, values: { transform: ["translateX(0%)", "translateX(100%)"] } };

/** Opens the menu and waits until its animation ends. */
async function openMenu(page: Page) {
  await enter(page);
  await menuButton(page).click();
  await expect(sideMenu(page)).toBeVisible();
  await sideMenu(page).evaluate((menu) => Promise.all(menu.getAnimations().map((animation) => animation.finished)));
}

test("the menu is closed at first", async ({ page }) => {
  await enter(page);
  await expect(sideMenu(page)).toBeHidden();
});

test("the menu icon opens a modal dialog that lists HOME, EXPERTIES and CONTACT alone, with BACK", async ({ page }) => {
  await openMenu(page);
  await expect(sideMenu(page).getByRole("link")).toHaveText(["HOME", "EXPERTIES", "CONTACT"]);
  await expect(sideMenu(page).getByRole("button", { name: "BACK" })).toBeVisible();
  expect(await sideMenu(page).evaluate((menu) => menu.matches(":modal"))).toBe(true);
});

test("the menu slides in from the side in 500 ms and comes to rest at the edge", async ({ page }) => {
  // The code of motion comes at the visitor's first sign.
  await openMenu(page);
  await page.keyboard.press("Escape");
  await expect(sideMenu(page)).toBeHidden();
  await untilNetworkRests(page);
  const motion = seeMotion(page.locator("#_menu"));
  await menuButton(page).click();
  expect(await motion).toEqual(slideIn);
  await expect
    .poll(() =>
      sideMenu(page).evaluate((menu) => document.documentElement.clientWidth - menu.getBoundingClientRect().right),
    )
    .toBe(0);
});

test("the menu slides in from the left where a site is read from right to left", async ({ page }) => {
  await enter(page);
  await page.keyboard.press("Tab");
  await untilNetworkRests(page);
  await page.evaluate(() => {
    document.dir = "rtl";
  });
  const motion = seeMotion(page.locator("#_menu"));
  await menuButton(page).click();
  expect(await motion).toEqual({ duration: 500, values: { transform: ["translateX(-100%)", "translateX(0%)"] } });
  await expect.poll(async () => (await sideMenu(page).boundingBox())?.x).toBe(0);
});

test("BACK slides the menu out in 500 ms and closes it", async ({ page }) => {
  await openMenu(page);
  await untilNetworkRests(page);
  const motion = seeMotion(sideMenu(page));
  await sideMenu(page).getByRole("button", { name: "BACK" }).click();
  expect(await motion).toEqual(slideOut);
  await expect(sideMenu(page)).toBeHidden();
  await expect(menuButton(page)).toBeFocused();
});

/**
 * Opens the menu while the code of motion is held back, and returns what lets the code come and how many motions ran on
 * the menu whenever it was shown.
 */
async function openBeforeMotion(page: Page) {
  const release = await holdRequests(page, /\/assets\/dom-mini.*\.js$/);
  await enterStopped(page);
  const motions = await page.locator("#_menu").evaluateHandle((menu) => {
    const seen: number[] = [];
    new MutationObserver(() => seen.push(menu.getAnimations().length)).observe(menu, { attributeFilter: ["open"] });
    return seen;
  });
  await menuButton(page).click();
  await expect(sideMenu(page)).toBeHidden();
  return { release, motions };
}

test("the menu that must wait for the code of motion is not seen at rest before it slides in", async ({ page }) => {
  const { release, motions } = await openBeforeMotion(page);
  release();
  await expect(sideMenu(page)).toBeVisible();
  expect(await motions.jsonValue()).toEqual([1]);
});

test("the menu waits 100 ms for the code of motion, and then comes without", async ({ page }) => {
  const { motions } = await openBeforeMotion(page);
  await page.clock.runFor(99);
  await expect(sideMenu(page)).toBeHidden();
  await page.clock.runFor(1);
  await expect(sideMenu(page)).toBeVisible();
  expect(await motions.jsonValue()).toEqual([0]);
});

test("the menu that waits while its page goes is forgotten", async ({ page }) => {
  const { release, motions } = await openBeforeMotion(page);
  await page.locator("#_root").evaluate((root) => root.remove());
  const code = page.waitForResponse(/\/assets\/dom-mini/);
  release();
  await code;
  await page.clock.runFor(100);
  // The fixture fails this test for anything that is thrown.
  expect(await motions.jsonValue()).toEqual([]);
});

test("the Escape key closes the menu and gives the focus back to its button", async ({ page }) => {
  await openMenu(page);
  await page.keyboard.press("Escape");
  await expect(sideMenu(page)).toBeHidden();
  await expect(menuButton(page)).toBeFocused();
});

test("a click beside the menu closes it", async ({ page }) => {
  await openMenu(page);
  await page.mouse.click(10, 400);
  await expect(sideMenu(page)).toBeHidden();
  await expect(menuButton(page)).toBeFocused();
});

test("a click inside the menu that hits nothing leaves it open", async ({ page }) => {
  await openMenu(page);
  const box = await sideMenu(page).boundingBox();
  await page.mouse.click((box?.x ?? 0) + 5, 700);
  await page.keyboard.press("Tab");
  // A closing menu would be gone once its animation ends.
  await expect.poll(() => page.locator("#_menu").evaluate((menu) => menu.getAnimations().length)).toBe(0);
  await expect(sideMenu(page)).toBeVisible();
});

test("choosing a link closes the menu and shows its page without a reload", { tag: "@journey" }, async ({ page }) => {
  await openMenu(page);
  await page.evaluate(() => document.body.setAttribute("data-same-document", ""));
  await sideMenu(page).getByRole("link", { name: "EXPERTIES" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "SKILLS & EXPERTISE" })).toBeFocused();
  await expect(sideMenu(page)).toBeHidden();
  await expect(page.locator("body[data-same-document]")).toBeAttached();
});

test("the menu opens and closes again on a page that was opened without a reload", async ({ page }) => {
  await openMenu(page);
  await sideMenu(page).getByRole("link", { name: "CONTACT" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Contact Me" })).toBeFocused();
  await menuButton(page).click();
  await expect(sideMenu(page).getByRole("link")).toHaveText(["HOME", "EXPERTIES", "CONTACT"]);
  await expect(sideMenu(page).locator("[aria-current=page]")).toHaveText(["CONTACT"]);
  await sideMenu(page).getByRole("button", { name: "BACK" }).click();
  await expect(sideMenu(page)).toBeHidden();
});

test("Back closes the menu, then leaves the page, and Forward doesn't open it again", async ({ page }) => {
  await enter(page);
  await page.getByRole("banner").getByRole("link", { name: "PROJECTS" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
  await menuButton(page).click();
  await expect(sideMenu(page)).toBeVisible();
  const projects = page.url();
  await page.goBack();
  await expect(sideMenu(page)).toBeHidden();
  await expect(menuButton(page)).toBeFocused();
  await page.goForward();
  // Its entry is left at once.
  await expect.poll(() => page.evaluate(() => history.state.dialog)).toBeUndefined();
  await expect(sideMenu(page)).toBeHidden();
  await expect(menuButton(page)).toBeFocused();
  expect(page.url()).toBe(projects);
  await page.goBack();
  await expect(page.getByRole("heading", { level: 1, name: "Your Name" })).toBeFocused();
  await page.mouse.move(180, 400);
  await page.mouse.wheel(0, 300);
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(0);
});

test("the focus goes into the open menu and stays there", async ({ page }) => {
  await openMenu(page);
  const focused = () =>
    page.evaluate(() => {
      const { activeElement } = document;
      if (!activeElement?.closest("dialog")) return "outside";
      // A control whose signs stand for its states is named by the one that shows.
      const sign = [...activeElement.querySelectorAll("[aria-label]")].find((element) => element.checkVisibility());
      return activeElement.ariaLabel || sign?.ariaLabel || activeElement.textContent;
    });
  expect(await focused()).toBe("BACK");
  const visited = new Set<string | null>();
  for (let step = 0; step < 8; step += 1) {
    await page.keyboard.press("Tab");
    // Between the last stop and the first the browser's own controls have their turn.
    if (await page.evaluate(() => document.activeElement !== document.body)) visited.add(await focused());
  }
  expect([...visited].toSorted()).toEqual([
    "BACK",
    "CONTACT",
    expect.stringMatching(/^Colour mode/),
    "EXPERTIES",
    "HOME",
    "Pause animations",
  ]);
});

test("a click on the menu icon that comes before any script opens the menu all the same", async ({ page }) => {
  await page.route(/\/assets\/index-.*\.js$/, () => {});
  await page.goto("./", { waitUntil: "commit" });
  await finishLanding(page);
  await menuButton(page).click();
  await expect(sideMenu(page).getByRole("link")).toHaveText(["HOME", "EXPERTIES", "CONTACT"]);
  await sideMenu(page).getByRole("button", { name: "BACK" }).click();
  await expect(sideMenu(page)).toBeHidden();
});

test("the menu closes even where its motion is cut off", async ({ page }) => {
  await openMenu(page);
  const motion = seeMotion(page.locator("#_menu"));
  await page.keyboard.press("Escape");
  await motion;
  await page.locator("#_menu").evaluate((menu) => {
    for (const animation of menu.getAnimations()) animation.cancel();
  });
  await expect(sideMenu(page)).toBeHidden();
  await menuButton(page).click();
  await expect(sideMenu(page)).toBeVisible();
});
