import type { ResolvedImage } from "./pictures/picture.ts";
import type { Body } from "./primitives.ts";
import type { Text } from "./text.ts";
import type { LongText, Words } from "./words/tree.ts";

/** A longer text in content: paragraphs, or a body in Markdown. */
export interface WrittenText {
  paragraphs?: readonly Text[] | undefined;
  body?: Body | undefined;
}

/** Turns texts into what views show. */
export interface TextMaker {
  /** Parses inline Markdown. */
  words(text: Text): Words;
  /** Parses block by block. `level` is that of the topmost headings. */
  longText(text: WrittenText, level: number): LongText<ResolvedImage>;
}
