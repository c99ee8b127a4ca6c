import { signs } from "../../../src/labels.ts";

/** What every keyboard has; the hyphen and the spaces that browsers and dates make by themselves. */
const common = `${Array.from({ length: 95 }, (_, index) => String.fromCharCode(32 + index)).join("")}\u00a0\u2009\u202f\u2010`;

/** Scripts of which browsers take some letters to pieces before they put words together: Thai ำ is a ring and า. */
const taken = /[\p{sc=Arab}\p{sc=Deva}\p{sc=Hebr}\p{sc=Laoo}\p{sc=Thai}]/u;

/** The characters that pages or papers may show of their data, as code points, in whichever case a design writes it. */
export function listShownCharacters(data: readonly object[], language: string): Set<number> {
  const found = new Set(common);
  for (const text of [signs, ...data.map((one) => JSON.stringify(one))]) {
    for (const character of text.match(/[^\0-\x7f]/gu) ?? []) found.add(character);
    // Browsers put a letter and its accent together where a font has the whole.
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
