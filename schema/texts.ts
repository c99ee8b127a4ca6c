import type { ResolvedImage } from "./pictures/picture.ts";
import type { Body } from "./primitives.ts";
import type { Text } from "./text.ts";
import type { LongText, Words } from "./words/tree.ts";

/** A longer text as content has it: paragraphs, or a body in Markdown. */
export interface WrittenText {
  paragraphs?: readonly Text[] | undefined;
  body?: Body | undefined;
}

/** Makes texts what views show of them. */
export interface TextMaker {
  /** A sentence or more, with its form. */
  words(text: Text): Words;
  /** A longer text, block by block; its topmost headings have this level. */
  longText(text: WrittenText, level: number): LongText<ResolvedImage>;
}
