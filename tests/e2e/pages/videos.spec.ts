import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "@playwright/test";
import { type SiteServer, serveSite } from "../../../scripts/lib/serve/serve-site.ts";
import { buildTestSite } from "../../support/build-test-site.ts";
import { drawPictures } from "../../support/draw-pictures.ts";

const fixture = join(import.meta.dirname, "../../content/pictures/content.json");

let folder: string;
let server: SiteServer;

test.describe.configure({ mode: "default" });
test.beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "videos-"));
  await drawPictures(folder);
  server = await serveSite(await buildTestSite(folder, JSON.parse(await readFile(fixture, "utf8"))), {
    base: "",
    port: 0,
  });
});
test.afterAll(async () => {
  await server?.close();
  await rm(folder, { recursive: true, force: true });
});

test("a video of the owner's plays in the page, with its captions, and is sent in parts to who asks for some", {
  tag: "@journey",
}, async ({ page }) => {
  await page.goto(`${server.url}film/`);
  const video = page.locator("video").first();
  await expect.poll(() => video.evaluate((element: HTMLVideoElement) => element.videoWidth)).toBe(320);
  await video.evaluate((element: HTMLVideoElement) => element.play());
  await expect.poll(() => video.evaluate((element: HTMLVideoElement) => element.currentTime)).toBeGreaterThan(0.2);
  const cues = () => video.evaluate((element: HTMLVideoElement) => element.textTracks[0]?.cues?.length);
  await expect.poll(cues).toBe(1);
  const src = await video.evaluate((element: HTMLVideoElement) => element.currentSrc.replace(/#.*/, ""));
  const part = await page.request.get(src, { headers: { range: "bytes=4-7" } });
  expect(part.status()).toBe(206);
  expect(await part.text()).toBe("ftyp");
  expect(part.headers()).toMatchObject({
    "content-type": "video/mp4",
    "content-range": expect.stringMatching(/^bytes 4-7\//),
  });
  expect((await page.request.get(src, { headers: { range: "bytes=9999999-" } })).status()).toBe(416);
});

test("a video has one shape from its poster, of whatever proportions, to its last frame", async ({ page }) => {
  for (const width of [360, 1440]) {
    await page.setViewportSize({ width, height: 800 });
    await page.goto(`${server.url}film/`);
    const video = page.locator("video").last();
    await video.scrollIntoViewIfNeeded();
    await expect(video).toHaveCSS("object-fit", "cover");
    const before = await video.boundingBox();
    expect((before?.width ?? 0) / (before?.height ?? 1)).toBeCloseTo(16 / 9, 1);
    const poster = await video.getAttribute("poster");
    expect((await page.request.get(new URL(poster ?? "", page.url()).href)).ok()).toBe(true);
    await page.waitForLoadState("networkidle");
    expect(await video.boundingBox()).toEqual(before);
    await video.evaluate((element: HTMLVideoElement) => element.play());
    await expect.poll(() => video.evaluate((element: HTMLVideoElement) => element.currentTime)).toBeGreaterThan(0.2);
    expect(await video.boundingBox()).toEqual(before);
  }
});
