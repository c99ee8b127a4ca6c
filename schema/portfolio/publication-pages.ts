import type { SectionMap } from "../blocks/index.ts";
import { choosePapers, mostInFull } from "../blocks/records/publications.ts";
import { everyBlock } from "../blocks/walk.ts";
import type { PageContent } from "../content.ts";
import type { Publication } from "../records/publication.ts";
import { makeSlug, Names, pathBelow } from "../slug.ts";

/** A publication's own page: where it stands, and the list that leads to it. */
export interface OwnPage {
  path: string;
  block: SectionMap["publications"];
  list: PageContent;
  isHidden: boolean;
}

/**
 * The paths of the pages that publications have of their own and that visitors see.
 * @param taken the paths of generated pages, which they can't have
 */
export function listPaperPaths(pages: readonly PageContent[], taken: readonly string[]): string[] {
  return [...findOwnPages(pages, taken).values()].flatMap(({ path, isHidden }) => (isHidden ? [] : [path]));
}

/** The pages of publications in long lists, in the order of these; the first that visitors see leads to a page. */
export function findOwnPages(
  pages: readonly PageContent[],
  taken: readonly string[] = [],
): ReadonlyMap<Publication, OwnPage> {
  const own = new Map<Publication, OwnPage>();
  const names = new Names([...pages.map(({ path }) => path), ...taken]);
  for (const list of pages) {
    for (const { block, isHidden } of everyBlock(list.blocks)) {
      const papers = block.type === "publications" ? choosePapers(block) : [];
      if (block.type !== "publications" || papers.length <= mostInFull) continue;
      for (const paper of papers) {
        const known = own.get(paper);
        if (known && !known.isHidden) continue;
        const path = known?.path ?? findPath(list.path, paper.key, names);
        own.set(paper, { path, block, list, isHidden: list.hidden || isHidden });
      }
    }
  }
  return own;
}

/** As long as a key may stand in an address, whatever else stands there. */
const longestName = 80;

/** A path under that of the list, by the publication's key, which nothing else has. */
function findPath(list: string, key: string, names: Names): string {
  return names.take(pathBelow(list, makeSlug(key).slice(0, longestName) || "publication"));
}
