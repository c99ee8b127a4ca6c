import type { Period } from "./dates.ts";

/** What a card shows of an entity, as the content has it: the same for every language and page. */
export interface CardFace {
  title: string;
  /** A year, month or day; or a period, either end of which may be missing. */
  date?: string | Period | undefined;
  /** Short facts under the title: an institution, a result. */
  facts?: readonly (string | undefined)[];
  text?: string | undefined;
  /** Single achievements under the text, a line each. */
  points?: string[] | undefined;
  tags?: string[] | undefined;
  /** Where the card leads; a bare address has the words that the block around it gives. */
  link?: string | { label: string; href: string } | undefined;
  /** A longer text behind a button. */
  details?: { label: string; paragraphs: string[] } | undefined;
}
