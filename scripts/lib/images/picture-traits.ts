import { join } from "node:path";
import type { LoadedImage } from "../content/load-content.ts";
import { cacheFile } from "../files/cache-file.ts";
import { cacheFolder } from "../files/roots.ts";
import { type PictureTraits, pictureTraits } from "./site-image.ts";

/** Where what was made of pictures is kept. */
export const picturesCache = join(cacheFolder, "images");

/** A drawing may be transparent, and is drawn at once. */
const drawing: PictureTraits = { isTransparent: true, isMoving: false };

/** Looks at a picture, if nobody has before. Throws a CommandError where it is damaged. */
export async function readTraits({ file, format }: LoadedImage, digest: string, cache: string): Promise<PictureTraits> {
  if (format === "svg") return drawing;
  const look = async () => {
    const { measurePicture } = await import("./encode-picture.ts");
    return Buffer.from(JSON.stringify(await measurePicture(file)));
  };
  const kept = await cacheFile(join(cache, `${digest}.json`), look);
  return pictureTraits.parse(JSON.parse(Buffer.from(kept).toString("utf8")));
}
