import type { Publication } from "../../records/publication.ts";
import { makeSlug, Names, pathBelow } from "../../slug.ts";
import type { SectionBlock, SectionMap } from "../index.ts";
import { everyBlock } from "../walk.ts";
import { choosePapers, mostInFull } from "./publications.ts";

/** What of a page must be known to find those of its publications. */
interface ListPage {
  path: string;
  hidden: boolean;
  blocks: readonly SectionBlock[];
}

/** A publication's own page: where it stands, and the list that leads to it. */
export interface OwnPage<Page extends ListPage> {
  path: string;
  block: SectionMap["publications"];
  list: Page;
  /** Where the heading of the list stands. */
  titleAt: string;
  /** Where the title of the page stands that shows the list. */
  pageTitleAt: string;
  isHidden: boolean;
}

/**
 * The paths of the pages that publications have of their own and that visitors see.
 * @param taken the paths of generated pages, which they can't have
 */
export function listPaperPaths(pages: readonly ListPage[], taken: readonly string[]): string[] {
  return [...findOwnPages(pages, taken).values()].flatMap(({ path, isHidden }) => (isHidden ? [] : [path]));
}

/** The pages of publications in long lists, in the order of these; the first that visitors see leads to a page. */
export function findOwnPages<Page extends ListPage>(
  pages: readonly Page[],
  taken: readonly string[] = [],
): ReadonlyMap<Publication, OwnPage<Page>> {
  const own = new Map<Publication, OwnPage<Page>>();
  const names = new Names([...pages.map(({ path }) => path), ...taken]);
  for (const [number, list] of pages.entries()) {
    const pageTitleAt = `/pages/${number}/title`;
    for (const { block, pointer, isHidden: isBlockHidden } of everyBlock(list.blocks)) {
      const papers = block.type === "publications" ? choosePapers(block) : [];
      if (block.type !== "publications" || papers.length <= mostInFull) continue;
      const titleAt = block.title === undefined ? pageTitleAt : `/pages/${number}/blocks${pointer}/title`;
      const isHidden = list.hidden || isBlockHidden;
      for (const paper of papers) {
        const known = own.get(paper);
        if (known && !known.isHidden) continue;
        const path = known?.path ?? findPath(list.path, paper.key, names);
        own.set(paper, { path, block, list, titleAt, pageTitleAt, isHidden });
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
