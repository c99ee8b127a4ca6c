import { randomUUID } from "node:crypto";
import { existsSync } from "node:fs";
import { mkdir, rename, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
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
  await mkdir(cache, { recursive: true });
  const { encodePicture } = await import("./encode-picture.ts");
  await encodePicture(image.file, fallback, missing, (file, bytes) => put(cachePath(cache, image, file), bytes));
}

async function put(target: string, bytes: Buffer): Promise<void> {
  const aside = `${target}.${randomUUID()}`;
  try {
    await writeFile(aside, bytes);
    await rename(aside, target);
  } finally {
    await rm(aside, { force: true });
  }
}
