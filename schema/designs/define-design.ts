import type { FontName, TypefaceName } from "./typefaces.ts";

/** `#rrggbb` colours for light and dark mode. */
export interface Shades {
  light: string;
  dark: string;
}

export type ColorName =
  /** Page background. */
  | "page"
  /** Background of cards and other raised areas. */
  | "surface"
  | "text"
  /** Less important text. */
  | "muted"
  | "line"
  /** Text on the accent colour. */
  | "onAccent";

/** A variable font, limited to the axes that a design uses. */
export interface Face<Font extends FontName = TypefaceName> {
  font: Font;
  /** By axis tag: one value, or a range. Axes that are not listed are pinned to their defaults. */
  axes: Readonly<{ wght: AxisValues; opsz?: number }>;
  isItalic?: true;
}

/** One value of an axis, or its range. */
export type AxisValues = number | readonly [least: number, most: number];

/** Use of a font: `display` for names and titles, `text` for running text, `label` for dates and the bar's links. */
export type FaceUse = "display" | "text" | "label";

/** What the check, the pages and the outputs need to know of a design. `src/designs` implements its look. */
export interface DesignFacts {
  /** Description for owners who choose a design. */
  description: string;
  colors: Readonly<Record<ColorName, Shades>>;
  /** Colours that only this design has, by CSS variable name. */
  tints?: Readonly<Record<string, Shades>>;
  accent: Shades;
  /** Default corner radius of cards, with its unit. */
  radius: string;
  /** Default fonts. The second face of a use is its italic. */
  fonts: Readonly<Record<FaceUse, readonly [upright: Face, italic?: Face]>>;
  /**
   * The bar on a screen of 390 pixels, measured in Chromium in CSS pixels: the room for links without a side menu, what
   * a link takes besides its label (with the gap), and what a character takes on average.
   */
  bar: Readonly<{ room: number; link: number; character: number }>;
}

export function shades(light: string, dark: string): Shades {
  return { light, dark };
}
