import { readdir, readFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { expect, type Page, test } from "@playwright/test";
import { findViolations } from "../support/accessibility.ts";
import { type EditedSite, firstPost as post, postsPage, startEditedSite } from "./edited-site.ts";

test.describe.configure({ timeout: 240_000 });

let site: EditedSite;
let folder: string;
const read = (name: string) => readFile(join(folder, name), "utf8");
test.beforeEach(async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  site = await startEditedSite(postsPage, { "posts/first.md": post });
  folder = dirname(site.file);
});
test.afterEach(() => site.end());

async function open(page: Page, at: string): Promise<void> {
  await page.goto(`${site.editor}#${at}`);
  await page.reload();
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
}

test("a file that was made is listed, though the answer that opens the content comes after its event", async ({
  page,
}) => {
  await open(page, "/about");
  // The first answer lacks the file, and is held back until the event has added it.
  await page.route(
    "**/api/open",
    async (route) => {
      const response = await route.fetch();
      await expect(page.getByRole("button", { name: /^posts\/second\.md/ })).toBeVisible();
      await route.fulfill({ response });
    },
    { times: 1 },
  );
  await page.getByRole("button", { name: /^New post/ }).click();
  await page.getByLabel("Its title").fill("Second");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Second");
});

test("a post is made and its front matter is filled in; what the form doesn't know stays", { tag: "@journey" }, async ({
  page,
}) => {
  await open(page, "file=posts/first.md");
  await page.getByLabel("Title", { exact: true }).fill("It's: first");
  await page.getByText(/^Add a field/).click();
  await page.getByRole("button", { name: "Tags", exact: true }).click();
  await page.getByLabel("Tag 1").fill("soldering");
  await expect
    .poll(() => read("posts/first.md"))
    .toBe(post.replace("'First'", '"It\'s: first"').replace("layout: post\n", "layout: post\ntags: [soldering]\n"));
  expect(await findViolations(page)).toEqual([]);
  await page.getByRole("textbox", { name: "Text", exact: true }).click();
  await page.keyboard.press("Control+End");
  await page.keyboard.insertText("Grüße €");
  await expect.poll(() => read("posts/first.md")).toContain("(/about).\nGrüße €");

  await page.getByRole("button", { name: /^New post/ }).click();
  await page.getByLabel("Its title").fill("Über alles");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Über alles");
  expect(await read("posts/uber-alles.md")).toMatch(/^---\ntitle: Über alles\ndate: .*\ndraft: true\n---\n/);
  await page.getByRole("button", { name: "Remove: Über alles" }).click();
  await expect(page.getByRole("status").filter({ hasText: "removed" })).toContainText(
    "posts/uber-alles.md was removed.",
  );
  expect(await readdir(join(folder, "posts"))).toEqual(["first.md"]);
  await page.getByRole("button", { name: "Undo", exact: true }).click();
  await expect.poll(() => readdir(join(folder, "posts"))).toEqual(["first.md", "uber-alles.md"]);
});
