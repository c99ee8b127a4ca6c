import { expect, test } from "@playwright/test";
import { labelsOf } from "../../../schema/labels/choose-labels.ts";
import { plain } from "../../../schema/text.ts";
import { importResume } from "../../../scripts/lib/importers/json-resume/import-resume.ts";
import { findViolations } from "../support/accessibility.ts";
import { findOverflow } from "../support/layout.ts";
import { serveOwnSite } from "./own-site.ts";

/** Somebody in each family of scripts, and what they are. */
const people = {
  ar: ["أمينة حداد", "مهندسة إلكترونيات"],
  de: ["Jörg Müller-Lüdenscheidt", "Elektronikentwickler"],
  hi: ["आशा राव", "इलेक्ट्रॉनिक्स इंजीनियर"],
  ja: ["佐藤 明子", "電子技術者"],
} as const;

const resumeOf = ([name, label]: readonly [string, string]) => ({
  basics: {
    name,
    label,
    email: "asha@asha.dev",
    phone: "+91 98765 43210",
    url: "https://asha.dev",
    summary: `${name}, ${label}`,
  },
  work: [{ position: label, name, startDate: "2020-01", highlights: [label] }],
  education: [{ institution: name, studyType: label, startDate: "2015", endDate: "2019" }],
  languages: [{ language: name, fluency: label }],
  skills: [{ name: label, keywords: ["C"] }],
  projects: [{ name: label, url: "https://asha.dev/one", keywords: ["C"] }],
});

for (const [language, person] of Object.entries(people)) {
  test(`a site in ${language} is read, heard and used in its language, on a phone of 320 pixels, too`, async ({
    page,
  }) => {
    const imported = JSON.parse(importResume(resumeOf(person), { language }).text);
    // An imported site has no landing overlay until its owner shows it.
    const landing = { ...imported.landing, hidden: false };
    const { url, close } = await serveOwnSite({ navigation: undefined, footer: undefined, ...imported, landing });
    const labels = labelsOf(language);
    try {
      await page.emulateMedia({ reducedMotion: "reduce" });
      await page.setViewportSize({ width: 320, height: 640 });
      await page.goto(url);
      await expect(page.getByRole("region", { name: plain(labels.welcome), includeHidden: true })).toBeAttached();
      for (const path of ["", "experience/", "about/", "projects/", "skills/", "contact/"]) {
        await page.goto(`${url}${path}`);
        for (const colorScheme of ["light", "dark"] as const) {
          await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
          expect(await findViolations(page), `${path} ${colorScheme}`).toEqual([]);
        }
        expect(await findOverflow(page), path).toEqual([]);
      }
      // What a script says is in the page: the control's state, and that an address was copied.
      await page.emulateMedia({ colorScheme: "light", reducedMotion: "reduce" });
      await page.context().grantPermissions(["clipboard-write"]);
      await page.getByRole("button", { name: plain(labels.copy).replace("{text}", "asha@asha.dev") }).click();
      await expect(page.locator("#_status")).toHaveText(plain(labels.copied));
      await page.setViewportSize({ width: 1200, height: 800 });
      const bar = page.getByRole("banner");
      await bar.getByRole("button", { name: plain(labels["colorModes.system"]) }).click();
      await expect(page.locator("#_status")).toHaveText(plain(labels["colorModes.dark"]));
      // The same once a page is made by the browser.
      await bar.getByRole("link").first().click();
      await expect(page).toHaveURL(url);
      await expect(bar.getByRole("button", { name: plain(labels["colorModes.dark"]) })).toBeVisible();
      await expect(page.getByRole("button", { name: /Colour mode|Open menu/ })).toHaveCount(0);
    } finally {
      await close();
    }
  });
}
