import { readdir, readFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { expect, type Page, test } from "@playwright/test";
import sharp from "sharp";
import { findViolations } from "../support/accessibility.ts";
import { type EditedSite, openPart, firstPost as post, postsPage, startEditedSite } from "./edited-site.ts";

const pages = `,
    {
      "path": "/pictures",
      "title": "Pictures",
      "blocks": [
        { "type": "prose", "body": "All [about me](/about)." },
        {
          "type": "gallery",
          "images": [
            { "src": "assets/one.png", "alt": "One" },
            { "src": "assets/two.png", "alt": "Two" }
          ]
        }
      ]
    }`;

const paint = (hue: number, width = 60) =>
  sharp({ create: { width, height: width / 2, channels: 3, background: { r: hue, g: 120, b: 80 } } })
    .png()
    .toBuffer();

// Pictures are sent and scaled, and the site is drawn in thirteen looks.
test.describe.configure({ timeout: 240_000 });

let site: EditedSite;
let folder: string;
const read = (name: string) => readFile(join(folder, name), "utf8");
test.beforeEach(async () => {
  site = await startEditedSite(pages + postsPage, { "posts/first.md": post });
  folder = dirname(site.file);
  await sharp(await paint(10)).toFile(join(folder, "assets/one.png"));
  await sharp(await paint(20)).toFile(join(folder, "assets/two.png"));
});
test.afterEach(() => site.end());

async function open(page: Page, at: string): Promise<void> {
  await page.goto(`${site.editor}#${at}`);
  await page.reload();
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
}

const noticeIn = (page: Page) => page.getByRole("status").filter({ hasText: /now|added|removed/ });

async function expectAccessible(page: Page): Promise<void> {
  expect(await findViolations(page)).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
}

test("a page's path, changed by keyboard, is changed in all files, said so, and undone as one", {
  tag: "@journey",
}, async ({ page }) => {
  await open(page, "/pages/1");
  const path = page.getByLabel("Path", { exact: true });
  await path.fill("/works");
  // What isn't finished changes nothing.
  expect(await site.read()).toBe(site.original);
  await path.press("Enter");
  await expect(noticeIn(page)).toContainText("3 places that named it (content.json, posts/first.md)", {
    timeout: 90_000,
  });
  await expect(noticeIn(page)).toContainText("Whoever comes to /about is led to it.");
  await expectAccessible(page);
  await expect.poll(() => read("posts/first.md")).toBe(post.replace("/about", "/works"));
  await expect
    .poll(site.read)
    .toBe(
      site.original
        .replaceAll("/about", "/works")
        .replace('"path": "/works",', '"path": "/works",\n      "movedFrom": ["/about"],'),
    );
  await page.getByRole("button", { name: "Undo", exact: true }).click();
  await expect.poll(site.read).toBe(site.original);
  await expect.poll(() => read("posts/first.md")).toBe(post);
  await expect(noticeIn(page)).toHaveCount(0);
});

test("a new page has the path of its title until its owner writes one; a new link leads to it", async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await open(page, "/about");
  const readPage = async () => JSON.parse(await site.read()).pages.at(-1);
  await page.getByRole("button", { name: "Add page" }).click();
  await page.getByLabel("Title (en)").fill("Talks & papers");
  await page.keyboard.press("Tab");
  await expect.poll(readPage).toMatchObject({ path: "/talks-papers" });
  await page.getByLabel("Path", { exact: true }).fill("/speaking");
  await page.keyboard.press("Enter");
  await expect.poll(readPage).toMatchObject({ path: "/speaking" });
  await page.getByLabel("Title (en)").fill("Talks");
  await page.keyboard.press("Tab");
  await expect.poll(readPage).toMatchObject({ title: "Talks", path: "/speaking" });
  await openPart(page, "Navigation");
  const links = page.getByRole("group", { name: "Links", exact: true });
  await links.getByRole("button", { name: /^Add/ }).first().click();
  await expect(links.getByRole("listitem").last().getByLabel("To", { exact: true })).toHaveValue("/speaking");
});

test("a page that links lead to goes only after these were shown; by touch, at 390 pixels", async ({ browser }) => {
  const page = await browser.newPage({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });
  await open(page, "/pages/1");
  await page.getByRole("button", { name: "Remove: About", exact: true }).first().tap();
  const dialog = page.getByRole("dialog", { name: "Remove About?" });
  await expect(dialog.getByRole("listitem")).toHaveCount(3, { timeout: 90_000 });
  await expectAccessible(page);
  await dialog.getByRole("button", { name: /posts\/first\.md/ }).tap();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("First");
  await open(page, "/pages/1");
  await page.getByRole("button", { name: "Remove: About", exact: true }).first().tap();
  await dialog.getByRole("button", { name: "Remove it anyway" }).tap();
  await expect.poll(site.read).not.toContain('"path": "/about"');
  await page.close();
});

test("forty pictures are dropped at once, kept in order, and described one after the other", async ({ page }) => {
  await open(page, "/pages/3/blocks/1");
  const buffers = await Promise.all(
    Array.from({ length: 40 }, (_, index) => paint(index + 100, index === 0 ? 3000 : 60)),
  );
  const dropped = buffers.map((buffer, index) => ({
    name: `Foto ${index + 1} ÄÖ.PNG`,
    mimeType: "image/png",
    base64: buffer.toString("base64"),
  }));
  const transfer = await page.evaluateHandle((files) => {
    const data = new DataTransfer();
    for (const { name, mimeType, base64 } of files.toReversed()) {
      const bytes = Uint8Array.from(atob(base64), (one) => one.charCodeAt(0));
      data.items.add(new File([bytes], name, { type: mimeType }));
    }
    return data;
  }, dropped);
  await page
    .getByRole("button", { name: "Add pictures" })
    .locator("..")
    .dispatchEvent("drop", { dataTransfer: transfer });
  const dialog = page.getByRole("dialog", { name: "Describe the pictures" });
  await expect(dialog).toBeVisible({ timeout: 60_000 });
  await expect(dialog).toContainText("1 of 40");
  const files = (await readdir(join(folder, "assets"))).filter((name) => name.startsWith("foto"));
  expect(files).toHaveLength(40);
  expect((await sharp(join(folder, "assets/foto-1-ao.png")).metadata()).width).toBe(2400);
  const images = () => site.read().then((text) => JSON.parse(text).pages[3].blocks[1].images);
  await expect.poll(images).toHaveLength(42);
  expect((await images()).slice(2).map(({ src }: { src: string }) => src)).toEqual(
    Array.from({ length: 40 }, (_, index) => `assets/foto-${index + 1}-ao.png`),
  );

  const field = dialog.getByLabel("What does it show?");
  await expect(field).toBeFocused();
  await expectAccessible(page);
  for (const words of ["A boat", "A house", "海の写真"]) {
    await page.keyboard.insertText(words);
    await page.keyboard.press("Enter");
  }
  await expect(dialog).toContainText("4 of 40");
  await dialog.getByRole("button", { name: "Back" }).click();
  await expect(field).toHaveValue("海の写真");
  await dialog.getByRole("button", { name: "Later" }).click();
  await expect.poll(images).toContainEqual({ src: "assets/foto-2-ao.png", alt: "A house" });
  await page.getByRole("button", { name: /^Describe the pictures.*37/ }).click();
  await expect(dialog).toContainText("1 of 37");
});

test("a focus point is set by pointer, by touch and by arrow keys; a picture is renamed and replaced everywhere", async ({
  browser,
}) => {
  const page = await browser.newPage({ viewport: { width: 390, height: 844 }, hasTouch: true });
  await open(page, "/pages/3/blocks/1");
  await page.locator("summary", { hasText: "One" }).click();
  const row = page.getByRole("listitem").filter({ hasText: "One" }).first();
  await row.getByText(/^Add a field/).click();
  await row.getByRole("button", { name: "Focus" }).click();
  const picture = row.getByRole("button", { name: /What stays in sight/ });
  const box = await picture.boundingBox();
  await page.touchscreen.tap((box?.x ?? 0) + (box?.width ?? 0) / 4, (box?.y ?? 0) + (box?.height ?? 0) / 2);
  await expect.poll(site.read).toContain('"focus": { "x": 0.25, "y": 0.5 }');
  await picture.focus();
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("ArrowUp");
  await expect.poll(site.read).toContain('"focus": { "x": 0.3, "y": 0.45 }');

  await row.getByText(/60 × 30/).click();
  await row.getByRole("button", { name: "Rename the file" }).click();
  await page.getByLabel("New name").fill("My boat!");
  await page.keyboard.press("Enter");
  await expect.poll(site.read).toContain('"src": "assets/my-boat.png"');
  expect(await readdir(join(folder, "assets"))).toContain("my-boat.png");
  await row.getByText(/60 × 30/).click();
  const choosing = page.waitForEvent("filechooser");
  await row.getByRole("button", { name: "Replace …" }).click();
  await (await choosing).setFiles({ name: "two.png", mimeType: "image/png", buffer: await paint(77) });
  await expect.poll(site.read).toContain('"src": "assets/two-2.png"');
  await page.close();
});

test("designs and accents are small pictures of the site, chosen by keyboard", { tag: "@journey" }, async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await open(page, "/theme");
  const designs = page.getByRole("group", { name: "Design" });
  await expect(designs.getByRole("radio")).toHaveCount(4);
  const poster = designs.locator("label", { hasText: "Poster" }).frameLocator("iframe");
  await expect(poster.getByRole("heading", { level: 1 })).toHaveText("Your Name", { timeout: 60_000 });
  await expect(poster.locator("html")).toHaveAttribute("data-design", "poster");
  await expectAccessible(page);
  await designs.getByRole("radio", { checked: true }).focus();
  await page.keyboard.press("ArrowDown");
  await expect.poll(site.read).toMatch(/"design": "\w+"/);
  await page.getByRole("radio", { name: "Violet" }).check();
  await expect.poll(site.read).toContain('"accent": "violet"');
  await expect(page.frameLocator("iframe[title=Preview]").locator("html")).toHaveAttribute("data-design", /./);
});
