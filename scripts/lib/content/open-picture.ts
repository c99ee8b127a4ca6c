import sharp, { type Sharp, type SharpOptions } from "sharp";
import { mostPixels } from "../../../schema/pictures/limits.ts";

/** Opens a picture of the owner's. Decoding rejects if it has more pixels, in all frames that are decoded, than are allowed. */
export function openPicture(file: string, options: Pick<SharpOptions, "animated" | "failOn"> = {}): Sharp {
  return sharp(file, { ...options, limitInputPixels: mostPixels });
}

/** Reads what a picture's header says, whatever its size: nothing is decoded. Rejects if it is damaged or no picture. */
export function readHeader(file: string): ReturnType<Sharp["metadata"]> {
  return sharp(file, { limitInputPixels: false }).metadata();
}
