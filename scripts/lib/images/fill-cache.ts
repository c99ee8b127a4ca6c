import { existsSync } from "node:fs";
import { join } from "node:path";
import { writeWhole } from "../files/write-whole.ts";
import type { FilePlan, PlannedFile } from "./plan-files.ts";
import type { SiteImage } from "./site-images.ts";

/** Where a picture's file stands between builds. */
export function cachePath(cache: string, image: SiteImage, { format, width, height }: PlannedFile): string {
  return join(cache, `${image.digest}-${width}x${height}.${format}`);
}

/**
 * Makes those files of a picture that the cache lacks. Builds may do so at the same time: a file appears under its
 * name only once it is whole. Throws a CommandError where the picture can't be decoded.
 */
export async function fillCache(cache: string, image: SiteImage, { sources, fallback }: FilePlan): Promise<void> {
  const files = [...sources.avif, ...sources.webp, fallback];
  const missing = files.filter((file) => !existsSync(cachePath(cache, image, file)));
  if (missing.length === 0) return;
  const { encodePicture } = await import("./encode-picture.ts");
  await encodePicture(image.file, fallback, missing, (file, bytes) => writeWhole(cachePath(cache, image, file), bytes));
}
