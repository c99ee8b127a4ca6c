import { writeFile } from "node:fs/promises";
import { expect, test } from "@playwright/test";
import { findViolations } from "../support/accessibility.ts";
import { type EditedSite, startEditedSite } from "./edited-site.ts";

test.use({ viewport: { width: 1440, height: 900 } });

let site: EditedSite;
test.beforeEach(async () => {
  site = await startEditedSite();
});
test.afterEach(() => site.end());

test("a page without a translated title is shown in its own language, with a button to translate it", async ({
  page,
}) => {
  await page.goto(`${site.editor}#/pages/1/blocks/0`);
  const heading = page.frameLocator("iframe[title=Preview]").getByRole("heading", { level: 1 });
  await expect(heading).toHaveText("About me");
  await page.getByLabel("Language of the preview").selectOption("de");
  const line = page.getByRole("status").filter({ hasText: "This page" });
  await expect(line).toContainText("This page isn't in German yet: its title isn't translated.");
  await expect(heading).toHaveText("About me");
  expect(await findViolations(page)).toEqual([]);

  await line.getByRole("button", { name: "Translate the title" }).click();
  const title = page.getByLabel("Title (de)", { exact: true });
  await expect(title).toBeFocused();
  await page.keyboard.insertText("Über mich");
  await expect.poll(site.read).toContain('"title": { "en": "About", "de": "Über mich" }');
  await expect(line).toContainText("This page is in German now.");
  await line.getByRole("button", { name: "Show it in German" }).click();
  await expect(page.frameLocator("iframe[title=Preview]").locator("html")).toHaveAttribute("lang", "de");
  await expect(line).toHaveCount(0);
});

test("a new page's warnings have buttons that add it to the navigation and add its description", async ({ page }) => {
  const added = `,
    { "path": "/talks", "title": "Talks", "blocks": [{ "type": "prose", "body": "About talks." }] }\n  ],\n  "footer"`;
  await writeFile(
    site.file,
    site.original.replace('\n  ],\n  "footer"', () => added),
  );
  await page.goto(`${site.editor}#/pages/3`);
  await page.getByRole("button", { name: "Add to navigation" }).click();
  await expect.poll(site.read).toMatch(/"label": "Talks",\s*"to": "\/talks",\s*"menu": true/);
  await expect(page.getByText("No link leads to /talks")).toHaveCount(0);
  await page.getByRole("button", { name: "Add Description" }).click();
  await expect(page.getByLabel("Description (en)", { exact: true })).toBeFocused();
});
