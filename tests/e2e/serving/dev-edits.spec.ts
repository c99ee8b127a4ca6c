import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "@playwright/test";
import { labelsOf } from "../../../schema/labels/choose-labels.ts";
import { plain } from "../../../schema/text.ts";
import { startDevServer } from "../../../scripts/lib/dev/dev-server.ts";
import { untilNetworkRests } from "../support/network.ts";
import { type DevSite, startDevSite } from "./dev-site.ts";

test.describe.configure({ mode: "serial" });

let site: DevSite;

test.beforeAll(async () => {
  site = await startDevSite();
});
test.afterAll(() => site.end());

test("a page that is opened without the slash at its end shows edits, as one with it", async ({ page }) => {
  await page.goto(`${site.url}about?from=a-link`);
  expect(new URL(page.url()).pathname).toBe("/about/");
  const heading = page.locator("#_content h1");
  await expect(heading).toHaveText("ABOUT ME");
  await untilNetworkRests(page);
  await writeFile(site.file, site.original.replace('"ABOUT ME"', '"ABOUT US"'));
  await expect(heading).toHaveText("ABOUT US");
  await page.goto(`${site.url}about/index.html`);
  await expect(heading).toHaveText("ABOUT US");
  await untilNetworkRests(page);
  await writeFile(site.file, site.original);
  await expect(heading).toHaveText("ABOUT ME");
});

test("edits of theme, title and language show on the open page without a reload", async ({ page }) => {
  const change = async (values: { theme?: object; site?: object }) => {
    const content = JSON.parse(site.original);
    Object.assign(content.theme, values.theme);
    Object.assign(content.site, values.site);
    await writeFile(site.file, JSON.stringify(content));
  };
  /** What the document and a button of it look like. */
  const look = () =>
    page.evaluate(() => {
      const root = document.documentElement;
      const { fontFamily, colorScheme } = getComputedStyle(root);
      // Cards stand in cells of one frame.
      const frame = document.querySelector("#_content article")?.parentElement;
      const { borderTopLeftRadius } = getComputedStyle(frame ?? root);
      const accent = document.createElement("p");
      accent.style.color = "var(--p-colors-accent)";
      document.body.append(accent);
      const { color } = getComputedStyle(accent);
      accent.remove();
      const { title } = document;
      return { font: fontFamily, mode: colorScheme, radius: borderTopLeftRadius, color, title, language: root.lang };
    });
  await page.goto(site.url);
  await untilNetworkRests(page);
  await page.evaluate(() => document.documentElement.setAttribute("data-same-document", ""));
  const before = await look();
  expect(before).toMatchObject({ mode: "light dark", radius: "12px", color: "rgb(15, 118, 110)", language: "en" });

  await change({ theme: { accent: "rose" } });
  await expect.poll(look).toEqual({ ...before, color: "rgb(190, 18, 60)" });
  await expect(page.locator("link[rel=icon]")).toHaveAttribute("href", /^\/favicon\.svg\?\d+$/);
  await change({ theme: { font: "mono" } });
  await expect.poll(look).toEqual({ ...before, font: expect.stringMatching(/^ui-monospace/) });
  await change({ theme: { radius: "none" } });
  await expect.poll(look).toEqual({ ...before, radius: "0px" });
  await change({ theme: { colorMode: "dark" } });
  await expect.poll(look).toEqual({ ...before, mode: "dark", color: "rgb(94, 234, 212)" });
  await change({ site: { title: "Another title" } });
  await expect.poll(look).toEqual({ ...before, title: "Another title" });
  await change({ site: { language: "ar" } });
  await expect.poll(look).toEqual({ ...before, language: "ar" });
  await expect(page.locator("html")).toHaveCSS("direction", "rtl");
  const system = plain(labelsOf("ar")["colorModes.system"]);
  await expect(page.getByRole("button", { name: system })).toBeVisible();

  // The visitor's preference stays in force.
  await page.getByRole("button", { name: system }).click();
  await expect.poll(async () => (await look()).mode).toBe("dark");
  await change({ theme: { colorMode: "light", accent: "rose" } });
  await expect.poll(look).toEqual({ ...before, mode: "dark", color: "rgb(253, 164, 175)" });
  await expect(page.locator("html")).toHaveCSS("direction", "ltr");
  await expect(page.locator("html[data-same-document]")).toBeAttached();
  await writeFile(site.file, site.original);
});

test("of hundreds of errors of one kind, twenty are reported, with the number of the others", async ({ page }) => {
  await page.goto(site.url);
  await untilNetworkRests(page);
  await writeFile(site.file, site.original.replaceAll('"', "'"));
  const overlay = page.getByRole("alertdialog");
  await expect(overlay.getByRole("heading", { level: 2 })).toHaveCount(20);
  const [, told] = /(\d+) more like this were found/.exec(await overlay.innerText()) ?? [];
  expect(Number(told)).toBeGreaterThan(100);
  await expect(overlay.getByRole("heading", { level: 1 })).toContainText(`${20 + Number(told)} problems in`);
  await writeFile(site.file, site.original);
  await expect(overlay).toHaveCount(0);
});

test("every file that a page's head or links name is there, and follows the edits", async ({ page, request }) => {
  await page.goto(`${site.url}contact/`);
  const named = await page
    .locator("head link[href], a[download]")
    .evaluateAll((elements) => elements.map((element) => Reflect.get(element, "href")));
  const share = await page.locator("meta[property='og:image']").getAttribute("content");
  const paths = [...named, share].map((address) => new URL(String(address)).pathname.slice(1));
  expect(paths).toEqual(expect.arrayContaining(["contact.vcf", "portfolio.txt", "portfolio.md", "resume.json"]));
  for (const path of [...paths, "robots.txt", "sitemap.xml", "icon-192.png"]) {
    const response = await request.get(site.url + path);
    expect([path, response.status(), (await response.body()).length > 30]).toEqual([path, 200, true]);
  }
  const card = await request.get(`${site.url}contact.vcf`);
  expect(card.headers()["content-type"]).toBe("text/vcard; charset=utf-8");
  expect(await card.text()).toContain("FN:Your Name");
  expect((await request.get(`${site.url}nothing.vcf`)).status()).toBe(404);
  const count = site.reports.length;
  await writeFile(site.file, site.original.replace('"name": "Your Name"', '"name": "Asha Rao"'));
  await expect.poll(() => site.reports.length).toBeGreaterThan(count);
  expect(await (await request.get(`${site.url}contact.vcf`)).text()).toContain("FN:Asha Rao");
  await writeFile(site.file, site.original);
});

test("an edit made while a page is still loading shows once its scripts are there", async ({ page, request }) => {
  // The clock has been set back since the browser started.
  await page.addInitScript(() => {
    Object.defineProperty(performance, "timeOrigin", { value: performance.timeOrigin + 3_600_000 });
  });
  // The page has been rendered before the edit, and its client comes after it.
  await page.route("**/src/dev/dev-client.ts*", async (route) => {
    await writeFile(site.file, site.original.replace('"ABOUT ME"', '"ABOUT THEM"'));
    const readData = async () => (await request.get(`${site.url}about/page.json`)).text();
    await expect.poll(readData).toContain("ABOUT THEM");
    await route.continue();
  });
  await page.goto(`${site.url}about/`);
  await expect(page.locator("#_content h1")).toHaveText("ABOUT THEM");
  await writeFile(site.file, site.original);
  await expect(page.locator("#_content h1")).toHaveText("ABOUT ME");
});

test("a click on a mistake's place opens the editor there", async ({ page }) => {
  await page.goto(site.url);
  await untilNetworkRests(page);
  await writeFile(site.file, site.original.replace('"version": 1', '"version": 2'));
  const place = page.getByRole("alertdialog").getByRole("button");
  await expect(place).toHaveText(/content\.json:3:\d+$/);
  await place.click();
  const opened = () => readFile(join(site.folder, "opened"), "utf8").catch(() => "");
  await expect.poll(opened).toMatch(/content\.json:3:\d+$/m);
  expect(await opened()).toContain(site.file);
  await writeFile(site.file, site.original);
  await expect(page.getByRole("alertdialog")).toHaveCount(0);
});

test("a page that an edit renames is led to its new address, and so is who opens the old one", async ({ page }) => {
  await page.goto(`${site.url}about/`);
  await untilNetworkRests(page);
  await writeFile(site.file, site.original.replaceAll('"/about', '"/who-i-am'));
  await expect(page).toHaveURL(`${site.url}who-i-am/`);
  await expect(page.locator("#_content h1")).toHaveText("ABOUT ME");
  await page.goto(`${site.url}about`);
  await expect(page).toHaveURL(`${site.url}who-i-am/`);
  await writeFile(site.file, site.original);
  await expect(page).toHaveURL(`${site.url}about/`);
});

test("a file that is broken from the start shows no page as the last good one; a server that is gone says so until it is back", async ({
  page,
}) => {
  await writeFile(site.file, site.original.replace('"ABOUT ME"', '"ABOUT ME'));
  const start = (port: number) => startDevServer({ file: site.file, port, onChange: () => {} });
  const first = await start(0);
  await page.goto(first.url);
  const overlay = page.getByRole("alertdialog");
  await expect(overlay.getByRole("heading", { level: 1 })).toHaveText(/^1 problem in .*; the page appears once/);
  await writeFile(site.file, site.original);
  await expect(page.locator("#_content h1")).toHaveText("Your Name");
  await untilNetworkRests(page);

  const gone = page.getByRole("alert");
  await first.close();
  await expect(gone).toContainText("The dev server doesn't answer");
  await expect(page.locator("#_content h1")).toBeVisible();
  const second = await start(Number(new URL(first.url).port));
  try {
    expect(second.url).toBe(first.url);
    await expect(gone).toHaveCount(0);
  } finally {
    await second.close();
  }
});
