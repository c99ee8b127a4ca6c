import type { SourcePicture } from "../output.ts";

/** Large enough for a telephone's whole screen width at one pixel a point; a card travels by message and QR code. */
const side = 360;

/** A photo's `data:` address: a square JPEG, on white where the picture is transparent, without its metadata. */
export async function renderCardPhoto({ file }: SourcePicture): Promise<string> {
  const { openPicture } = await import("../../content/open-picture.ts");
  const bytes = await openPicture(file)
    .autoOrient()
    .resize(side, side, { fit: "cover" })
    .flatten({ background: "#ffffff" })
    .jpeg({ quality: 82, mozjpeg: true })
    .toBuffer();
  return `data:image/jpeg;base64,${bytes.toString("base64")}`;
}
