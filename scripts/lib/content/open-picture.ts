import sharp, { type Sharp, type SharpOptions } from "sharp";
import { mostPixels } from "../../../schema/pictures/picture.ts";

/** Opens an owner's picture. Decoding rejects if all decoded frames together have too many pixels. */
export function openPicture(file: string | Buffer, options: Pick<SharpOptions, "animated" | "failOn"> = {}): Sharp {
  return sharp(file, { ...options, limitInputPixels: mostPixels });
}

/** Reads a picture's header without decoding, whatever its size. Rejects if the file is damaged or not a picture. */
export function readHeader(file: string): ReturnType<Sharp["metadata"]> {
  return sharp(file, { limitInputPixels: false }).metadata();
}
