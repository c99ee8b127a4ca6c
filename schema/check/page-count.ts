import { type Finding, find } from "../messages/messages.ts";
import type { ContentIndex } from "./content-index/content-index.ts";

/**
 * The most pages that a site may have in all its languages together. A small file can ask for any number: each of its
 * posts and publications has a page in each of its languages. Sites of one person seldom have a thousand.
 */
const mostPages = 20_000;

/** The number of pages that content has in one language; hidden ones don't count. */
function countPages({ pages, posts, paperPaths, recordFiles }: ContentIndex): number {
  const shown = [...pages, ...posts].filter(({ hidden }) => !hidden).map(({ value }) => value.path);
  // Only files of records have publications, and to list their pages takes a while.
  return new Set([...shown, ...(recordFiles.size > 0 ? paperPaths : [])]).size;
}

/**
 * Adds up the pages of a site's languages while these are read: to read all languages of a site that is far too large
 * would take minutes. Returns what is wrong as soon as there are too many.
 * @param languages how many languages the site has
 */
export function createPageCounter(languages: number): (index: ContentIndex) => Finding[] {
  let count = 0;
  let read = 0;
  return (index) => {
    count += countPages(index);
    read += 1;
    return count > mostPages
      ? [find("too-many-pages", { key: "/pages" }, { count, read, languages, most: mostPages })]
      : [];
  };
}
