import { withoutTitles } from "../person-name.ts";

/** The first grapheme of a text. */
export function firstLetter(text: string): string {
  return Array.from(new Intl.Segmenter().segment(text.trim()), ({ segment }) => segment)[0] ?? "";
}

/** The initials of a name's first and last word, in capitals: "Dr. Ada King Lovelace" → "AL". */
export function monogramOf(name: string): string {
  const words = withoutTitles(name);
  const characters = words.length > 1 ? [words[0], words.at(-1)] : words;
  return characters
    .map((word = "") => firstLetter(word))
    .join("")
    .toLocaleUpperCase();
}
