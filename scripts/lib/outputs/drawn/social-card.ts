import type { Palette } from "./draw.ts";

/** What the large networks ask for, in pixels. */
export const socialSize = { width: 1200, height: 630 } as const;

/** Everything that decides what a page's picture looks like. */
export interface SocialCard {
  /** The page's language, which says in which direction it is read. */
  language: string;
  /** Whose page it is, where the title does not say. */
  owner: string | undefined;
  title: string;
  text: string | undefined;
  address: string;
  /** The names of the faces that it is written in. */
  letters: readonly string[];
  palette: Palette;
  /** The digest of the photo that is shown, if one is. */
  photo: string | undefined;
}

/** All that a page's picture says. */
export function wordsOf({ owner, title, text, address }: Omit<SocialCard, "letters">): string {
  return [owner, title, text, address].filter((line) => line !== undefined).join(" ");
}
