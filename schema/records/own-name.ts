import type { Author } from "./publication.ts";

/**
 * Tells whether an author is one of the names of a person, however much of the given names is written out: "A. M. Rao",
 * "Asha Rao" and "Asha Meera Rao" may be the same; "Anita Rao" is somebody else.
 * @param names those of the person, given names first
 */
export function ownNames(names: readonly string[]): (author: Author) => boolean {
  const owners = names.map(dropRank);
  return ({ given = "", family: ranked }) => {
    const family = dropRank(ranked);
    const spellings = [squeeze(`${given} ${family}`), squeeze(`${family} ${given}`)];
    return owners.some((owner) => {
      if (spellings.includes(squeeze(owner))) return true;
      if (given.trim() === "" || !fold(owner).endsWith(` ${fold(family)}`)) return false;
      return areSame(readGiven(given), readGiven(owner).slice(0, -readGiven(family).length));
    });
  };
}

/** The same of a name that doesn't say which part of it is the family's. */
export function readsAsOwnName(name: string): (author: string) => boolean {
  const isOwn = ownNames([name]);
  return (author) => {
    const words = author.split(" ");
    return words.some((_, index) =>
      isOwn({ given: words.slice(0, index).join(" "), family: words.slice(index).join(" ") }),
    );
  };
}

/** Without accents and capitals, its words one blank apart. */
function fold(name: string): string {
  return bare(name)
    .toLowerCase()
    .replace(/[\s.,]+/g, " ")
    .trim();
}

const bare = (name: string) => name.normalize("NFD").replace(/\p{M}/gu, "");

/** Chinese and Japanese names are written with and without blanks, and syllables of others with and without hyphens. */
const squeeze = (name: string) => fold(name).replace(/[ -]/g, "");

/** "Rao, Jr." → "Rao": it tells fathers from sons, and is left out by most. */
const dropRank = (name: string) => name.replace(/(?<![\s,])[\s,]+(?:jr|sr|ii|iii|iv)\.?\s*$/i, "");

/** A given name, or how it begins. */
interface GivenName {
  letters: string;
  isShort: boolean;
}

/** "Asha M." → "asha" and the beginning "m"; of "AM", as some journals write, every letter is one. */
function readGiven(names: string): GivenName[] {
  return [...bare(names).matchAll(/([^\s.,-]+)(\.?)/g)].flatMap(([, word = "", dot]) =>
    /^[A-Z]{2,3}$/.test(word)
      ? [...word.toLowerCase()].map((letters) => ({ letters, isShort: true }))
      : { letters: word.toLowerCase(), isShort: dot === "." || word.length === 1 },
  );
}

/** Whether no name contradicts the one in its place; further ones may be left out. */
function areSame(some: readonly GivenName[], others: readonly GivenName[]): boolean {
  const join = (names: readonly GivenName[]) => names.map(({ letters }) => letters).join("");
  return (
    join(some) === join(others) ||
    some.every((one, index) => {
      const other = others[index];
      if (!other || one.letters === other.letters) return true;
      return (
        (one.isShort && other.letters.startsWith(one.letters)) ||
        (other.isShort && one.letters.startsWith(other.letters))
      );
    })
  );
}
