import type { SectionMap } from "../blocks/index.ts";
import { choosePublications, havePages } from "../blocks/publications.ts";
import { everyBlock } from "../blocks/walk.ts";
import type { PageContent } from "../content.ts";
import type { Publication } from "../records/publication.ts";
import { makeSlug, Names, pathBelow } from "../slug.ts";

/** A publication's own page, and the list that links to it. */
export interface OwnPage {
  path: string;
  block: SectionMap["publications"];
  list: PageContent;
  isHidden: boolean;
}

/**
 * Paths of the visible publication pages.
 * @param taken paths of other generated pages
 */
export function listPublicationPaths(pages: readonly PageContent[], taken: readonly string[]): string[] {
  return [...findOwnPages(pages, taken).values()].flatMap(({ path, isHidden }) => (isHidden ? [] : [path]));
}

/** The pages of publications in long lists. If several show a publication, the first visible one owns its page. */
export function findOwnPages(
  pages: readonly PageContent[],
  taken: readonly string[] = [],
): ReadonlyMap<Publication, OwnPage> {
  const own = new Map<Publication, OwnPage>();
  const names = new Names([...pages.map(({ path }) => path), ...taken]);
  for (const list of pages) {
    for (const { block, isHidden } of everyBlock(list.blocks)) {
      const publications = block.type === "publications" ? choosePublications(block) : [];
      if (block.type !== "publications" || !havePages(block, publications.length)) continue;
      for (const publication of publications) {
        const known = own.get(publication);
        if (known && !known.isHidden) continue;
        const path = known?.path ?? findPath(list.path, publication.key, names);
        own.set(publication, { path, block, list, isHidden: list.hidden || isHidden });
      }
    }
  }
  return own;
}

/** Maximum length of a key in a path, in characters. */
const longestName = 80;

/** A unique path below the list's, made from the publication's key. */
function findPath(list: string, key: string, names: Names): string {
  return names.take(pathBelow(list, makeSlug(key).slice(0, longestName) || "publication"));
}
