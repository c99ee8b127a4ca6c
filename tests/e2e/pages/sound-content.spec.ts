import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type Browser, expect, type Page, test } from "@playwright/test";
import fc from "fast-check";
import { serveSite } from "../../../scripts/lib/serve/serve-site.ts";
import { buildSite } from "../../../scripts/lib/site/build-site.ts";
import { contentArbitrary } from "../../support/arbitrary/content.ts";
import { tries } from "../../support/chance.ts";
import { exampleContent, sectionTypes, wordsOfExample } from "../../support/example-content.ts";
import { copySampleAssets } from "../../support/sample.ts";
import { findViolations } from "../support/accessibility.ts";
import { answerForCounters } from "../support/counters.ts";
import { untilScriptsAreDone } from "../support/landing.ts";
import { untilNetworkRests } from "../support/network.ts";
import { collectPageErrors } from "../support/page-errors.ts";

/** Builds content as `npm run build` does and serves it while `use` looks at it with `page`, which has left it then. */
async function withSite(page: Page, content: unknown, use: (url: string) => Promise<void>): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), "sound-"));
  try {
    const file = join(folder, "content.json");
    await writeFile(file, JSON.stringify(content));
    await writeFile(join(folder, "cv.pdf"), "%PDF-1.7\n");
    await copySampleAssets(folder);
    const { outcome, diagnostics } = await buildSite(file, join(folder, "site"));
    expect(diagnostics.filter(({ severity }) => severity === "error")).toEqual([]);
    expect(outcome).not.toBe("refused");
    const { pathname } = new URL(JSON.parse(JSON.stringify(content)).site.url);
    await answerForCounters(page.context());
    const server = await serveSite(join(folder, "site"), { base: pathname.replace(/\/+$/, ""), port: 0 });
    try {
      await use(server.url);
      await untilNetworkRests(page);
    } finally {
      await page.goto("about:blank");
      await server.close();
    }
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** Selects every tab of a page, its greeting gone. */
async function touchEverything(page: Page): Promise<void> {
  await untilScriptsAreDone(page);
  await page.keyboard.press("Shift");
  await expect(page.locator("[data-landing]")).toBeHidden();
  for (const tab of await page.getByRole("tab").all()) {
    await tab.click();
    await expect(tab).toHaveAttribute("aria-selected", "true");
  }
}

async function openWithoutScripts(browser: Browser, url: string): Promise<string> {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(url);
  const text = await page.locator("body").innerText();
  await context.close();
  return text;
}

test("every block's example hydrates without a warning, has no accessibility violation, and reads without JavaScript", {
  tag: "@journey",
}, async ({ page, browser }) => {
  const pageErrors = collectPageErrors(page);
  await withSite(page, exampleContent("https://example.com/"), async (url) => {
    for (const type of sectionTypes) {
      await page.goto(`${url}${type}/`);
      await touchEverything(page);
      expect.soft(await findViolations(page), type).toEqual([]);
      const text = (await openWithoutScripts(browser, `${url}${type}/`)).toLowerCase();
      // What is collapsed opens without scripts, too, but has not been opened here.
      const collapsed = type === "accordion-group" ? ["A notice board for clubs."] : [];
      for (const words of wordsOfExample(type).filter((text) => !collapsed.includes(text))) {
        expect.soft(text, type).toContain(words.toLowerCase());
      }
    }
  });
  expect(pageErrors).toEqual([]);
});

test("the controls of the bar stay beside its links, however many there are", async ({ page }) => {
  await withSite(page, exampleContent("https://example.com/"), async (url) => {
    for (const width of [768, 1440]) {
      await page.setViewportSize({ width, height: 800 });
      await page.goto(url);
      const links = await page.getByRole("banner").locator("nav:not(dialog nav)").boundingBox();
      const control = await page.getByRole("button", { name: "Colour mode" }).boundingBox();
      if (!links || !control) throw new Error("The bar has no links or no controls.");
      expect(links.height).toBeGreaterThan(40);
      expect(control.y, `${width} px`).toBeLessThan(links.y + links.height);
      expect(control.x, `${width} px`).toBeGreaterThanOrEqual(links.x + links.width);
      expect(links.y, `${width} px`).toBeGreaterThanOrEqual(8);
    }
  });
});

test("in a site that is written from right to left so are its tabs, and the arrow keys follow them", async ({
  page,
}) => {
  const pageErrors = collectPageErrors(page);
  const content = exampleContent("https://example.com/");
  await withSite(page, { ...content, site: { ...content.site, language: "ar" } }, async (url) => {
    const first = page.getByRole("tab").first();
    const second = page.getByRole("tab").nth(1);
    const expectTurned = async () => {
      await first.focus();
      await page.keyboard.press("ArrowLeft");
      await expect(second).toBeFocused();
      await expect(second).toHaveAttribute("aria-selected", "true");
      expect((await second.boundingBox())?.x).toBeLessThan((await first.boundingBox())?.x ?? 0);
    };
    await page.goto(`${url}tabs/`);
    await touchEverything(page);
    await expectTurned();
    // The same once it is made by the browser.
    const links = page.getByRole("banner").locator("nav:not(dialog nav)");
    await links.getByRole("link", { name: "Every block" }).click();
    await expect(page).toHaveURL(url);
    await links.getByRole("link", { name: "The tabs block" }).click();
    await expect(page).toHaveURL(`${url}tabs/`);
    await expectTurned();
  });
  expect(pageErrors).toEqual([]);
});

test("sites of generated content hydrate without a warning, and change pages without one", async ({ page }) => {
  const pageErrors = collectPageErrors(page);
  for (const content of fc.sample(contentArbitrary({ meaningful: true }), tries(1))) {
    await withSite(page, content, async (url) => {
      await page.goto(url);
      await touchEverything(page);
      const links = page.getByRole("banner").locator("nav:not(dialog nav) a:visible");
      for (let index = 0; index < (await links.count()); index += 1) await links.nth(index).click();
    });
  }
  expect(pageErrors).toEqual([]);
});
