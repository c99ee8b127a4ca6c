import type { Locator, Page } from "@playwright/test";
import sharp from "sharp";
import { paths } from "../support/content.ts";
import { enter, finishLanding } from "../support/landing.ts";
import { findOverflow } from "../support/layout.ts";
import { untilNetworkRests } from "../support/network.ts";
import { collectPageErrors } from "../support/page-errors.ts";
import { expect, test } from "../support/test.ts";
import { tryEverything } from "../support/try-everything.ts";
import { launchWholeBrowser } from "../support/whole-browser.ts";

const modeControl = (page: Page) => page.getByRole("button", { name: "Colour mode" });
const heading = (page: Page, name: string) => page.getByRole("heading", { level: 1, name });

/** Follows a link of the bar without a reload, and comes back. */
async function goAndComeBack(page: Page): Promise<void> {
  await page.getByRole("banner").getByRole("link", { name: "CONTACT" }).click();
  await expect(heading(page, "Contact Me")).toBeFocused();
  await page.goBack();
  await expect(heading(page, "ABOUT ME")).toBeFocused();
}

const refusals = [
  [
    "throws at the mention of it",
    () => {
      const refused = {
        get() {
          throw new DOMException("Refused", "SecurityError");
        },
      };
      Object.defineProperty(window, "localStorage", refused);
      Object.defineProperty(window, "sessionStorage", refused);
    },
  ],
  [
    "is not there",
    () => {
      const missing = { value: undefined };
      Object.defineProperties(window, { localStorage: missing, sessionStorage: missing });
    },
  ],
  [
    "is full",
    () => {
      Storage.prototype.setItem = () => {
        throw new DOMException("Full", "QuotaExceededError");
      };
    },
  ],
] as const;

for (const [how, refuse] of refusals) {
  test.describe(`where storage ${how}`, () => {
    test.use({ tolerated: /^lost: .*\.js|Failed to load resource/ });

    test("everything works, for as long as the page stands", { tag: how === refusals[0][0] ? "@journey" : [] }, async ({
      page,
    }) => {
      await page.addInitScript(refuse);
      await enter(page);
      await tryEverything(page);
      await modeControl(page).click();
      await page.getByRole("banner").getByRole("link", { name: "ABOUT" }).click();
      await expect(heading(page, "ABOUT ME")).toBeFocused();
      await tryEverything(page);
      await goAndComeBack(page);
      await page.reload();
      await expect(heading(page, "ABOUT ME")).toBeAttached();
    });

    test("code that is lost reloads nothing, and what can be read stays", async ({ page }) => {
      await page.addInitScript(refuse);
      await page.route(/\/assets\/(?!index-)[\w-]+\.js$/, (route) => route.abort("connectionfailed"));
      await enter(page, "about/");
      let loads = 0;
      page.on("load", () => {
        loads += 1;
      });
      await page.getByRole("tab", { name: "other ACTIVITIES" }).click();
      await expect(page.getByRole("tabpanel", { name: "other ACTIVITIES" })).toBeVisible();
      await expect(page.getByRole("heading", { name: "Bachelor's degree in E&TC engineering" })).toBeVisible();
      expect(loads).toBe(0);
    });
  });
}

/** What another version, an extension or the visitor may have put under the names that the site reads. */
const junk = [
  "",
  "null",
  "undefined",
  "true",
  "[]",
  "{}",
  '"dark"',
  "DARK",
  '["x", 5]',
  '[null, "5"]',
  '{"color-mode":"dark"}',
  "[[[[",
  "</script><script>",
  "\u0000😀\u202e",
  "9".repeat(100_000),
  "constructor",
];

test("storage that holds junk changes nothing", async ({ page }) => {
  await page.addInitScript((values) => {
    // Another kind with every document.
    const turn = Number(sessionStorage.getItem("turn") ?? 0);
    sessionStorage.setItem("turn", String(turn + 1));
    for (const storage of [localStorage, sessionStorage]) {
      for (const name of ["color-mode", "motion", "place", "reloaded-for-lost-code"]) {
        storage.setItem(name, values[turn % values.length] ?? "");
      }
    }
  }, junk);
  await enter(page, "contact/");
  // From here on the page reads the place that it was left at.
  await page.getByRole("banner").getByRole("link", { name: "ABOUT" }).click();
  await expect(heading(page, "ABOUT ME")).toBeFocused();
  for (const value of junk) {
    await page.reload();
    await finishLanding(page);
    const root = page.locator("html");
    await expect(root, value).not.toHaveAttribute("data-color-mode");
    await expect(root, value).not.toHaveAttribute("data-motion");
    expect(await page.evaluate(() => scrollY), value).toBe(0);
  }
  await modeControl(page).click();
  await expect(page.locator("html")).toHaveAttribute("data-color-mode", "dark");
  await tryEverything(page);
  await goAndComeBack(page);
});

test("what the site keeps in the browser is what the tests above spoil", async ({ page }) => {
  await enter(page);
  await modeControl(page).click();
  await page.getByRole("button", { name: "Pause animations" }).click();
  await page.getByRole("banner").getByRole("link", { name: "ABOUT" }).click();
  await expect(heading(page, "ABOUT ME")).toBeFocused();
  await page.reload();
  const names = await page.evaluate(() => [Object.keys(localStorage).toSorted(), Object.keys(sessionStorage)]);
  expect(names).toEqual([["color-mode", "motion"], ["places"]]);
  expect(await page.context().cookies()).toEqual([]);
});

test.describe("where pictures are blocked", () => {
  test.use({ tolerated: /^lost: .*\.(?:avif|webp|jpe?g|png|svg)|Failed to load resource/ });

  test("their alternative text stands in their place, and nothing jumps", async ({ page }) => {
    await enter(page);
    const photo = page.getByRole("img", { name: "Portrait of Your Name" });
    const [box, place] = [await photo.boundingBox(), await heading(page, "Your Name").boundingBox()];
    await page.route(
      (url) => /\.(?:avif|webp|jpe?g|png|svg)$/.test(url.pathname),
      (route) => route.abort("blockedbyclient"),
    );
    await page.reload();
    await finishLanding(page);
    await untilNetworkRests(page);
    expect(await photo.evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth)).toBe(0);
    expect(await photo.boundingBox()).toEqual(box);
    expect(await heading(page, "Your Name").boundingBox()).toEqual(place);
    // In the middle, where the round frame cuts off none of it.
    const { first, last } = await findDarkRows(page.locator("picture"));
    expect(first).toBeGreaterThan(0.35);
    expect(last).toBeLessThan(0.65);
  });
});

/** Between which heights of an element something dark stands, as parts of its whole height. */
async function findDarkRows(element: Locator): Promise<{ first: number; last: number }> {
  const { data, info } = await sharp(await element.screenshot())
    .greyscale()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const rows = [...data.keys()].filter((index) => (data[index] ?? 255) < 100).map((at) => Math.floor(at / info.width));
  return { first: (rows[0] ?? 0) / info.height, last: (rows.at(-1) ?? info.height) / info.height };
}

test.describe("where letters never come", () => {
  test.use({ tolerated: /woff2|Failed to load resource/ });

  test("every page is whole, in letters that visitors have", async ({ page }) => {
    await page.route("**/*.woff2", (route) => route.abort());
    for (const path of paths) {
      await enter(page, path);
      await untilNetworkRests(page);
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
      expect(await findOverflow(page), path).toEqual([]);
      const come = await page.evaluate(() =>
        [...document.fonts].filter(({ status }) => status === "loaded").map(({ family }) => family),
      );
      // But for what stands in for them.
      expect(
        come.filter((family) => !family.includes(" as ")),
        path,
      ).toEqual([]);
    }
  });
});

test("offline, what was loaded works, an unknown page ends in the browser's own words, and going back comes back", async ({
  site,
}) => {
  const browser = await launchWholeBrowser();
  try {
    const context = await browser.newContext({ baseURL: site.href });
    const page = await context.newPage();
    const pageErrors = collectPageErrors(page);
    await enter(page, "about/");
    await tryEverything(page);
    await page.getByRole("banner").getByRole("link", { name: "PROJECTS" }).click();
    await expect(heading(page, "PROJECTS")).toBeFocused();
    await page.goBack();
    await expect(heading(page, "ABOUT ME")).toBeFocused();
    await context.setOffline(true);
    await tryEverything(page);
    await page.goForward();
    await expect(heading(page, "PROJECTS")).toBeFocused();
    await tryItems(page);
    await page.getByRole("banner").getByRole("link", { name: "ABOUT" }).click();
    await expect(heading(page, "ABOUT ME")).toBeFocused();
    await page.getByRole("banner").getByRole("link", { name: "CONTACT" }).click({ noWaitAfter: true });
    // The browser shows an error of its own, under the address that was asked for.
    await expect(page.locator("#_root")).toHaveCount(0);
    expect(await page.locator("body").innerText()).toContain("ERR_INTERNET_DISCONNECTED");
    await page.goBack();
    await expect(page).toHaveURL(new URL("about/", site).href);
    await expect(heading(page, "ABOUT ME")).toBeVisible();
    await context.setOffline(false);
    await page.goForward();
    await expect(heading(page, "Contact Me")).toBeVisible();
    expect(pageErrors.filter((pageErrors) => !pageErrors.includes("ERR_INTERNET_DISCONNECTED"))).toEqual([]);
  } finally {
    await browser.close();
  }
});

async function tryItems(page: Page): Promise<void> {
  await page.locator("summary").first().click();
  await expect(page.getByText("A notice board for a college")).toBeVisible();
}
