import { readFile, writeFile } from "node:fs/promises";
import { expect, test } from "@playwright/test";
import { type EditedSite, openPart, startEditedSite } from "./edited-site.ts";

let site: EditedSite;
test.beforeEach(async ({ page }) => {
  site = await startEditedSite();
  await page.goto(site.editor);
  await openPart(page, "Profile");
});
test.afterEach(() => site.end());

test("what is typed while the server is away reaches the file once it is back, though the page is loaded again", async ({
  page,
}) => {
  const start = await site.stop();
  await page.getByLabel("Name", { exact: true }).fill("Grace Hopper");
  await expect(page.getByText("The server doesn't answer")).toBeVisible();
  // The browser asks before it drops what waits; a newcomer says yes.
  page.on("dialog", (dialog) => dialog.accept());
  await start();
  await expect.poll(site.read).toContain('"name": "Grace Hopper"');
  await expect(page.getByLabel("Name", { exact: true })).toHaveValue("Grace Hopper");
  await page.getByLabel("Name", { exact: true }).fill("Grace Brewster Hopper");
  await expect.poll(site.read).toContain('"name": "Grace Brewster Hopper"');
});

test("where the page will be is said until it comes", async ({ page }) => {
  await page.route("**/*", (route) => (route.request().frame().parentFrame() ? undefined : route.continue()));
  await page.reload();
  await expect(page.getByText("Here the page appears, once it can be shown.")).toBeVisible();
});

test("half of a language's code leaves the editor as it is", async ({ page }) => {
  await writeFile(site.file, (await readFile(site.file, "utf8")).replace('["en", "de"]', '["en", "d"]'));
  await openPart(page, "Site");
  await expect(page.getByText("isn't the code of a language")).toBeVisible();
  await page.reload();
  await openPart(page, "Site");
  await expect(page.getByText("isn't the code of a language")).toBeVisible();
});
