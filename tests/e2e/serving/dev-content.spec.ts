import { cp, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "@playwright/test";
import { startDevServer } from "../../../scripts/lib/dev/dev-server.ts";
import { drawPictures } from "../../support/draw-pictures.ts";
import { untilScriptsAreDone } from "../support/landing.ts";
import { untilNetworkRests } from "../support/network.ts";

test.describe.configure({ mode: "serial" });

const source = join(import.meta.dirname, "../../content/bodies");

let folder: string;
let file: string;
let original: string;
let server: Awaited<ReturnType<typeof startDevServer>>;

test.beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "dev-content-"));
  file = join(folder, "content.json");
  await cp(source, folder, { recursive: true });
  await drawPictures(folder);
  original = await readFile(file, "utf8");
  // An editor that writes down what it is asked to open.
  const editor = join(folder, "code");
  await writeFile(editor, `#!/bin/sh\necho "$@" > "$(dirname "$0")/opened"\n`, { mode: 0o755 });
  process.env.LAUNCH_EDITOR = editor;
  server = await startDevServer({ file, port: 0, onChange: () => {} });
});

test.afterAll(async () => {
  await server?.close();
  await rm(folder, { recursive: true, force: true, maxRetries: 5 });
});

test("an edit of a text's file shows on the open page; a mistake in it shows with its own place, until it is mended", async ({
  page,
}) => {
  const text = join(folder, "texts/controller.md");
  const before = await readFile(text, "utf8");
  await page.goto(server.url);
  await untilNetworkRests(page);
  await page.evaluate(() => document.documentElement.setAttribute("data-same-document", ""));
  const heading = page.getByRole("heading", { name: "How the controller" }).first();
  await expect(heading).toHaveText("How the controller works");

  await writeFile(text, before.replace("# How the controller works", "# How the controller came about"));
  await expect(heading).toHaveText("How the controller came about");

  await writeFile(text, before.replace("(https://papers.example.org/mppt)", "(/no-such-page)"));
  const overlay = page.getByRole("alertdialog");
  // Three parts of the site show this text; its error is reported once.
  await expect(overlay.getByRole("heading", { level: 2 })).toHaveCount(1);
  await expect(overlay).toContainText("no-such-page");
  const place = overlay.getByRole("button");
  await expect(place).toHaveText(/texts\/controller\.md:4:\d+$/);
  await place.click();
  const opened = () => readFile(join(folder, "opened"), "utf8").catch(() => "");
  await expect.poll(opened).toContain(`${text}:4:`);

  await writeFile(text, before);
  await expect(overlay).toHaveCount(0);
  await expect(heading).toHaveText("How the controller works");
  await expect(page.locator("html[data-same-document]")).toBeAttached();
});

test("a click while Alt is held opens the place of what is clicked, in its own file, and follows no link", async ({
  page,
}) => {
  await page.goto(server.url);
  await untilNetworkRests(page);
  const opened = () => readFile(join(folder, "opened"), "utf8").catch(() => "");
  await page
    .getByRole("heading", { name: "How the controller" })
    .first()
    .click({ modifiers: ["Alt"] });
  await expect.poll(opened).toContain(`${join(folder, "texts/controller.md")}:1:1`);
  await page
    .getByRole("banner")
    .getByRole("link")
    .last()
    .click({ modifiers: ["Alt"] });
  await expect.poll(opened).toContain(`${file}:`);
  await expect(page).toHaveURL(server.url);
});

test("another design shows on the open page at once, with its letters", async ({ page }) => {
  await page.goto(server.url);
  await untilNetworkRests(page);
  const root = page.locator("html");
  await expect(root).toHaveAttribute("data-design", "bench");
  const title = page.getByRole("heading", { level: 1 });
  await expect(title).toHaveCSS("font-family", /^"?Geist/);
  await writeFile(file, JSON.stringify({ ...JSON.parse(original), theme: { design: "paper" } }));
  await expect(root).toHaveAttribute("data-design", "paper");
  await expect(title).toHaveCSS("font-family", /^"?Newsreader/);
  await writeFile(file, original);
  await expect(root).toHaveAttribute("data-design", "bench");
});

test("pictures show, a gallery opens, cards are chosen by tag and a video plays, as on the built site", {
  tag: "@journey",
}, async ({ page, request }) => {
  await page.goto(`${server.url}see/`);
  await untilScriptsAreDone(page);
  await page.getByRole("link", { name: "The mast" }).click();
  const shown = page.getByRole("dialog").getByRole("img", { name: "The mast" });
  await expect(shown).toBeInViewport({ ratio: 1 });
  await expect.poll(() => shown.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(900);
  await page.keyboard.press("Escape");
  // A dialog leaves its own entry in the history after its motion, which would stop another navigation.
  await expect.poll(() => page.evaluate(() => history.state.dialog)).toBeUndefined();
  const video = page.locator("video");
  await video.scrollIntoViewIfNeeded();
  await expect.poll(() => video.evaluate((element: HTMLVideoElement) => element.videoWidth)).toBe(320);
  await page.goto(`${server.url}work/?tag=Solar`);
  await untilScriptsAreDone(page);
  await expect(page.getByRole("article").filter({ visible: true }).getByRole("heading")).toContainText(["Controller"]);
  await expect(page.getByRole("article").filter({ visible: true, hasText: "Logger" })).toHaveCount(0);
  const picture = await page.getByRole("img", { name: "The board" }).getAttribute("src");
  expect((await request.get(new URL(picture ?? "", server.url).href)).headers()["content-type"]).toBe("image/jpeg");
});

test("the open page of a path that is renamed leads to its new address, however often", async ({ page }) => {
  await page.goto(`${server.url}work/`);
  await untilNetworkRests(page);
  for (const name of ["made", "built"]) {
    await writeFile(file, original.replaceAll("/work", `/${name}`));
    await expect(page).toHaveURL(`${server.url}${name}/`);
    await expect(page.getByRole("heading", { name: "Logger" })).toBeVisible();
    await untilNetworkRests(page);
  }
  await page.goto(`${server.url}work/`);
  await expect(page).toHaveURL(/\/built\/?$/);
  await writeFile(file, original);
});

test("hidden content disappears from the open page, and an old address redirects", async ({ page }) => {
  await page.goto(`${server.url}work/`);
  await untilNetworkRests(page);
  const logger = page.getByRole("heading", { name: "Logger" });
  await expect(logger).toBeVisible();
  const content = JSON.parse(original);
  content.pages[1].blocks[0].cards[1].hidden = true;
  content.pages[1].movedFrom = ["/projects"];
  await writeFile(file, JSON.stringify(content));
  await expect(logger).toHaveCount(0);
  await page.goto(`${server.url}projects/`);
  await expect(page).toHaveURL(`${server.url}work/`);
  await writeFile(file, original);
});
