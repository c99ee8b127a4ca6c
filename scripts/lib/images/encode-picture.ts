import sharp, { type OutputInfo } from "sharp";
import { tellExcess } from "../../../schema/pictures/limits.ts";
import { CommandError, shortPath } from "../cli/command.ts";
import { openPicture, readHeader } from "../content/open-picture.ts";
import { type PlannedFile, settings } from "./plan-files.ts";
import type { PictureTraits } from "./site-image.ts";

// Each picture is worked on by one thread for each core; more at once would only take more memory.
sharp.cache(false);

/** A picture's pixels, without anything else that its file says. */
export interface DecodedPicture {
  data: Buffer;
  info: OutputInfo;
}

/**
 * Decodes a picture: turned as its camera says, cropped from the middle as CSS's `object-fit: cover` does, in sRGB, and
 * without its metadata, in which cameras write where it was taken. Of a moving picture the first frame stays. Throws a
 * CommandError if the picture is damaged or too large.
 * @param largest of the files that are made of it: all begin from this size, so that no file's bytes depend on others
 */
export function decodePicture(original: string, { width, height }: PlannedFile): Promise<DecodedPicture> {
  const pixels = openPicture(original, { failOn: "error" })
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

/** Makes the file of a moving picture in which it moves, without its metadata. */
export function encodeMoving(original: string, { width, height }: PlannedFile): Promise<Buffer> {
  const moving = openPicture(original, { animated: true, failOn: "error" })
    .resize(width, height, { fit: "cover", position: "centre" })
    .webp(settings.webp)
    .toBuffer();
  return orDamaged(original, moving);
}

/** A picture this wide shows whether anything of it is transparent, and which colour it has. */
const sampleWidth = 512;

/** Looks at a picture as a whole. Throws a CommandError if it is damaged or too large. */
export function measurePicture(original: string): Promise<PictureTraits> {
  const measure = async (): Promise<PictureTraits> => {
    const { hasAlpha, pages = 1 } = await readHeader(original);
    // What is torn is told when files are made of it.
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
      ({ width, height, pages }) => tellExcess(width, height, pages),
      () => undefined,
    );
    const reason = excess
      ? `is too large: ${excess}. Save it smaller.`
      : "is damaged. Save it anew in the program that made it.";
    throw new CommandError(`${shortPath(original)} ${reason}`, { cause: error });
  }
}
