import { expect, test } from "@playwright/test";
import { catalogues } from "../../../schema/labels/catalogues.ts";
import { labelsOf } from "../../../schema/labels/choose-labels.ts";
import { directionOf } from "../../../schema/language.ts";
import { plain } from "../../../schema/text.ts";
import { samplePhoto } from "../../support/sample.ts";
import { wordlessContent } from "../../support/site/wordless-content.ts";
import { findViolations } from "../support/accessibility.ts";
import { findOverflow } from "../support/layout.ts";
import { type ServedSite, serveContent } from "./serve-languages.ts";

test.describe.configure({ mode: "default" });

const [first = "", ...others] = Object.keys(catalogues);
/** Languages of six scripts, one of them from right to left. */
const journeys = new Set([first, "de", "ar", "hi", "ja", "zh-Hans", "ru"]);
let site: ServedSite;

test.beforeAll(async () => {
  const files = {
    picture: samplePhoto,
    film: "assets/clip.mp4",
    captions: "assets/clip.vtt",
    references: "seven.bib",
  };
  const content = wordlessContent([first, ...others], files);
  // Social images aren't looked at here, and few fonts have characters for all languages.
  const quiet = { ...content.site, outputs: { socialImages: false } };
  site = await serveContent({ ...content, site: quiet, landing: { hidden: true } });
});
test.afterAll(() => site.close());

/** The home page in a language. */
function addressIn(language: string): string {
  return `${site.url}${language === first ? "" : `${language.toLowerCase()}/`}`;
}

for (const language of [first, ...others]) {
  test(`what we say in ${language} is seen and heard`, { tag: journeys.has(language) ? "@journey" : [] }, async ({
    page,
  }) => {
    const labels = labelsOf(language);
    await page.emulateMedia({ reducedMotion: "reduce" });
    await page.goto(addressIn(language));
    await expect(page.locator("html")).toHaveAttribute("lang", language);
    expect(await page.locator("html").getAttribute("dir")).toBe(directionOf(language) ?? null);
    // By what those who hear a page find their way.
    const bar = page.getByRole("banner");
    await expect(bar.getByRole("navigation", { name: plain(labels.navigation), exact: true })).toBeVisible();
    await expect(bar.getByRole("button", { name: plain(labels["colorModes.system"]) })).toBeVisible();
    await expect(page.getByRole("link", { name: plain(labels.skipToContent) })).toHaveCount(1);
    await expect(page.getByRole("group", { name: plain(labels.filterByTag) })).toBeVisible();
    await expect(page.getByRole("button", { name: plain(labels.send), exact: true })).toBeVisible();
    await expect(page.getByRole("link", { name: plain(labels.backToTop) })).toBeVisible();
    const languages = bar.getByRole("navigation", { name: plain(labels.language), exact: true });
    await languages.locator("summary").click();
    await expect(languages.getByRole("link")).toHaveCount(others.length);
    expect(await findOverflow(page), "languages open").toEqual([]);
  });

  test(`a page in ${language} is accessible and has room at every width`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: "reduce" });
    await page.goto(addressIn(language));
    for (const width of [1440, 768, 360]) {
      await page.setViewportSize({ width, height: 900 });
      expect(await findOverflow(page), `${width} pixels wide`).toEqual([]);
    }
    // What a language changes for those who hear the page is the same at every width.
    expect(await findViolations(page)).toEqual([]);
  });
}
