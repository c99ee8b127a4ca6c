import { mkdir, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { chromium } from "@playwright/test";
import sharp from "sharp";
import { blocks } from "../../schema/blocks/index.ts";
import { entities } from "../../schema/entities/index.ts";
import { browserArguments, findBrowser } from "../../scripts/lib/pdf/find-browser.ts";
import { referencePictures } from "../../scripts/lib/reference/reference-pages.ts";
import { serveSite } from "../../scripts/lib/serve/serve-site.ts";
import { buildTestSite } from "../support/build-test-site.ts";
import { exampleContent, sectionTypes } from "../support/example-content.ts";

/** The largest picture: pixels of a page that is 800 pixels wide, and bytes of its file. */
const tallest = 640;
const mostBytes = 20_480;

/** The examples of all blocks and cards on one page, each under its name as id. */
function contentOfExamples(): object {
  const content = exampleContent("https://example.com/");
  const ofBlocks = sectionTypes.map((type) => ({ ...blocks[type].example, id: `the-${type}` }));
  const ofCards = Object.entries(entities).map(([type, { example }]) => ({
    type: "card-grid",
    id: `the-${type}`,
    columns: 2,
    cards: [example],
  }));
  const page = { path: "/", title: "Every block", blocks: [...ofBlocks, ...ofCards] };
  const site = { ...content.site, outputs: { socialImages: false } };
  const other = { path: "/other", title: "Another page", blocks: [{ type: "prose", paragraphs: ["No more."] }] };
  return { ...content, allow: [...content.allow, "repeated-link"], site, pages: [page, other] };
}

const folder = await mkdtemp(join(tmpdir(), "reference-"));
const browser = await chromium.launch({ executablePath: await findBrowser(), args: browserArguments() });
const server = await serveSite(await buildTestSite(folder, contentOfExamples()), { base: "", port: 0 });
try {
  await rm(referencePictures, { recursive: true, force: true });
  await mkdir(referencePictures, { recursive: true });
  const viewport = { width: 800, height: 900 };
  const page = await browser.newPage({ viewport, reducedMotion: "reduce", colorScheme: "light", bypassCSP: true });
  await page.goto(server.url);
  // The bar would cover what it is scrolled over.
  await page.addStyleTag({ content: "*{content-visibility:visible!important} header{position:static!important}" });
  await page.evaluate(async () => {
    for (const image of document.images) Object.assign(image, { loading: "eager", decoding: "sync" });
    await Promise.allSettled([...document.images].map((image) => image.decode()));
    await document.fonts.ready;
  });
  for (const name of [...sectionTypes, ...Object.keys(entities), "footer"]) {
    const box = await page.locator(name === "footer" ? "footer" : `#the-${name}`).boundingBox();
    if (!box) throw new Error(`${name} isn't seen`);
    const clip = {
      x: 0,
      y: Math.max(0, box.y - 16),
      width: viewport.width,
      height: Math.min(box.height + 32, tallest),
    };
    const shot = sharp(await page.screenshot({ fullPage: true, clip }));
    for (let quality = 80; ; quality -= 10) {
      const { size } = await shot
        .clone()
        .webp({ quality })
        .toFile(join(referencePictures, `${name}.webp`));
      if (size <= mostBytes) break;
      if (quality < 20) throw new Error(`${name} is too large`);
    }
  }
} finally {
  await browser.close();
  await server.close();
  await rm(folder, { recursive: true });
}
