import type { Text } from "../schema/text.ts";
import { concatTexts, plain } from "./text.ts";

/** Joins words as a language lists them: "A, B, C", "A、B、C", "A, B und C". */
export function joinWords(words: readonly string[], language: string): string;
export function joinWords(words: readonly Text[], language: string): Text;
export function joinWords(words: readonly Text[], language: string): Text {
  const own = words.values();
  const parts = new Intl.ListFormat(language, { type: "conjunction", style: "narrow" }).formatToParts(words.map(plain));
  return concatTexts(parts.map(({ type, value }) => (type === "element" ? (own.next().value ?? value) : value)));
}
