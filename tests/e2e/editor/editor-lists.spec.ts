import { writeFile } from "node:fs/promises";
import { expect, type Locator, type Page, test } from "@playwright/test";
import sharp from "sharp";
import { type EditedSite, startEditedSite } from "./edited-site.ts";

let site: EditedSite;
test.beforeEach(async () => {
  site = await startEditedSite();
});
test.afterEach(() => site.end());

async function open(page: Page, at: string): Promise<void> {
  await page.goto(`${site.editor}#${at}`);
  await page.reload();
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
}

test("an entry is dragged in its list; a line shows where it would be dropped", async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await open(page, "/navigation");
  const rows = page.getByRole("group", { name: "Links", exact: true }).getByRole("listitem");
  const handleOf = (row: Locator) => row.locator("[draggable=true]").first();
  const [from, to] = [await handleOf(rows.nth(0)).boundingBox(), await rows.nth(2).boundingBox()];
  await page.mouse.move((from?.x ?? 0) + 5, (from?.y ?? 0) + 10);
  await page.mouse.down();
  await page.mouse.move((to?.x ?? 0) + 40, (to?.y ?? 0) + (to?.height ?? 0) - 4, { steps: 8 });
  await expect(page.locator("[data-insertion-line]")).toHaveCount(1);
  await page.mouse.up();
  const labels = () =>
    site.read().then((text) => JSON.parse(text).navigation.links.map(({ label }: { label: string }) => label));
  await expect.poll(labels).toEqual(["Projects", "About", "Home", "Contact"]);
  await page.keyboard.press("Control+z");
  await expect.poll(site.read).toBe(site.original);
});

test("an opened entry has the form's whole width, and stays open where it is moved to", async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await open(page, "/navigation");
  const rows = page.getByRole("group", { name: "Links", exact: true }).getByRole("listitem");
  await page.locator("summary", { hasText: "About" }).click();
  const label = page.getByLabel("Label (en)").filter({ visible: true });
  await expect(label).toHaveValue("About");
  const widthOf = async (one: Locator) => (await one.boundingBox())?.width ?? 0;
  const fields = page.getByRole("group", { name: "Label", exact: true }).filter({ visible: true });
  expect(await widthOf(fields)).toBeGreaterThan((await widthOf(rows.nth(2))) * 0.85);
  const down = page.getByRole("button", { name: "Move down: About", exact: true });
  await down.focus();
  await page.keyboard.press("Enter");
  await expect(rows.nth(3)).toContainText("About");
  await expect(label).toHaveValue("About");
  await expect(down).toBeFocused();
});

test("the form of another part begins at its top", async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 500 });
  await open(page, "/profile");
  const heading = page.getByRole("heading", { level: 1 });
  await page
    .getByText(/^Add a field/)
    .last()
    .scrollIntoViewIfNeeded();
  await expect(heading).not.toBeInViewport();
  await page.getByRole("navigation", { name: "Outline" }).getByRole("button", { name: "Theme", exact: true }).click();
  await expect(heading).toHaveText("Theme");
  await expect(heading).toBeInViewport();
});

test("the eye shows whether a part is hidden, and its name what it does", async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await open(page, "/pages/0/blocks/1");
  const eyeOf = (name: string) => page.getByRole("button", { name, exact: true }).locator("svg").innerHTML();
  const shown = await eyeOf("Hide: Stats");
  await page.getByRole("button", { name: "Hide: Stats" }).click();
  const inOutline = page.getByRole("navigation", { name: "Outline" }).locator("[aria-current=true] svg").first();
  await expect(inOutline).toBeVisible();
  expect(await eyeOf("Show: Stats")).toBe(await inOutline.innerHTML());
  expect(shown).not.toBe(await inOutline.innerHTML());
});

test("a picture is chosen before its field is there, and its words are asked for", async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await open(page, "/pages/0/blocks/2/cards/0");
  await page
    .getByText(/^Add a field/)
    .last()
    .click();
  const choosing = page.waitForEvent("filechooser");
  await page.getByRole("button", { name: "Image", exact: true }).click();
  const chooser = await choosing;
  expect(await site.read()).toBe(site.original);
  const buffer = await sharp({ create: { width: 60, height: 30, channels: 3, background: "#456" } })
    .png()
    .toBuffer();
  await chooser.setFiles({ name: "My Boat.png", mimeType: "image/png", buffer });
  const image = { src: "assets/my-boat.png", alt: "What the picture shows" };
  await expect.poll(async () => JSON.parse(await site.read()).pages[0].blocks[2].cards[0].image).toEqual(image);
  const field = page.getByRole("group", { name: "Image", exact: true });
  await expect(field.getByText("is still the example's text")).toBeVisible();
  await field.getByRole("textbox", { name: /\(en\)$/ }).focus();
  await page.keyboard.insertText("A boat");
  await expect.poll(site.read).toContain('"alt": "A boat"');
});

test("the gallery of entries is closed by a button", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, "/pages/0");
  await page.getByRole("button", { name: "Add block" }).click();
  const dialog = page.getByRole("dialog", { name: "Add block" });
  await dialog.getByRole("button", { name: "Close" }).click();
  await expect(dialog).toBeHidden();
});

test("a key replaces the one that excludes it, and a language is asked for", async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await open(page, "/site");
  const siteNow = async () => JSON.parse(await site.read()).site;
  await page.getByText(/^Add a field/).click();
  await page.getByRole("button", { name: "Language instead of Languages" }).click();
  await expect.poll(siteNow).toMatchObject({ language: "en" });
  expect(await siteNow()).not.toHaveProperty("languages");
  await page.getByRole("button", { name: "Languages instead of Language" }).click();
  await expect.poll(siteNow).toMatchObject({ languages: ["en"] });
  await page.getByRole("button", { name: "Add language", exact: true }).click();
  await page.getByRole("dialog").getByLabel("Its code").fill("pt");
  await page.keyboard.press("Enter");
  await expect.poll(siteNow).toMatchObject({ languages: ["en", "pt"] });
  const undo = page.getByRole("button", { name: /^Undo/ });
  while (await undo.isEnabled()) {
    await undo.click();
    await page.waitForTimeout(150);
  }
  await expect.poll(site.read).toBe(site.original);
});

test("forms read from right to left, and in forced colours what is chosen shows", async ({ browser }) => {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 }, forcedColors: "active" });
  await open(page, "/theme");
  const chosen = page.getByRole("group", { name: "Design" }).getByRole("radio", { checked: true });
  await chosen.focus();
  await expect(chosen).toBeFocused();
  await open(page, "/navigation");
  await page.evaluate(() => document.documentElement.setAttribute("dir", "rtl"));
  const [outline, form] = [page.getByRole("navigation", { name: "Outline" }), page.getByRole("heading", { level: 1 })];
  const [right, left] = [await outline.boundingBox(), await form.boundingBox()];
  expect(right?.x ?? 0).toBeGreaterThan(left?.x ?? 0);
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);
  await page.close();
});

test("Enter in a line of a list adds the next line; what is removed can be undone at once", async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await open(page, "/pages/0/blocks/0");
  const readItem = async () => JSON.parse(await site.read()).pages[0].blocks[0].list.items[1];
  await page.getByLabel("Item 1 (en)", { exact: true }).press("Enter");
  await expect(page.getByLabel("Item 2 (en)", { exact: true })).toBeFocused();
  await page.keyboard.type("Soldering");
  await expect.poll(readItem).toBe("Soldering");
  await page.getByRole("button", { name: "Remove: Soldering" }).click();
  await expect.poll(readItem).toBe("A tool you use");
  const notice = page.getByRole("status").filter({ hasText: "Soldering was removed." });
  await notice.getByRole("button", { name: "Undo" }).click();
  await expect.poll(readItem).toBe("Soldering");
});

test("a file that can't be read lists its errors with their lines", async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await open(page, "/profile");
  await writeFile(site.file, site.original.replace('"version": 1,', '"version": 1'));
  const alert = page.getByRole("alert").filter({ hasText: "can't be read" });
  await expect(alert).toContainText("Line 3");
  await expect(alert).toContainText("A comma is missing here");
  await alert.getByRole("button", { name: /^Write/ }).click();
  await expect.poll(site.read).toBe(site.original);
});
