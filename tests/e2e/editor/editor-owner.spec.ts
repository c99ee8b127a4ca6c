import { readFile, writeFile } from "node:fs/promises";
import { expect, test } from "@playwright/test";
import { type EditedSite, openPart, outlineOf, startEditedSite } from "./edited-site.ts";

test.use({ viewport: { width: 1440, height: 900 } });

let site: EditedSite;
test.beforeEach(async () => {
  site = await startEditedSite();
});
test.afterEach(() => site.end());

/** The lines that a text has and another lacks, without their indentation. */
function linesOnlyIn(text: string, other: string): string[] {
  const known = new Set(other.split("\n"));
  return text.split("\n").flatMap((line) => (known.has(line) ? [] : line.trim()));
}

test("an owner who has never seen JSON makes a site her own, and the file looks as if written by hand", async ({
  page,
}) => {
  await page.goto(site.url);
  await page.getByRole("link", { name: "Edit" }).click();
  const preview = page.frameLocator("iframe");
  await expect(preview.getByRole("heading", { level: 1 })).toHaveText("Your Name");

  // A work with two links.
  await openPart(page, "Home", "Selected work");
  await page.getByRole("group", { name: "Cards" }).getByRole("button", { name: "Add card" }).click();
  await page
    .getByRole("dialog", { name: "Add card" })
    .getByRole("button", { name: /^Project/ })
    .click();
  await page.getByLabel("Title (en)", { exact: true }).fill("Harbour lights");
  await page.getByText(/^Add a field/).click();
  await page.getByRole("button", { name: "Links", exact: true }).click();
  const links = page.getByRole("group", { name: "Links", exact: true });
  await links.getByRole("button", { name: /^Add link/ }).click();
  for (const [index, [label, address]] of [
    ["Source code", "https://example.com/code"],
    ["Film", "https://example.com/film"],
  ].entries()) {
    const link = links.getByRole("listitem").nth(index);
    await link.getByLabel("Label (en)").fill(label ?? "");
    await link.getByLabel("Address", { exact: true }).fill(address ?? "");
  }
  await expect(preview.getByRole("heading", { name: "Harbour lights" })).toBeVisible();

  // Its place: by keyboard, before the one above it.
  await outlineOf(page)
    .getByRole("button", { name: /^Harbour lights/ })
    .focus();
  await page.keyboard.press("Alt+ArrowUp");
  await expect(page.getByRole("status").filter({ hasText: "number 3 of 4" })).toBeAttached();

  // A page with an entry of the navigation.
  await outlineOf(page).getByRole("button", { name: "Add page" }).click();
  await page.getByLabel("Path", { exact: true }).fill("/talks");
  await page.getByLabel("Title (en)", { exact: true }).fill("Talks");
  await openPart(page, "Navigation");
  const bar = page.getByRole("group", { name: "Links", exact: true });
  await bar.getByRole("button", { name: /^Add/ }).first().click();
  const added = bar.getByRole("listitem").last();
  // What was added is open, and typing goes on in it.
  await expect(added.getByLabel("Label (en)")).toBeFocused();
  await added.getByLabel("Label (en)").fill("Talks");
  await added.getByLabel("To", { exact: true }).fill("/talks");

  // Hidden, and translated.
  await openPart(page, "Home", "What others say");
  await page.getByRole("button", { name: "Hide: What others say" }).click();
  await page.getByLabel("Title (de)").fill("Was andere sagen");

  // Meanwhile, by Git: another value changes in the file.
  await expect.poll(site.read).toContain("Was andere sagen");
  await writeFile(site.file, (await site.read()).replace("Your City, Your Country", "Hamburg"));
  await openPart(page, "Profile");
  await expect(page.getByLabel("Location", { exact: true })).toHaveValue("Hamburg");

  // Meanwhile, by hand: a mistake. Everything waits for it, and goes on once it is mended.
  const sound = await site.read();
  await writeFile(site.file, sound.replace('"version": 1,', '"version": 1'));
  await expect(page.getByRole("alert").filter({ hasText: "can't be read" })).toBeVisible();
  await writeFile(site.file, sound);
  await expect(page.getByLabel("Name", { exact: true })).toHaveValue("Your Name");

  const edited = await site.read();
  expect(linesOnlyIn(site.original, edited)).toEqual([
    '"location": "Your City, Your Country",',
    '{ "label": "Contact", "to": "/contact", "bar": "wide", "menu": true }',
    '"title": "What others say",',
  ]);
  expect(linesOnlyIn(edited, site.original)).toEqual([
    '"location": "Hamburg",',
    '{ "label": "Contact", "to": "/contact", "bar": "wide", "menu": true },',
    '{ "label": "Talks", "to": "/talks", "menu": true }',
    '"title": "Harbour lights",',
    '{ "label": "Source code", "href": "https://example.com/code" },',
    '{ "label": "Film", "href": "https://example.com/film" }',
    "]",
    '"title": { "en": "What others say", "de": "Was andere sagen" },',
    '"hidden": true',
    '"path": "/talks",',
    '"title": "Talks",',
    '{ "type": "heading", "text": "…" }',
  ]);

  // Undone, all of it: what came from outside stays.
  const undo = page.getByRole("button", { name: /^Undo/ });
  while (await undo.isEnabled()) {
    await undo.click();
    await page.waitForTimeout(150);
  }
  await expect
    .poll(() => readFile(site.file, "utf8"))
    .toBe(site.original.replace("Your City, Your Country", "Hamburg"));
});
