import { cp, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { chromium } from "@playwright/test";
import sharp from "sharp";
import { startDevServer } from "../../scripts/lib/dev/dev-server.ts";
import { programFolder } from "../../scripts/lib/files/roots.ts";
import { browserArguments, findBrowser } from "../../scripts/lib/pdf/find-browser.ts";
import { readBase, serveSite } from "../../scripts/lib/serve/serve-site.ts";
import { buildSite } from "../../scripts/lib/site/build-site.ts";
import { untilListening } from "../e2e/editor/canvas.ts";
import { sampleFile } from "../support/sample.ts";

/** The first screens that the README shows, one a design. */
const example = (name: string) => join(import.meta.dirname, "../content/examples", name, "content.json");
const pictures = [
  { name: "student", file: sampleFile, colorScheme: "light" },
  { name: "researcher", file: example("researcher"), colorScheme: "light" },
  { name: "developer", file: example("developer"), colorScheme: "dark" },
  { name: "artist", file: example("artist"), colorScheme: "light" },
] as const;

const viewport = { width: 1280, height: 800 };
/** Width of a picture in pixels. */
const width = 800;

const save = (shot: Buffer, name: string, width: number) =>
  sharp(shot)
    .resize({ width })
    .webp({ quality: 80 })
    .toFile(join(programFolder, ".github/pictures", `${name}.webp`));

const folder = await mkdtemp(join(tmpdir(), "readme-"));
const browser = await chromium.launch({ executablePath: await findBrowser(), args: browserArguments() });
try {
  for (const { name, file, colorScheme } of pictures) {
    const site = join(folder, name);
    await buildSite(file, site);
    const server = await serveSite(site, { base: await readBase(site), port: 0 });
    const page = await browser.newPage({ viewport, reducedMotion: "reduce", colorScheme, bypassCSP: true });
    await page.goto(server.url, { waitUntil: "load" });
    // A landing overlay leaves when the page is scrolled; one that isn't scrolled needs no space for a scrollbar.
    await page.mouse.wheel(0, 1);
    await page.addStyleTag({ content: "html{scrollbar-gutter:auto!important;overflow:hidden!important}" });
    await page.evaluate(async () => {
      scrollTo(0, 0);
      await Promise.allSettled([...document.images].filter((image) => image.complete).map((image) => image.decode()));
      await document.fonts.ready;
    });
    await save(await page.screenshot(), name, width);
    await page.close();
    await server.close();
  }
  await drawEditor();
} finally {
  await browser.close();
  await rm(folder, { recursive: true });
}

/** Draws the editor on a copy of an example, with a card chosen on the page. */
async function drawEditor(): Promise<void> {
  const file = join(folder, "edited/content.json");
  await cp(dirname(example("artist")), dirname(file), { recursive: true });
  const server = await startDevServer({ file, port: 0, onChange: () => {} });
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 }, reducedMotion: "reduce" });
  // The first page of dev compiles the application.
  page.setDefaultTimeout(300_000);
  await page.goto(new URL("/__edit/", server.url).href);
  const canvas = page.frameLocator("iframe[title=Preview]");
  await canvas.getByRole("heading", { level: 1 }).waitFor();
  await untilListening(page);
  await canvas.getByRole("heading", { level: 3 }).first().click();
  await page.getByRole("toolbar", { name: /^Handles of/ }).waitFor();
  await save(await page.screenshot(), "editor", 1200);
  await page.close();
  await server.close();
}
