import { withoutTitles } from "../person-name.ts";
import type { Author } from "./publication.ts";

/**
 * Returns a test for authors that matches a person, whether given names are initials, complete or missing: "A. M. Rao",
 * "Asha Rao" and "Asha Meera Rao" match each other; "Anita Rao" matches none of them.
 * @param names the person's names, given names first
 */
export function ownNames(names: readonly string[]): (author: Author) => boolean {
  const owners = names.map((name) => dropRank(withoutTitles(name).join(" ")));
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

/** Like `ownNames`, for authors without a separate family name. */
export function readsAsOwnName(names: readonly string[]): (author: string) => boolean {
  const isOwn = ownNames(names);
  return (author) => {
    const words = author.split(" ");
    return words.some((_, index) =>
      isOwn({ given: words.slice(0, index).join(" "), family: words.slice(index).join(" ") }),
    );
  };
}

/** Removes accents, capitals and punctuation, and collapses spaces. */
function fold(name: string): string {
  return bare(name)
    .toLowerCase()
    .replace(/[\s.,]+/g, " ")
    .trim();
}

const bare = (name: string) => name.normalize("NFD").replace(/\p{M}/gu, "");

/** Chinese and Japanese names are written with and without spaces, and syllables of others with and without hyphens. */
const squeeze = (name: string) => fold(name).replace(/[ -]/g, "");

/** "Rao, Jr." → "Rao". Generational suffixes are often omitted. */
const dropRank = (name: string) => name.replace(/(?<![\s,])[\s,]+(?:jr|sr|ii|iii|iv)\.?\s*$/i, "");

interface GivenName {
  characters: string;
  isShort: boolean;
}

/** "Asha M." → "asha" and the initial "m". In "AM", as some journals write, every letter is an initial. */
function readGiven(names: string): GivenName[] {
  return [...bare(names).matchAll(/([^\s.,-]+)(\.?)/g)].flatMap(([, word = "", dot]) =>
    /^[A-Z]{2,3}$/.test(word)
      ? [...word.toLowerCase()].map((characters) => ({ characters, isShort: true }))
      : { characters: word.toLowerCase(), isShort: dot === "." || word.length === 1 },
  );
}

/** True if no name contradicts the one at the same position. Further names can be missing. */
function areSame(some: readonly GivenName[], others: readonly GivenName[]): boolean {
  const join = (names: readonly GivenName[]) => names.map(({ characters }) => characters).join("");
  return (
    join(some) === join(others) ||
    some.every((one, index) => {
      const other = others[index];
      if (!other || one.characters === other.characters) return true;
      return (
        (one.isShort && other.characters.startsWith(one.characters)) ||
        (other.isShort && one.characters.startsWith(other.characters))
      );
    })
  );
}
