import { symbols } from "../../../src/labels.ts";

/** Printable ASCII, and the hyphen and spaces that browsers and date formats insert. */
const common = `${Array.from({ length: 95 }, (_, index) => String.fromCharCode(32 + index)).join("")}\u00a0\u2009\u202f\u2010`;

/** Scripts in which browsers decompose some characters before shaping: Thai ำ becomes a ring and า. */
const taken = /[\p{sc=Arab}\p{sc=Deva}\p{sc=Hebr}\p{sc=Laoo}\p{sc=Thai}]/u;

/** The code points that pages or printed documents may show, in both cases, as designs may change case. */
export function listShownCharacters(data: readonly object[], language: string): Set<number> {
  const found = new Set(common);
  for (const text of [symbols, ...data.map((one) => JSON.stringify(one))]) {
    for (const character of text.match(/[^\0-\x7f]/gu) ?? []) found.add(character);
    // Browsers compose a letter and its accent if a font has the composed character.
    for (const character of text.normalize("NFC").match(/[^\0-\x7f]/gu) ?? []) found.add(character);
  }
  for (const character of [...found].filter((one) => taken.test(one)))
    for (const part of character.normalize("NFKD")) found.add(part);
  const cases = [...found].flatMap((character) => [
    character.toUpperCase(),
    character.toLowerCase(),
    character.toLocaleUpperCase(language),
    character.toLocaleLowerCase(language),
  ]);
  return new Set([...found, ...cases.flatMap((text) => [...text])].map((character) => character.codePointAt(0) ?? 0));
}
