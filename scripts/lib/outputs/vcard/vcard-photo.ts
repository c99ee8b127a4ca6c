import type { SourcePicture } from "../output.ts";

/** A photo as it stands in a card. */
export interface CardPhoto {
  type: "image/jpeg";
  bytes: Uint8Array;
}

/** Large enough for a telephone's whole screen width at one pixel a point; a card travels by message and QR code. */
const side = 360;

/** Makes a card's photo: a square, on white where the picture is transparent, without its metadata. */
export async function renderCardPhoto({ file }: SourcePicture): Promise<CardPhoto> {
  const { default: sharp } = await import("sharp");
  const bytes = await sharp(file)
    .autoOrient()
    .resize(side, side, { fit: "cover" })
    .flatten({ background: "#ffffff" })
    .jpeg({ quality: 82, mozjpeg: true })
    .toBuffer();
  return { type: "image/jpeg", bytes };
}
