import { enter, finishLanding } from "../support/landing.ts";
import { holdRequests, scripts } from "../support/network.ts";
import { expect, test } from "../support/test.ts";

test("a page asks for its scripts once it has been painted", async ({ page }) => {
  await enter(page);
  const { loaded, painted, asked } = await page.evaluate(() => ({
    loaded: performance.getEntriesByType("navigation").map((entry) => Reflect.get(entry, "loadEventStart"))[0],
    painted: performance.getEntriesByName("first-contentful-paint")[0]?.startTime ?? Number.NaN,
    asked: performance
      .getEntriesByType("resource")
      .filter(({ name }) => name.endsWith(".js"))
      .map(({ startTime }) => startTime),
  }));
  expect(asked.length).toBeGreaterThan(0);
  // Where the page is loaded and nothing painted, it waits for one second.
  expect(Math.min(...asked)).toBeGreaterThanOrEqual(Math.min(painted, loaded + 1000));
});

test("a browser that keeps to itself when it has painted gets the scripts, too", async ({ page }) => {
  await page.addInitScript(() => {
    PerformanceObserver.prototype.observe = () => {};
  });
  await enter(page);
  await expect(page.locator("html[data-alive]")).toBeAttached();
});

test("where the scripts come late, the greeting that has left by itself does not come back", async ({ page }) => {
  const release = await holdRequests(page, scripts);
  await page.goto("./");
  await finishLanding(page);
  await page.locator("[data-landing]").evaluate((overlay) => {
    const look = () => {
      if (getComputedStyle(overlay).visibility !== "hidden") document.body.setAttribute("data-landing-again", "");
      requestAnimationFrame(look);
    };
    look();
  });
  release();
  await expect(page.locator("html[data-alive]")).toBeAttached();
  await page.mouse.click(2, 500);
  await expect(page.getByRole("heading", { level: 1 })).toBeInViewport();
  await expect(page.locator("body[data-landing-again]")).not.toBeAttached();
});

test("back, asked for before the scripts have come, leads back once they are there", async ({ page }) => {
  await enter(page);
  await page.getByRole("banner").getByRole("link", { name: "ABOUT" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "ABOUT ME" })).toBeFocused();
  const release = await holdRequests(page, scripts);
  await page.reload();
  await page.goBack();
  release();
  await expect(page.getByRole("heading", { level: 1, name: "Your Name" })).toBeFocused();
  await expect(page).toHaveTitle("Your Name — Portfolio");
});
