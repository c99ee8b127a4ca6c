import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { chromium } from "@playwright/test";
import sharp from "sharp";
import { programFolder } from "../../scripts/lib/files/roots.ts";
import { browserArguments, findBrowser } from "../../scripts/lib/pdf/find-browser.ts";
import { readBase, serveSite } from "../../scripts/lib/serve/serve-site.ts";
import { buildSite } from "../../scripts/lib/site/build-site.ts";
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
    const shot = sharp(await page.screenshot()).resize({ width });
    await shot.webp({ quality: 80 }).toFile(join(programFolder, ".github/pictures", `${name}.webp`));
    await page.close();
    await server.close();
  }
} finally {
  await browser.close();
  await rm(folder, { recursive: true });
}
