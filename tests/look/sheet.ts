import type { Browser, Page } from "@playwright/test";
import sharp, { type OverlayOptions } from "sharp";

/** The screens on which pages are looked at, in CSS pixels. */
export const screens = [
  { width: 360, height: 780 },
  { width: 768, height: 1024 },
  { width: 1440, height: 900 },
] as const;

const modes = ["light", "dark"] as const;

/** What is seen of one page on one screen, in one mode. */
export interface Shot {
  width: number;
  mode: (typeof modes)[number];
  png: Buffer;
}

/** How wide a sheet shows what is a pixel wide on a screen; and the room between two shots, in pixels of the sheet. */
const scale = 0.5;
const gap = 12;

/** The whole page in both modes, after all animations. */
export async function takeShots(browser: Browser, url: string, screen: (typeof screens)[number]): Promise<Shot[]> {
  const context = await browser.newContext({ viewport: screen, reducedMotion: "reduce", bypassCSP: true });
  const page = await context.newPage();
  // However busy the machine is.
  page.setDefaultTimeout(120_000);
  try {
    await page.goto(url, { waitUntil: "load" });
    await page.addStyleTag({ content: "*{content-visibility:visible!important}" });
    await page.mouse.wheel(0, 1);
    await seePictures(page);
    const shots: Shot[] = [];
    for (const mode of modes) {
      await page.emulateMedia({ colorScheme: mode });
      shots.push({ width: screen.width, mode, png: await page.screenshot({ fullPage: true }) });
    }
    return shots;
  } finally {
    await context.close();
  }
}

/** Waits for the pictures that would come only when they are scrolled to. */
async function seePictures(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const pictures = [...document.images].filter((image) => image.offsetParent !== null);
    // Shots of a whole page don't wait for pictures far down unless these are painted with their page.
    for (const picture of pictures) Object.assign(picture, { loading: "eager", decoding: "sync" });
    // One that can't be shown is seen to be missing.
    await Promise.allSettled(pictures.map((picture) => picture.decode()));
    await document.fonts.ready;
  });
}

/** Puts shots on one sheet: the widths side by side, each mode a row. */
export async function makeSheet(shots: readonly Shot[], file: string): Promise<void> {
  const parts: OverlayOptions[] = [];
  let top = gap;
  let widest = 0;
  for (const mode of modes) {
    let left = gap;
    let lowest = 0;
    for (const { width, png } of shots.filter((shot) => shot.mode === mode)) {
      const { data, info } = await sharp(png)
        .resize({ width: Math.round(width * scale) })
        .png()
        .toBuffer({ resolveWithObject: true });
      parts.push({ input: data, left, top });
      left += info.width + gap;
      lowest = Math.max(lowest, info.height);
    }
    top += lowest + gap;
    widest = Math.max(widest, left);
  }
  const size = { width: widest, height: Math.min(top, 16_000), channels: 3 as const, background: "#808080" };
  const sheet = sharp({ create: size });
  await sheet.composite(parts).webp({ quality: 85 }).toFile(file);
}
