import { chromium, type Page } from "@playwright/test";
import { browserArguments } from "../../scripts/lib/find-browser.ts";
import { paths } from "./support/content.ts";
import { enter, finishLanding } from "./support/landing.ts";
import { expect, test } from "./support/test.ts";
import { tryEverything } from "./support/try-everything.ts";

test("the browser keeps each page in memory when it is left for another site, and going back restores it as it was", async ({
  site,
}) => {
  // Playwright turns this memory off, unless it is asked not to.
  const browser = await chromium.launch({
    executablePath: process.env.CHROME_PATH ?? "",
    args: browserArguments(),
    ignoreDefaultArgs: ["--disable-back-forward-cache"],
  });
  try {
    const page = await browser.newPage({ viewport: { width: 360, height: 740 } });
    await page.route(/^https:/, (route) => route.fulfill({ contentType: "text/html", body: "<p>Another site" }));
    for (const path of paths) {
      await page.goto(new URL(path, site).href);
      await finishLanding(page);
      await tryEverything(page);
      await page.getByRole("banner").getByRole("link", { name: "PROJECTS" }).hover();
      await page.waitForLoadState("networkidle");
      await leaveAndComeBack(page, path);
    }
    // The same after a change of page without a reload.
    await page.getByRole("banner").getByRole("link", { name: "ABOUT" }).click();
    await expect(page.getByRole("heading", { level: 1, name: "ABOUT ME" })).toBeFocused();
    await leaveAndComeBack(page, "after a change of page");
    await tryEverything(page);
  } finally {
    await browser.close();
  }
});

/** Leaves a page for another site and goes back; expects the very document that was left. */
async function leaveAndComeBack(page: Page, path: string): Promise<void> {
  await page.evaluate(() => {
    document.documentElement.dataset.left = "";
    addEventListener("pageshow", ({ persisted }) => {
      document.documentElement.dataset.persisted = String(persisted);
    });
  });
  await page.goto("https://another.example/");
  await expect(page.getByText("Another site")).toBeVisible();
  await page.goBack();
  const root = page.locator("html");
  await expect(root, `${path}: ${await reasonsOf(page)}`).toHaveAttribute("data-left", "");
  await expect(root, path).toHaveAttribute("data-persisted", "true");
}

/** Why the browser loaded the page anew instead, in its own words. */
async function reasonsOf(page: Page): Promise<string> {
  return page.evaluate(() => {
    const [entry] = performance.getEntriesByType("navigation");
    return JSON.stringify(entry && Reflect.get(entry, "notRestoredReasons"));
  });
}

test("back and forward between pages that were seen ask for nothing", async ({ page }) => {
  await enter(page);
  const heading = (name: string) => page.getByRole("heading", { level: 1, name });
  for (const [link, title] of [
    ["ABOUT", "ABOUT ME"],
    ["HOME", "Your Name"],
    ["PROJECTS", "PROJECTS"],
  ] as const) {
    await page.getByRole("banner").getByRole("link", { name: link }).click();
    await expect(heading(title)).toBeFocused();
  }
  await page.waitForLoadState("networkidle");
  // What a pointer rests on is fetched on intent.
  await page.mouse.move(5, 400);
  const asked: string[] = [];
  page.on("request", (request) => asked.push(request.url()));
  for (const title of ["Your Name", "ABOUT ME", "Your Name"]) {
    await page.goBack();
    await expect(heading(title)).toBeFocused();
  }
  for (const title of ["ABOUT ME", "Your Name", "PROJECTS"]) {
    await page.goForward();
    await expect(heading(title)).toBeFocused();
  }
  expect(asked).toEqual([]);
});
