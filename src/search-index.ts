import type { Options } from "minisearch";

/** A page in the search index. */
export interface SearchedPage {
  /** Its path on the host: "/portfolio/about/". */
  id: string;
  title: string;
  headings: string;
  text: string;
  /** A sentence about the page, shown under its title. */
  about: string;
}

/** Scripts whose words have no spaces between them. */
const unspaced = String.raw`\p{sc=Han}\p{sc=Hira}\p{sc=Kana}\u30fc\p{sc=Thai}\p{sc=Lao}\p{sc=Khmr}\p{sc=Mymr}`;
const run = new RegExp(String.raw`[${unspaced}\p{M}]+|(?:(?![${unspaced}])[\p{L}\p{M}\p{N}])+`, "gu");
const isUnspaced = new RegExp(`[${unspaced}]`, "u");

/**
 * Splits a text into words. Scripts without spaces are split into pairs of characters, in the browser as in the build:
 * dictionaries of `Intl.Segmenter` differ between engines. @internal
 */
export function listTerms(text: string): string[] {
  return (text.normalize("NFKD").match(run) ?? []).flatMap((word) => {
    const characters = [...word.normalize("NFC")];
    if (characters.length < 3 || !isUnspaced.test(word)) return [word];
    return characters.slice(1).map((character, index) => `${characters[index]}${character}`);
  });
}

/** Ignores case, and the accents of letters. In scripts of India, marks are vowels, and stay. */
function simplifyTerm(term: string): string {
  const plain = /[\p{sc=Latin}\p{sc=Grek}\p{sc=Cyrl}\p{sc=Arab}\p{sc=Hebr}]/u.test(term)
    ? term.normalize("NFKD").replace(/\p{M}/gu, "")
    : term;
  return plain.normalize("NFC").toLowerCase();
}

/** The index's form, the same where it is built and where it is read. */
export const searchOptions: Options<SearchedPage> = {
  fields: ["title", "headings", "text"],
  storeFields: ["title", "about"],
  tokenize: listTerms,
  processTerm: simplifyTerm,
  searchOptions: {
    boost: { title: 4, headings: 2 },
    combineWith: "AND",
    prefix: true,
    fuzzy: (term) => (term.length > 4 ? 0.2 : false),
  },
};

/** What the search dialog needs: the index's address, and texts. `count` has the placeholder `{count}`. */
export interface SearchData {
  index: string;
  none: string;
  count: string;
  failure: string;
}
