import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp from "sharp";
import { onTestFinished } from "vitest";
import type { FocalPoint } from "../../../schema/pictures/focus.ts";
import type { ImageShape } from "../../../schema/pictures/picture.ts";
import { probeAsset } from "../../../scripts/lib/content/probe-asset.ts";
import { Cache } from "../../../scripts/lib/files/cache.ts";
import { collectPictures } from "../../../scripts/lib/images/collect-pictures.ts";
import { readSiteImages } from "../../../scripts/lib/images/site-images.ts";

export const red = { r: 220, g: 20, b: 20 };
export const green = { r: 20, g: 180, b: 20 };
export const blue = { r: 20, g: 20, b: 220 };

/** A picture of three stripes side by side. The middle one is as wide as the picture is high. */
export function paintStripes(width: number, height: number) {
  const side = (width - height) / 2;
  const stripe = (left: number, stripeWidth: number, background: typeof red) => ({
    input: { create: { width: stripeWidth, height, channels: 3 as const, background } },
    left,
    top: 0,
  });
  return sharp({ create: { width, height, channels: 3, background: green } }).composite([
    stripe(0, side, red),
    stripe(width - side, side, blue),
  ]);
}

export const plain = (width: number, height: number, alpha = 1) =>
  sharp({ create: { width, height, channels: 4, background: { ...green, alpha } } });

/** An empty folder, which goes when the test ends. */
export async function newFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), "images-"));
  onTestFinished(() => rm(folder, { recursive: true }));
  return folder;
}

export async function put(name: string, bytes: Buffer | string): Promise<string> {
  const file = join(await newFolder(), name);
  await writeFile(file, bytes);
  return file;
}

/** Builds one picture. It is found and measured as in a real build. */
export async function build(file: string, shape: ImageShape, cache: string, focus?: FocalPoint) {
  const { facts } = await probeAsset(join(file, ".."), file.slice(file.lastIndexOf("/") + 1));
  if (facts.status !== "image") throw new Error(`${file}: ${facts.status}`);
  const images = await readSiteImages(new Map([["photo", { ...facts, file }]]), new Cache(cache));
  const image = images.get("photo");
  if (!image) throw new Error("The picture was not hashed");
  const pictures = collectPictures(new Cache(cache));
  const shown = pictures.show(image, shape, "/base", focus);
  const files = () =>
    Promise.all(pictures.files().map(async ({ path, make }): Promise<MadeFile> => ({ path, bytes: await make() })));
  return { shown, files };
}

export interface MadeFile {
  path: string;
  bytes: Uint8Array;
}

export async function describeFiles(files: readonly MadeFile[]) {
  return Promise.all(
    files.map(async ({ path, bytes }) => {
      // Decoded to the last pixel, not only as far as the header.
      const { info } = await sharp(bytes).raw().toBuffer({ resolveWithObject: true });
      const { format, compression, exif, icc, xmp, iptc, orientation } = await sharp(bytes).metadata();
      const type = compression === "av1" ? "avif" : format;
      return { path, type, size: `${info.width}x${info.height}`, extra: { exif, icc, xmp, iptc, orientation } };
    }),
  );
}
