import type { CSSProperties } from "react";

/** In `em`: what lines need whose letters have a mark over or under them, and what lines of stacked marks need. */
export const markedLeading = 1.2;
const stackedLeading = 1.5;

// Properties of letters stand in [ ]: elsewhere the compiler would have browsers make the expressions at every load.

/** One mark on a letter, as in Ä, é and Й; or a letter of a script that fills its line, as those of Chinese and Hebrew do. */
const marked = /[\p{L}][\p{M}]|(?![\p{sc=Latin}\p{sc=Greek}\p{sc=Cyrillic}])[\p{Lo}]/u;

/** Two marks on a letter, as in the Vietnamese Ễ; or a letter of a script that stacks signs, as Thai, Devanagari and Arabic do. */
const stacked =
  /[\p{L}][\p{M}]{2}|(?![\p{sc=Latin}\p{sc=Greek}\p{sc=Cyrillic}\p{sc=Hebrew}\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Hangul}])[\p{Lo}]/u;

/**
 * What a text that may be set tight says of itself as the variable `--leading`: the least line height at which nothing of
 * one line touches the next. Plain letters say nothing: the design knows what they need.
 */
export function leadingOf(text: string): CSSProperties {
  const letters = text.normalize("NFD");
  if (stacked.test(letters)) return { "--leading": stackedLeading } as CSSProperties;
  if (marked.test(letters)) return { "--leading": markedLeading } as CSSProperties;
  return {};
}

/** A line height for plain letters, which gives way to what the text asks for. */
export function leading(plain: number): string {
  return `max(${plain}, var(--leading, 0))`;
}
