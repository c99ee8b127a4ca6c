import { readFile, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { expect, test } from "@playwright/test";
import { type EditedSite, startEditedSite } from "./edited-site.ts";

const pages = `,
    { "path": "/notes", "title": "Notes", "blocks": [{ "type": "post-list", "posts": "posts/*.md" }] }`;
const name = "posts/first.md";
const post = "---\n# Mine\ntitle: 'First'\ndate: 2026-01-02\n---\n\nA post.\n";

let site: EditedSite;
test.beforeEach(async () => {
  site = await startEditedSite(pages, { [name]: post });
});
test.afterEach(() => site.end());

test("a title that was changed in the post's file meanwhile is shown beside the one that was typed", async ({
  page,
}) => {
  await page.goto(`${site.editor}#file=${name}`);
  const file = join(dirname(site.file), name);
  await page.route("**/api/frontMatter", async (route) => {
    await writeFile(file, post.replace("First", "Theirs"));
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Theirs");
    await route.continue();
  });
  const title = page.getByLabel("Title", { exact: true });
  await title.fill("Mine");
  const conflict = page.getByRole("alert", { name: "Changed on both sides" });
  await expect(conflict).toContainText(`${name}, /title`);
  await expect(conflict).toContainText('"Mine"');
  await expect(title).toHaveValue("Theirs");
  await page.unroute("**/api/frontMatter");
  await conflict.getByRole("button", { name: "Keep yours" }).click();
  await expect.poll(() => readFile(file, "utf8")).toBe(post.replace("First", "Mine"));
  await expect(conflict).toBeHidden();
  await expect(title).toHaveValue("Mine");
});

test("a change is known to be saved, and undone by a key, though its answer comes after both", async ({ page }) => {
  await page.goto(`${site.editor}#/pages/0/blocks/2/cards/1`);
  const title = page.getByLabel("Title (en)", { exact: true });
  await expect(title).toHaveValue("A second one, of another kind");
  let answer = () => {};
  const untilAsked = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route("**/api/edit", async (route) => {
    const response = await route.fetch();
    await untilAsked;
    await route.fulfill({ response });
  });
  await title.fill("Another");
  await expect.poll(site.read).toContain('"Another"');
  await expect(page.getByRole("button", { name: /^Undo: Title/ })).toBeEnabled();
  await title.blur();
  await page.keyboard.press("Control+z");
  answer();
  await expect.poll(site.read).toBe(site.original);
  await expect(title).toHaveValue("A second one, of another kind");
  await expect(page.getByRole("status").filter({ hasText: "Saved" })).toBeVisible();
});
