import type { CSSProperties } from "react";

/** Minimum line height in `em` for text with marks over or under its letters, and for stacked marks. */
export const markedLeading = 1.2;
const stackedLeading = 1.5;

// Unicode properties are inside [ ]: elsewhere, compiled code would build the expressions at every load.

/** One mark on a letter (Ä, é, Й), or a letter of a script that fills its line (Chinese, Hebrew). */
const marked = /[\p{L}][\p{M}]|(?![\p{sc=Latin}\p{sc=Greek}\p{sc=Cyrillic}])[\p{Lo}]/u;

/** Two marks on a letter (Vietnamese Ễ), or a letter of a script that stacks marks (Thai, Devanagari, Arabic). */
const stacked =
  /[\p{L}][\p{M}]{2}|(?![\p{sc=Latin}\p{sc=Greek}\p{sc=Cyrillic}\p{sc=Hebrew}\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Hangul}])[\p{Lo}]/u;

/**
 * Sets `--leading` for text with a small line height: the least line height at which adjacent lines don't touch. Unset
 * for plain letters, whose line height the design defines.
 */
export function leadingOf(text: string): CSSProperties {
  const characters = text.normalize("NFD");
  if (stacked.test(characters)) return { "--leading": stackedLeading } as CSSProperties;
  if (marked.test(characters)) return { "--leading": markedLeading } as CSSProperties;
  return {};
}

/** A line height for plain letters, increased if the text requires it. */
export function leading(plain: number): string {
  return `max(${plain}, var(--leading, 0))`;
}
