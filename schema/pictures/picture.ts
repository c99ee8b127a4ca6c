import type { Text, Traced } from "../text.ts";
import type { Words } from "../words/tree.ts";

/**
 * Where a picture stands, which decides its proportions and how large its files are: the round photo (`square`), a
 * video's poster (`wide`), a card or a gallery's thumbnail (`card`), a column of text (`text`), the page's whole width
 * (`page`), a whole screen (`screen`), a line of logos or the mark beside a title (`logo`).
 */
export type ImageShape = "square" | "wide" | "card" | "text" | "page" | "screen" | "logo";

/** How large something is in pixels, as it is shown. */
export interface Size {
  width: number;
  height: number;
}

/** A video, or its captions. */
export interface Medium {
  src: string;
  /** Of a video, where it could be read from it. */
  size?: Size | undefined;
}

/** The same picture in one format and several sizes, as HTML's `source` takes them. */
export interface ImageSource {
  type: string;
  srcset: string;
}

/** A picture as views get it. `src` is a URL that every browser can show; its sizes are in CSS pixels. */
export interface ResolvedImage extends Traced {
  src: string;
  /** What it shows, in words; empty where it is decoration. */
  alt: Text;
  width: number;
  height: number;
  /** Better files, the best first; absent where `src` is all there is. */
  sources?: ImageSource[];
  /** Its mean colour (`#rrggbb`), which stands in its place until it comes; absent where it is transparent. */
  color?: string;
  /** Set where a frame is to show all of it, with room beside it, and not to crop it. */
  isWhole?: true;
  /** The address of the moving picture of which `src` is the first frame. */
  moving?: string;
  /** Set on the picture that a visitor waits for: the first one of a page, where the page opens with it. */
  isFirst?: true;
}

/** What the disk knows of a picture: all but its words and its place on the page. */
export type PictureFiles = Omit<ResolvedImage, "alt" | "isFirst">;

/** A picture with the words under it. */
export interface CaptionedPicture {
  image: ResolvedImage;
  caption: Words | undefined;
}
