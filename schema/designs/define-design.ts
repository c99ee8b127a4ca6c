import type { FontName, TypefaceName } from "./typefaces.ts";

/** A colour on a light page and on a dark one, each as `#rrggbb`. */
export interface Shades {
  light: string;
  dark: string;
}

/** The colours that every design has. */
export type ColorName =
  /** Behind everything. */
  | "page"
  /** Behind cards and what else stands out from the page. */
  | "surface"
  | "text"
  /** Text that is less important. */
  | "muted"
  | "line"
  /** What is read on the accent. */
  | "onAccent";

/** A typeface, pinned to what a design uses of it. */
export interface Face<Font extends FontName = TypefaceName> {
  font: Font;
  /** Its axes, by their tags: one value, or the least and the most. What it has besides is pinned to its default. */
  axes: Readonly<{ wght: AxisValues; opsz?: number }>;
  isItalic?: true;
}

/** One value of an axis, or the least and the most. */
export type AxisValues = number | readonly [least: number, most: number];

/** What text is for: names and titles; what is read; dates, labels and the bar's links. */
export type FaceUse = "display" | "text" | "label";

/** What the check, the pages and every output have to know of a design. How it looks is told in `src/designs`. */
export interface DesignFacts {
  /** What it is like, for those who choose one. */
  description: string;
  colors: Readonly<Record<ColorName, Shades>>;
  /** Colours that it alone has, by the names of their CSS variables. */
  tints?: Readonly<Record<string, Shades>>;
  /** Its own accent, where the owner names none. */
  accent: Shades;
  /** The corners of its cards, where the owner says nothing of them; with the unit. */
  radius: string;
  /** What it is written in, where the owner chooses no other letters; the italics of a use stand beside it. */
  letters: Readonly<Record<FaceUse, readonly [upright: Face, italic?: Face]>>;
}

/** A colour in both modes. */
export function shades(light: string, dark: string): Shades {
  return { light, dark };
}
