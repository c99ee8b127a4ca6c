import { expect, type Page, test } from "@playwright/test";
import { serveOwnSite } from "../looks/own-site.ts";
import { findViolations } from "../support/accessibility.ts";
import { holdRequests, scripts } from "../support/network.ts";

let site: Awaited<ReturnType<typeof serveOwnSite>>;
test.describe.configure({ mode: "default" });
test.beforeAll(async () => {
  const url = "https://asha.example/";
  site = await serveOwnSite({ site: { title: "Asha", description: "Chargers.", url, search: true } });
});
test.afterAll(() => site.close());

const field = (page: Page) => page.getByRole("searchbox", { name: "Search" });
const results = (page: Page) => page.getByRole("dialog", { name: "Search" }).getByRole("link");

async function openSearch(page: Page, path = "") {
  await page.goto(site.url + path);
  await page.getByRole("button", { name: "Search" }).click();
  await expect(field(page)).toBeFocused();
}

test("words find the pages that say them, and a result shows its page without a reload", { tag: "@journey" }, async ({
  page,
}) => {
  const asked: string[] = [];
  page.on("request", (request) => asked.push(new URL(request.url()).pathname));
  await openSearch(page);
  expect(asked.filter((path) => path.includes("search"))).toEqual([]);
  await field(page).pressSequentially("senten");
  await expect(page.getByRole("dialog").getByRole("status")).toHaveText("Results: 1");
  await expect(results(page)).toHaveText("ReadTo read.");
  await page.evaluate(() => document.body.setAttribute("data-same-document", ""));
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/read\/$/);
  await expect(page.getByRole("heading", { level: 1, name: "Read" })).toBeVisible();
  await expect(page.getByRole("dialog")).toBeHidden();
  await expect(page.locator("body[data-same-document]")).toBeAttached();
});

test("by keyboard alone: Ctrl+K opens it, arrow keys move through results, Escape closes it", async ({ page }) => {
  await page.goto(site.url);
  await expect(page.locator("html[data-alive]")).toBeAttached();
  await page.keyboard.press("Control+k");
  await field(page).pressSequentially("asha");
  await expect(results(page)).not.toHaveCount(0);
  const count = await results(page).count();
  await page.keyboard.press("ArrowDown");
  await expect(results(page).first()).toBeFocused();
  await page.keyboard.press("ArrowUp");
  await expect(field(page)).toBeFocused();
  await page.keyboard.press("ArrowUp");
  await expect(results(page).nth(count - 1)).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog")).toBeHidden();
});

test("what is not found is said, and so is an index that can't be loaded", async ({ page }) => {
  await openSearch(page);
  await field(page).fill("zeppelin");
  await expect(page.getByRole("dialog").getByRole("status")).toHaveText("Nothing found");
  await field(page).fill("");
  await expect(page.getByRole("dialog").getByRole("status")).toHaveText("");
  await page.route("**/search.json", (route) => route.abort());
  await openSearch(page);
  await field(page).fill("asha");
  await expect(page.getByRole("dialog").getByRole("status")).toHaveText("Unexpected Application Error!");
});

test("words typed before the scripts have come are searched for once they have", async ({ page }) => {
  const release = await holdRequests(page, scripts);
  await page.goto(site.url, { waitUntil: "commit" });
  await page.getByRole("button", { name: "Search" }).click();
  await field(page).fill("senten");
  await expect(page.locator("html[data-alive]")).toHaveCount(0);
  release();
  await expect(results(page)).toHaveText("ReadTo read.");
});

for (const width of [360, 1440]) {
  test(`is accessible at ${width} px, and overflows nothing`, async ({ page }) => {
    await page.setViewportSize({ width, height: 740 });
    await openSearch(page);
    await field(page).fill("write");
    await expect(results(page)).not.toHaveCount(0);
    expect(await findViolations(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
  });
}

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });
  test("there is no control for it", async ({ page }) => {
    await page.goto(site.url);
    await expect(page.getByRole("button", { name: "Search" })).toBeHidden();
  });
});

test("a site without it has neither its control nor its index", async ({ page, request }) => {
  await page.goto("./");
  await expect(page.getByRole("button", { name: "Search" })).toHaveCount(0);
  expect((await request.get("./search.json")).status()).toBe(404);
});
