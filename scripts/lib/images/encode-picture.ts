import sharp, { type OutputInfo } from "sharp";
import { CommandError, shortPath } from "../cli/command.ts";
import { type PlannedFile, settings } from "./plan-files.ts";

/** A picture's pixels, without anything else that its file says. */
export interface DecodedPicture {
  data: Buffer;
  info: OutputInfo;
}

/**
 * Decodes a picture: turned as its camera says, cropped from the middle as CSS's `object-fit: cover` does, in sRGB, and
 * without its metadata, in which cameras write where it was taken. Of a moving picture the first frame stays. Throws a
 * CommandError where the picture is damaged.
 * @param largest of the files that are made of it: all begin from this size, so that no file's bytes depend on others
 */
export function decodePicture(original: string, { width, height }: PlannedFile): Promise<DecodedPicture> {
  const pixels = sharp(original, { failOn: "error" })
    .autoOrient()
    .resize(width, height, { fit: "cover", position: "centre" })
    .raw()
    .toBuffer({ resolveWithObject: true });
  return orDamaged(original, pixels);
}

/** Makes a file of a picture. */
export function encodePicture({ data, info }: DecodedPicture, { format, width, height }: PlannedFile): Promise<Buffer> {
  return sharp(data, { raw: info })
    .resize(width, height, { fit: "fill" })
    .toFormat(format, settings[format])
    .toBuffer();
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
