import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import { basename, extname } from "node:path";
import type { ImageShape, ResolvedImage } from "../../../schema/blocks/define/resolver.ts";
import { makeSlug } from "../../../schema/slug.ts";
import type { LoadedImage } from "../content/load-content.ts";
import { type PlannedFile, recipe } from "./plan-files.ts";

/** A picture of the content as its site has it: named by its bytes, so that browsers may keep it for ever. */
export interface SiteImage extends LoadedImage {
  /** Names the picture's bytes and the way in which its files are made of them. */
  digest: string;
}

/** The pictures of a site, by their names in the content. */
export type SiteImages = ReadonlyMap<string, SiteImage>;

/** Gives a picture its addresses under `base`, the path of the site on its host. */
export type ShowImage = (image: SiteImage, shape: ImageShape, base: string) => Omit<ResolvedImage, "alt">;

/** Gives each picture that was found with the content its name on the site. */
export async function hashImages(images: ReadonlyMap<string, LoadedImage>): Promise<SiteImages> {
  const hashed = await Promise.all(
    [...images].map(async ([src, image]): Promise<[string, SiteImage]> => {
      const bytes = await readFile(image.file);
      return [src, { ...image, digest: createHash("sha256").update(recipe).update(bytes).digest("hex") }];
    }),
  );
  return new Map(hashed);
}

/** Shows a picture from its own file, as the dev server does: nothing is encoded, CSS crops. */
export const showOriginal: ShowImage = (image, _shape, base) => ({
  src: `${base}/${assetPath(image)}`,
  width: image.width,
  height: image.height,
});

/** The path of a picture's own file under its site's folder. */
export function assetPath(image: SiteImage): string {
  return `${stem(image)}.${extension(image.format)}`;
}

/** The path of a file that is made of a picture, under its site's folder. */
export function filePath(image: SiteImage, { format, width, height }: PlannedFile): string {
  return `${stem(image)}-${width}x${height}.${extension(format)}`;
}

/** Letters that mean the same in file systems, URLs and `srcset`, whatever the owner's file is called. */
function stem({ file, digest }: SiteImage): string {
  const name = makeSlug(basename(file, extname(file))).slice(0, 40);
  return `assets/${name === "" ? "picture" : name}-${digest.slice(0, 12)}`;
}

/** By what the file is, not by what it is called: hosts take the type from it. */
function extension(format: string): string {
  return format === "jpeg" ? "jpg" : format;
}
