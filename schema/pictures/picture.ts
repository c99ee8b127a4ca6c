import type { InlineText } from "../rich-text/tree.ts";
import type { Text, Traced } from "../text.ts";
import type { FocalPoint } from "./focus.ts";

/**
 * Use of a picture, which determines its proportions and the sizes of its files: the round photo (`square`), a video's
 * poster (`wide`), a card or a gallery's thumbnail (`card`), a column of text (`text`), the page's full width (`page`),
 * a full screen (`screen`), a row of logos or the mark beside a title (`logo`).
 */
export type ImageShape = "square" | "wide" | "card" | "text" | "page" | "screen" | "logo";

/** Displayed size in CSS pixels. */
export interface Size {
  width: number;
  height: number;
}

export interface Medium {
  src: string;
  /** Size of a video, if it could be read from the file. */
  size?: Size | undefined;
}

/** The picture in one format and several sizes, for HTML's `source`. */
export interface ImageSource {
  type: string;
  srcset: string;
}

/** A picture, resolved for views. `src` is a URL that every browser can show; sizes are in CSS pixels. */
export interface ResolvedImage extends Traced {
  src: string;
  /** Alternative text; empty for decoration. */
  alt: Text;
  width: number;
  height: number;
  /** Better formats, the best first; absent if there are none. */
  sources?: ImageSource[];
  /** Mean colour (`#rrggbb`), shown until the picture is loaded; absent if it is transparent. */
  color?: string;
  /** CSS's `object-position` where the picture is cropped; the middle if it is absent. */
  focus?: FocalPoint;
  /** Show the whole picture in its frame, without cropping. */
  isWhole?: true;
  /** URL of the animated picture whose first frame is `src`. */
  moving?: string;
  /** Set on the first picture of a page, if it is visible without scrolling. */
  isFirst?: true;
}

/** What the picture's file determines: everything but its text and its position on the page. */
export type PictureFiles = Omit<ResolvedImage, "alt" | "isFirst">;

export interface CaptionedPicture {
  image: ResolvedImage;
  caption: InlineText | undefined;
}

/** Maximum pixels decoded of a picture, in all frames together. As 8-bit RGBA they take 400 MB of memory. */
export const mostPixels = 100_000_000;

/** Maximum frames of an animated picture. */
const mostFrames = 1000;

/** Why a picture is not decoded, as the end of a sentence; undefined if it is small enough. Sizes are in pixels. */
export function describeExcess(width: number, height: number, frames = 1): string | undefined {
  if (frames > mostFrames) return `it has ${group(frames)} frames, and no more than ${group(mostFrames)} can be shown`;
  if (width * height * frames <= mostPixels) return undefined;
  const each = frames > 1 ? ` in each of ${frames} frames` : "";
  return `it has ${width} × ${height} pixels${each}, ${Math.ceil((width * height * frames) / 1_000_000)} million in all, and no more than ${mostPixels / 1_000_000} million can be shown`;
}

const group = (number: number) => number.toLocaleString("en");
