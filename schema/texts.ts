import type { ResolvedImage } from "./pictures/picture.ts";
import type { Body } from "./primitives.ts";
import type { InlineText, LongText } from "./rich-text/tree.ts";
import type { Text } from "./text.ts";

/** A longer text in content: paragraphs, or a body in Markdown. */
export interface WrittenText {
  paragraphs?: readonly Text[] | undefined;
  body?: Body | undefined;
  /** True in posts, where `{name}` is text. */
  isLiteral?: boolean;
}

/** Turns texts into what views show. */
export interface TextMaker {
  /** Parses inline Markdown. */
  words(text: Text): InlineText;
  /** Parses block by block. `level` is that of the topmost headings. */
  longText(text: WrittenText, level: number): LongText<ResolvedImage>;
}
