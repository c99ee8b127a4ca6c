import { basename, extname } from "node:path";
import type { ImageShape, PictureFiles } from "../../../schema/pictures/picture.ts";
import { makeSlug } from "../../../schema/slug.ts";
import type { LoadedImage } from "../content/load-content.ts";
import { type Cache, cacheOf } from "../files/cache.ts";
import { hashFile } from "../files/hash-files.ts";
import { isShownWhole, type PlannedFile, recipe } from "./plan-files.ts";
import { type PictureTraits, pictureTraits, type ShowImage, type SiteImage, type SiteImages } from "./site-image.ts";

/** Gives each picture that was found with the content its name on the site, and looks at it, if it is not in `cache`. */
export async function readSiteImages(
  images: ReadonlyMap<string, LoadedImage>,
  cache = cacheOf("images"),
): Promise<SiteImages> {
  const read = new Map<string, SiteImage>();
  // One after the other: a page may show more large photos than the memory holds.
  for (const [src, image] of images) {
    const digest = await hashFile(image.file, recipe);
    read.set(src, { ...image, digest, traits: await readTraits(image, digest, cache) });
  }
  return read;
}

/** A drawing may be transparent, and is drawn at once. */
const drawing: PictureTraits = { isTransparent: true, isMoving: false };

/** Looks at a picture, if nobody has before. Throws a CommandError where it is damaged. */
async function readTraits({ file, format }: LoadedImage, digest: string, cache: Cache): Promise<PictureTraits> {
  if (format === "svg") return drawing;
  return cache.keepJson(`${digest}.json`, pictureTraits, async () => {
    const { measurePicture } = await import("./encode-picture.ts");
    return measurePicture(file);
  });
}

/** Shows a picture from its own file, as the dev server does: nothing is encoded, CSS crops. */
export const showOriginal: ShowImage = (image, shape, base) => {
  const src = `${base}/${assetPath(image)}`;
  return {
    src,
    width: image.width,
    height: image.height,
    ...describeTraits(image, shape),
    ...(image.traits.isMoving ? { moving: src } : {}),
  };
};

/** What a view is told of a picture beside its files. */
export function describeTraits(image: SiteImage, shape: ImageShape): Pick<PictureFiles, "color" | "isWhole"> {
  const { color } = image.traits;
  return { ...(color === undefined ? {} : { color }), ...(isShownWhole(image, shape) ? { isWhole: true } : {}) };
}

/** The path of a picture's own file under its site's folder. */
export function assetPath(image: SiteImage): string {
  return `${stem(image)}.${extension(image.format)}`;
}

/** The path of a file that is made of a picture for a shape, under its site's folder. */
export function filePath(image: SiteImage, shape: ImageShape, file: PlannedFile): string {
  return `${stem(image)}-${nameFile(shape, file)}.${extension(file.format)}`;
}

/** What tells a picture's files from each other, beside their formats. */
export function nameFile(shape: ImageShape, { width, height, isMoving }: PlannedFile): string {
  return `${shape}-${width}x${height}${isMoving ? "-moving" : ""}`;
}

const stem = ({ file, digest }: SiteImage) => assetStem(file, digest, "picture");

/** Letters that mean the same in file systems, URLs and `srcset`, whatever the owner's file is called. */
export function assetStem(file: string, digest: string, nameless: string): string {
  const name = makeSlug(basename(file, extname(file))).slice(0, 40);
  return `assets/${name || nameless}-${digest.slice(0, 12)}`;
}

/** By what the file is, not by what it is called: hosts take the type from it. */
function extension(format: string): string {
  return format === "jpeg" ? "jpg" : format;
}
