import { join } from "node:path";
import { z } from "zod";
import type { LoadedImage } from "../content/load-content.ts";
import { cacheFile } from "../files/cache-file.ts";
import { cacheFolder } from "../files/roots.ts";

/** Where what was made of pictures is kept. */
export const picturesCache = join(cacheFolder, "images");

const pictureTraits = z.object({
  /** Whether something behind it can be seen through it. */
  isTransparent: z.boolean(),
  isMoving: z.boolean(),
  /** Its mean colour (`#rrggbb`), where it covers what stands behind it. */
  color: z.string().optional(),
});

/** What there is to know of a picture before any file is made of it. */
export type PictureTraits = z.output<typeof pictureTraits>;

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
