import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import { basename, extname } from "node:path";
import type { LoadedImage } from "./load-content.ts";

/** A picture of the content as its site has it: named by its bytes, so that browsers may keep it for ever. */
export interface SiteImage extends LoadedImage {
  hash: string;
}

/** The pictures of a site, by their names in the content. */
export type SiteImages = ReadonlyMap<string, SiteImage>;

/** Gives each picture that was found with the content its name on the site. */
export async function hashImages(images: ReadonlyMap<string, LoadedImage>): Promise<SiteImages> {
  const hashed = await Promise.all(
    [...images].map(async ([src, image]): Promise<[string, SiteImage]> => {
      const hash = createHash("sha256")
        .update(await readFile(image.file))
        .digest("hex")
        .slice(0, 10);
      return [src, { ...image, hash }];
    }),
  );
  return new Map(hashed);
}

/** A picture's path under its site's folder. */
export function assetPath(image: SiteImage): string {
  const extension = extname(image.file);
  return `assets/${basename(image.file, extension)}-${image.hash}${extension.toLowerCase()}`;
}
