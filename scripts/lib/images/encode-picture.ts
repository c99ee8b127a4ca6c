import sharp from "sharp";
import { CommandError, shortPath } from "../cli/command.ts";
import type { PlannedFile } from "./plan-files.ts";
import { settings } from "./recipe.ts";

/**
 * Makes files of a picture: turned as its camera says, cropped from the middle as CSS's `object-fit: cover` does, in
 * sRGB, and without its metadata, in which cameras write where it was taken. Of a moving picture the first frame stays.
 * Throws a CommandError where the picture is damaged.
 * @param largest the size from which all others are made, so that a file's bytes don't depend on which others are made
 * @param keep called with each file's bytes
 */
export async function encodePicture(
  original: string,
  largest: PlannedFile,
  files: readonly PlannedFile[],
  keep: (file: PlannedFile, bytes: Buffer) => Promise<void>,
): Promise<void> {
  const { data, info } = await orDamaged(
    original,
    sharp(original, { failOn: "error" })
      .autoOrient()
      .resize(largest.width, largest.height, { fit: "cover", position: "centre" })
      .raw()
      .toBuffer({ resolveWithObject: true }),
  );
  await Promise.all(
    files.map(async (file) => {
      const bytes = await sharp(data, { raw: info })
        .resize(file.width, file.height, { fit: "fill" })
        .toFormat(file.format, settings[file.format])
        .toBuffer();
      await keep(file, bytes);
    }),
  );
}

/** Whether a picture may be transparent in places. Throws a CommandError where it is damaged. */
export async function readAlpha(original: string): Promise<boolean> {
  return (await orDamaged(original, sharp(original).metadata())).hasAlpha;
}

async function orDamaged<T>(original: string, decoding: Promise<T>): Promise<T> {
  try {
    return await decoding;
  } catch (error) {
    throw new CommandError(`${shortPath(original)} is damaged. Save it anew in the program that made it.`, {
      cause: error,
    });
  }
}
