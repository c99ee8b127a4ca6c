import { basename, extname } from "node:path";
import type { FocalPoint } from "../../../schema/pictures/focus.ts";
import type { ImageShape, PictureFiles } from "../../../schema/pictures/picture.ts";
import { makeSlug } from "../../../schema/slug.ts";
import type { LoadedImage } from "../content/load-content.ts";
import { type Cache, cacheOf } from "../files/cache.ts";
import { hashFile } from "../files/hash-files.ts";
import { isShownWhole, type PlannedFile, positionIn, recipe } from "./plan-files.ts";
import { type PictureTraits, pictureTraits, type ShowImage, type SiteImage, type SiteImages } from "./site-image.ts";

/** Adds the digest and the traits to each picture of the content. Traits are read if they aren't in `cache`. */
export async function readSiteImages(
  images: ReadonlyMap<string, LoadedImage>,
  cache = cacheOf("images"),
): Promise<SiteImages> {
  const read = new Map<string, SiteImage>();
  // One after the other: a page may show more large photos than fit in memory.
  for (const [src, image] of images) {
    const digest = await hashFile(image.file, recipe);
    read.set(src, { ...image, digest, traits: await readTraits(image, digest, cache) });
  }
  return read;
}

/** A drawing may be transparent, and appears at once, so it needs no colour. */
const drawing: PictureTraits = { isTransparent: true, isMoving: false };

/** Reads traits, from `cache` if possible. Throws a CommandError if the picture is damaged. */
async function readTraits({ file, format }: LoadedImage, digest: string, cache: Cache): Promise<PictureTraits> {
  if (format === "svg") return drawing;
  return cache.keepJson(`${digest}.json`, pictureTraits, async () => {
    const { measurePicture } = await import("./encode-picture.ts");
    return measurePicture(file);
  });
}

/** Shows a picture's original file, as the dev server does: nothing is encoded, and CSS crops. */
export const showOriginal: ShowImage = (image, shape, base, focus) => {
  const src = `${base}/${assetPath(image)}`;
  return {
    src,
    width: image.width,
    height: image.height,
    ...describeTraits(image, shape, focus),
    ...(image.traits.isMoving ? { moving: src } : {}),
  };
};

/** The traits of a picture that views need. */
export function describeTraits(
  image: SiteImage,
  shape: ImageShape,
  focus: FocalPoint | undefined,
): Pick<PictureFiles, "color" | "isWhole" | "focus"> {
  const { color } = image.traits;
  return {
    ...(color === undefined ? {} : { color }),
    ...(isShownWhole(image, shape, focus) ? { isWhole: true } : {}),
    ...(focus && { focus: positionIn(image, shape, focus) }),
  };
}

/** The path of a picture's original file below its site's folder. */
export function assetPath(image: SiteImage): string {
  return `${stem(image)}.${extension(image.format)}`;
}

/** The path of a generated picture file below its site's folder. */
export function pictureFilePath(image: SiteImage, shape: ImageShape, file: PlannedFile): string {
  return `${stem(image)}-${nameFile(shape, file)}.${extension(file.format)}`;
}

/** The part of a file name that distinguishes a picture's files of the same format. */
export function nameFile(shape: ImageShape, { width, height, focus, isMoving }: PlannedFile): string {
  const crop = focus ? `-${Math.round(focus.x * 100)}-${Math.round(focus.y * 100)}` : "";
  return `${shape}-${width}x${height}${crop}${isMoving ? "-moving" : ""}`;
}

const stem = ({ file, digest }: SiteImage) => assetStem(file, digest, "picture");

/** A path in characters that are safe in file systems, URLs and `srcset`, whatever the owner's file is called. */
export function assetStem(file: string, digest: string, nameless: string): string {
  const name = makeSlug(basename(file, extname(file))).slice(0, 40);
  return `assets/${name || nameless}-${digest.slice(0, 12)}`;
}

/** By the file's format, not its name: hosts derive the type from it. */
function extension(format: string): string {
  return format === "jpeg" ? "jpg" : format;
}
