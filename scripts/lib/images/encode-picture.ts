import sharp, { type OutputInfo, type Sharp } from "sharp";
import { coverPosition, type FocalPoint } from "../../../schema/pictures/focus.ts";
import { describeExcess } from "../../../schema/pictures/picture.ts";
import { CommandError, shortPath } from "../cli/command.ts";
import { openPicture, readHeader } from "../content/open-picture.ts";
import { type PlannedFile, settings } from "./plan-files.ts";
import type { PictureTraits } from "./site-image.ts";

// sharp works on each picture with a thread per core. A cache would only take more memory.
sharp.cache(false);

/** A picture's pixels, without its metadata. */
export interface DecodedPicture {
  data: Buffer;
  info: OutputInfo;
}

/**
 * Decodes a picture: rotated by its EXIF data, cropped like CSS's `object-fit: cover`, in sRGB, without metadata, which
 * may contain its location; of a moving picture the first frame. Throws a CommandError if it is damaged or too large.
 * @param largest the largest file made from it. All files are scaled from this size, so none depends on others
 */
export function decodePicture(original: string, file: PlannedFile): Promise<DecodedPicture> {
  const picture = openPicture(original, { failOn: "error" }).autoOrient();
  return orDamaged(original, crop(picture, file));
}

/** Scales a picture to cover a size, and crops what is farthest from its focus. */
export async function crop(picture: Sharp, { width, height, focus }: Omit<PlannedFile, "format">) {
  const raw = (sized: Sharp) => sized.raw().toBuffer({ resolveWithObject: true });
  if (!focus) return raw(picture.resize(width, height, { fit: "cover", position: "centre" }));
  const { data, info } = await raw(picture.resize(width, height, { fit: "outside" }));
  const { x, y } = coverPosition(focus, info, { width, height });
  const [left, top] = [(info.width - width) * x, (info.height - height) * y].map(Math.round);
  return raw(sharp(data, { raw: info }).extract({ left: left ?? 0, top: top ?? 0, width, height }));
}

/** Scales a decoded picture, which is cropped already, to a file's size, and encodes it. */
export function encodePicture({ data, info }: DecodedPicture, { format, width, height }: PlannedFile): Promise<Buffer> {
  return sharp(data, { raw: info })
    .resize(width, height, { fit: "fill" })
    .toFormat(format, settings[format])
    .toBuffer();
}

/** Encodes the moving file of a moving picture, without metadata. */
export function encodeMoving(original: string, { width, height, focus }: PlannedFile): Promise<Buffer> {
  const moving = openPicture(original, { animated: true, failOn: "error" })
    .resize(width, height, { fit: "cover", position: nameSide(focus) })
    .webp(settings.webp)
    .toBuffer();
  return orDamaged(original, moving);
}

/** The side of a picture that is nearest to a point: the frames of a moving picture can't be cropped freely. */
function nameSide({ x, y }: FocalPoint = { x: 0.5, y: 0.5 }): string {
  const side = (at: number, first: string, last: string) => (at < 0.34 ? first : at > 0.66 ? last : "");
  return `${side(x, "left", "right")} ${side(y, "top", "bottom")}`.trim() || "centre";
}

/** The width of the sample, in pixels, that shows transparency and mean colour. */
const sampleWidth = 512;

/** Reads a picture's traits. Throws a CommandError if it is damaged or too large. */
export function measurePicture(original: string): Promise<PictureTraits> {
  const measure = async (): Promise<PictureTraits> => {
    const { hasAlpha, pages = 1 } = await readHeader(original);
    // A truncated picture is reported when its files are made.
    const sample = openPicture(original, { failOn: "none" }).resize(sampleWidth, sampleWidth, {
      fit: "inside",
      withoutEnlargement: true,
    });
    const { data, info } = await sample.toColourspace("srgb").raw().toBuffer({ resolveWithObject: true });
    const { channels, isOpaque } = await sharp(data, { raw: info }).stats();
    const isTransparent = hasAlpha && !isOpaque;
    const [red, green = red, blue = red] = channels.map(({ mean }) => Math.round(mean));
    const isGrey = info.channels < 3;
    const color = [red, isGrey ? red : green, isGrey ? red : blue].map((value = 0) =>
      value.toString(16).padStart(2, "0"),
    );
    return { isTransparent, isMoving: pages > 1, ...(isTransparent ? {} : { color: `#${color.join("")}` }) };
  };
  return orDamaged(original, measure());
}

async function orDamaged<T>(original: string, decoding: Promise<T>): Promise<T> {
  try {
    return await decoding;
  } catch (error) {
    const excess = await readHeader(original).then(
      ({ width, height, pages }) => describeExcess(width, height, pages),
      () => undefined,
    );
    const reason = excess
      ? `is too large: ${excess}. Save it smaller.`
      : "is damaged. Save it anew in the program that made it.";
    throw new CommandError(`${shortPath(original)} ${reason}`, { cause: error });
  }
}
