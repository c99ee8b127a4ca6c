import { enter, finishLanding } from "./support/landing.ts";
import { holdScripts } from "./support/scripts.ts";
import { expect, test } from "./support/test.ts";

test("a page asks for no script until it has been drawn, and for its own then", async ({ page }) => {
  const scripts: string[] = [];
  page.on("request", (request) => {
    if (request.resourceType() === "script") scripts.push(request.url());
  });
  // With the clock standing there is no next frame, and all else goes on.
  await page.clock.install({ time: 0 });
  await page.clock.pauseAt(1000);
  await page.goto("./", { waitUntil: "networkidle" });
  expect(scripts).toEqual([]);
  await page.clock.runFor(50);
  await expect(page.locator("html[data-alive]")).toBeAttached();
});

test("where the scripts come late, the greeting that has left by itself does not come back", async ({ page }) => {
  const release = await holdScripts(page);
  await page.goto("./");
  await finishLanding(page);
  await page.evaluate(() => {
    new MutationObserver(() => document.body.setAttribute("data-greeted-again", "")).observe(
      document.querySelector("[data-landing]") ?? document.body,
      { attributes: true },
    );
  });
  release();
  await expect(page.locator("html[data-alive]")).toBeAttached();
  await page.mouse.click(2, 500);
  await expect(page.getByRole("heading", { level: 1 })).toBeInViewport();
  await expect(page.locator("body[data-greeted-again]")).not.toBeAttached();
});

test("back, asked for before the scripts have come, leads back once they are there", async ({ page }) => {
  await enter(page);
  await page.getByRole("banner").getByRole("link", { name: "ABOUT" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "ABOUT ME" })).toBeFocused();
  const release = await holdScripts(page);
  await page.reload({ waitUntil: "commit" });
  await page.goBack();
  release();
  await expect(page.getByRole("heading", { level: 1, name: "Your Name" })).toBeFocused();
  await expect(page).toHaveTitle("Your Name — Portfolio");
});
