import type { Page } from "@playwright/test";
import { enter, finishLanding, holdLandingAt, openPage } from "../support/landing.ts";
import { holdRequests, scripts } from "../support/network.ts";
import { expect, test } from "../support/test.ts";

const overlay = (page: Page) => page.locator("[data-landing]");
const greetings = ["Hello, I'm Name", "Welcome to my Portfolio"];

test("two headings greet over the whole screen when a page is loaded", async ({ page }) => {
  await openPage(page, "./");
  await holdLandingAt(page, 0);
  await expect(overlay(page).getByRole("heading")).toHaveText(greetings);
  await expect(overlay(page).getByRole("heading").first()).toBeInViewport();
  await expect(overlay(page).getByRole("heading").last()).toBeInViewport();
  const width = await page.evaluate(() => document.documentElement.clientWidth);
  expect(await overlay(page).boundingBox()).toEqual({ x: 0, y: 0, width, height: 720 });
  const onTop = await page.evaluate(() => document.elementFromPoint(640, 30)?.closest("[data-landing]") !== null);
  expect(onTop).toBe(true);
});

test("the greeting, which says the name, is the largest text of the overlay", async ({ page }) => {
  await openPage(page, "./");
  await holdLandingAt(page, 0);
  const sizes = await overlay(page)
    .getByRole("heading")
    .evaluateAll((headings) => headings.map((heading) => Number.parseFloat(getComputedStyle(heading).fontSize)));
  expect(sizes[0]).toBeGreaterThan((sizes[1] ?? 0) * 1.5);
});

test("the landing overlay stays for 5,000 ms, then slides up until its top is at -100 %", async ({ page }) => {
  await openPage(page, "./");
  await holdLandingAt(page, 4999);
  expect(await overlay(page).boundingBox()).toMatchObject({ y: 0, height: 720 });
  await holdLandingAt(page, 5300);
  expect((await overlay(page).boundingBox())?.y).toBeLessThan(0);
  await finishLanding(page);
  expect(await overlay(page).evaluate((element) => getComputedStyle(element).top)).toBe("-720px");
  await expect(page.getByRole("heading", { name: "Welcome to my Portfolio" })).toBeHidden();
});

test("the letters of the name are over the greeting for the eye alone, and a line shows how much of its time has gone", async ({
  page,
}) => {
  await openPage(page, "./");
  await holdLandingAt(page, 0);
  await expect(overlay(page).locator("[aria-hidden=true]", { hasText: /^YN$/ })).toBeVisible();
  const line = overlay(page).locator("[aria-hidden=true]").last();
  const widthAt = (time: number) =>
    line.evaluate((element, currentTime) => {
      const [animation] = element.getAnimations();
      animation?.pause();
      if (animation) animation.currentTime = currentTime;
      return Math.round((element.getBoundingClientRect().width / document.documentElement.clientWidth) * 100);
    }, time);
  expect([await widthAt(0), await widthAt(2500), await widthAt(5000)]).toEqual([0, 50, 100]);
  await page.emulateMedia({ reducedMotion: "reduce" });
  await expect(line).toBeHidden();
});

test("the greeting's time runs from the load by itself", async ({ page }) => {
  await openPage(page, "./");
  const animations = await overlay(page).evaluate((element) =>
    element.getAnimations().map(({ playState, effect }) => ({ playState, delay: effect?.getTiming().delay })),
  );
  expect(animations[0]).toEqual({ playState: "running", delay: 5000 });
});

const signs: Record<string, (page: Page) => Promise<void>> = {
  "a click": (page) => page.mouse.click(200, 200),
  "a key": (page) => page.keyboard.press("Tab"),
  "a turn of the wheel": (page) => page.mouse.wheel(0, 100),
  "a scroll": (page) => page.evaluate(() => scrollTo(0, 50)),
};

for (const [name, give] of Object.entries(signs)) {
  test(`${name} sends the greeting off sooner`, async ({ page }) => {
    await openPage(page, "./");
    // Its own leaving would never come.
    await holdLandingAt(page, 0);
    await give(page);
    await expect(overlay(page)).toBeHidden();
  });

  if (name === "a scroll") continue;

  test(`${name} that comes before the scripts sends the greeting off, too`, async ({ page }) => {
    await holdRequests(page, scripts);
    await page.goto("./");
    await holdLandingAt(page, 0);
    await give(page);
    await expect(overlay(page)).toBeHidden();
    await expect(page.locator("html[data-alive]")).not.toBeAttached();
  });
}

test("its button says that it can be skipped, and does", async ({ page }) => {
  await openPage(page, "./");
  await holdLandingAt(page, 0);
  await page.getByRole("button", { name: "Skip" }).click();
  await expect(overlay(page)).toBeHidden();
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("a link leads past the greeting", async ({ page }) => {
    await page.goto("./");
    await holdLandingAt(page, 0);
    await page.getByRole("link", { name: "Skip", exact: true }).click();
    await expect(overlay(page)).toBeHidden();
    await expect(page.getByRole("heading", { level: 1 })).toBeInViewport();
  });
});

test("where the browser itself scrolls to an anchor, the greeting stays", async ({ page }) => {
  await holdRequests(page, scripts);
  await page.goto("skills/#expertise");
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(0);
  await holdLandingAt(page, 0);
  expect(await overlay(page).boundingBox()).toMatchObject({ y: 0, height: 720 });
});

test("a sign that comes before the scripts has them fetched what a visitor may need", async ({ page }) => {
  const asked: string[] = [];
  page.on("request", (request) => asked.push(...(scripts.exec(request.url()) ?? [])));
  const release = await holdRequests(page, scripts);
  await page.goto("contact/");
  await page.keyboard.press("Shift");
  await expect.poll(() => asked).toHaveLength(1);
  release();
  await expect.poll(() => asked.length).toBeGreaterThan(1);
});

test.describe("on a touch screen", () => {
  test.use({ hasTouch: true, viewport: { width: 360, height: 740 } });

  test("a touch sends the greeting off sooner", async ({ page }) => {
    await openPage(page, "./");
    await holdLandingAt(page, 0);
    await page.touchscreen.tap(180, 300);
    await expect(overlay(page)).toBeHidden();
  });

  test("a touch that comes before the scripts sends the greeting off, too", async ({ page }) => {
    await holdRequests(page, scripts);
    await page.goto("./");
    await holdLandingAt(page, 0);
    await page.touchscreen.tap(180, 300);
    await expect(overlay(page)).toBeHidden();
  });
});

/** Presses a key, and returns where the greeting's upper edge is at twenty moments of its leaving, in their order. */
async function sendOff(page: Page): Promise<number[]> {
  const watch = await overlay(page).evaluateHandle((element) => ({
    tops: new Promise<number[]>((resolve) => {
      element.addEventListener("transitionrun", () => {
        const slide = element
          .getAnimations()
          .find((motion) => motion instanceof CSSTransition && motion.transitionProperty === "translate");
        slide?.pause();
        const time = Number(slide?.effect?.getComputedTiming().endTime);
        const tops = Array.from({ length: 20 }, (_, index) => {
          if (slide) slide.currentTime = (time * index) / 20;
          return element.getBoundingClientRect().top;
        });
        slide?.finish();
        resolve(tops);
      });
    }),
  }));
  await page.keyboard.press("Escape");
  return watch.evaluate(({ tops }) => tops);
}

test("sent off while it leaves by itself, the greeting goes on from where it is", async ({ page }) => {
  await openPage(page, "./");
  await holdLandingAt(page, 5500);
  const { y = 0 } = (await overlay(page).boundingBox()) ?? {};
  expect(y).toBeLessThan(-100);
  const tops = await sendOff(page);
  expect(tops[0]).toBeCloseTo(y);
  expect(tops).toEqual(tops.toSorted((a, b) => b - a));
});

test("sent off, the greeting slides up", async ({ page }) => {
  await openPage(page, "./");
  await holdLandingAt(page, 0);
  const tops = await sendOff(page);
  expect(tops[0]).toBe(0);
  expect(tops.at(-1)).toBeLessThan(-600);
  expect(tops).toEqual(tops.toSorted((a, b) => b - a));
  await expect(overlay(page)).toBeHidden();
  await expect(page.getByRole("heading", { level: 1 })).toBeInViewport();
});

test("the greeting does not come back when the visitor goes to another page", async ({ page }) => {
  await enter(page);
  await page.getByRole("banner").getByRole("link", { name: "ABOUT" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "ABOUT ME" })).toBeVisible();
  await page.getByRole("banner").getByRole("link", { name: "HOME" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Your Name" })).toBeVisible();
  await expect(page.getByRole("heading", { name: "Welcome to my Portfolio" })).toBeHidden();
});
