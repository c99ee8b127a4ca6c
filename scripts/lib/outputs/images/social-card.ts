import type { Palette } from "./draw.ts";

/** The size that large networks ask for, in pixels. */
export const socialSize = { width: 1200, height: 630 } as const;

/** Everything that decides how a page's image looks. */
export interface SocialCard {
  /** The page's language, which decides its direction. */
  language: string;
  /** The owner's name, unless it is the title. */
  owner: string | undefined;
  title: string;
  text: string | undefined;
  address: string;
  /** Names of the fonts used. */
  fonts: readonly string[];
  palette: Palette;
  /** Hash of the photo, if shown. */
  photo: string | undefined;
}

/** Returns all text of a page's image. */
export function textOf({ owner, title, text, address }: Omit<SocialCard, "fonts">): string {
  return [owner, title, text, address].filter((line) => line !== undefined).join(" ");
}
