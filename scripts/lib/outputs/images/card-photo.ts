import type { SourcePicture } from "../output.ts";

/** In pixels: a phone's screen width at one pixel per point. Small enough for messages and QR codes. */
const side = 360;

/** Renders a photo as the `data:` address of a square JPEG, on white if transparent, without metadata. */
export async function renderCardPhoto({ file, focus }: SourcePicture): Promise<string> {
  const { openPicture } = await import("../../content/open-picture.ts");
  const { crop } = await import("../../images/encode-picture.ts");
  const { default: sharp } = await import("sharp");
  const { data, info } = await crop(openPicture(file).autoOrient(), { width: side, height: side, focus });
  const bytes = await sharp(data, { raw: info })
    .flatten({ background: "#ffffff" })
    .jpeg({ quality: 82, mozjpeg: true })
    .toBuffer();
  return `data:image/jpeg;base64,${bytes.toString("base64")}`;
}
