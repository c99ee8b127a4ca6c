import { expect, type Page, test } from "@playwright/test";
import { designNames } from "../../../schema/designs/index.ts";
import { findColorViolations, findViolations } from "../support/accessibility.ts";
import { findOverflow } from "../support/layout.ts";
import { collectPageErrors } from "../support/page-errors.ts";
import { pagesOf, type ServedSite, serveFiveLanguages } from "./serve-languages.ts";

test.describe.configure({ mode: "default" });

/** Links to pages of the site in another language than the page's that don't say so. */
async function findStrayLinks(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const { lang } = document.documentElement;
    const homes = [...document.querySelectorAll('link[rel="alternate"][hreflang]:not([hreflang="x-default"])')];
    const others = homes.map((link) => link.getAttribute("hreflang") ?? "").filter((code) => code !== lang);
    const languageOf = (path: string) => others.find((code) => path.startsWith(`/${code}/`)) ?? lang;
    return [...document.querySelectorAll<HTMLAnchorElement>("a[href]")]
      .filter(({ origin }) => origin === location.origin)
      .filter((link) => languageOf(link.pathname) !== lang || (lang !== "en" && !link.pathname.startsWith(`/${lang}/`)))
      .filter(({ hreflang }) => hreflang === "")
      .map((link) => link.outerHTML);
  });
}

for (const design of designNames) {
  test.describe(`in the design ${design}`, () => {
    let site: ServedSite;
    test.beforeAll(async () => {
      site = await serveFiveLanguages(design);
    });
    test.afterAll(() => site.close());

    for (const [language, paths] of Object.entries(pagesOf)) {
      test(`every page in ${language} is accessible, has room, and leads to its own language`, async ({ page }) => {
        const pageErrors = collectPageErrors(page);
        await page.emulateMedia({ reducedMotion: "reduce" });
        for (const path of paths) {
          await page.goto(site.url + path);
          await expect(page.locator("html")).toHaveAttribute("lang", language);
          for (const width of [360, 768, 1440]) {
            await page.setViewportSize({ width, height: 900 });
            expect(await findOverflow(page), `${path} ${width}`).toEqual([]);
          }
          await page.emulateMedia({ colorScheme: "dark" });
          expect(await findColorViolations(page), `${path}, dark`).toEqual([]);
          await page.emulateMedia({ colorScheme: "light" });
          await page.setViewportSize({ width: 360, height: 900 });
          expect(await findViolations(page), path).toEqual([]);
          expect(await findStrayLinks(page), path).toEqual([]);
          const search = page.locator('link[rel="alternate"][hreflang]');
          expect(await search.count(), path).toBe(6);
        }
        expect(pageErrors).toEqual([]);
      });
    }
  });
}
