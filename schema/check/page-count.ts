import type { RuleReport } from "../messages/message.ts";
import { find } from "../messages/messages.ts";
import type { ContentIndex } from "./content-index/content-index.ts";

/**
 * The most pages that a site may have, in all its languages together. A small file can ask for any number, since every
 * post and publication has a page in each of its languages. Personal sites seldom have a thousand.
 */
const mostPages = 20_000;

/** Rejects a site with too many pages, and stops counting as soon as that is certain. */
export function checkPageCount(index: ContentIndex): RuleReport[] {
  const { publishedLanguages } = index;
  let count = 0;
  for (const [number, language] of publishedLanguages.entries()) {
    count += countPages(index, language);
    if (count <= mostPages) continue;
    const facts = { count, read: number + 1, languages: publishedLanguages.length, most: mostPages };
    return [find("too-many-pages", { key: "/pages" }, facts)];
  }
  return [];
}

function countPages({ pages, posts, publicationPaths }: ContentIndex, language: string): number {
  const shown = [...pages, ...posts].filter(({ languages }) => languages.includes(language));
  return new Set([...shown.map(({ value }) => value.path), ...publicationPaths(language)]).size;
}
