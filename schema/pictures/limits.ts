/** Maximum pixels decoded of a picture, in all frames together. As 8-bit RGBA they take 400 MB of memory. */
export const mostPixels = 100_000_000;

/** Maximum frames of an animated picture. */
const mostFrames = 1000;

/** Why a picture is not decoded, as the end of a sentence; undefined if it is small enough. Sizes are in pixels. */
export function tellExcess(width: number, height: number, frames = 1): string | undefined {
  if (frames > mostFrames) return `it has ${group(frames)} frames, and no more than ${group(mostFrames)} can be shown`;
  if (width * height * frames <= mostPixels) return undefined;
  const each = frames > 1 ? ` in each of ${frames} frames` : "";
  return `it has ${width} × ${height} pixels${each}, ${Math.ceil((width * height * frames) / 1_000_000)} million in all, and no more than ${mostPixels / 1_000_000} million can be shown`;
}

const group = (number: number) => number.toLocaleString("en");
