import type { Block, ResolvedBlock, SectionBlock } from "../blocks/index.ts";
import type { PageData } from "./page-data.ts";

/** The article of a page; undefined if the page doesn't start with one. */
export function articleOf({ blocks }: Pick<PageData, "blocks">): Block<"article"> | undefined {
  const [first] = blocks;
  return first?.type === "article" ? first : undefined;
}

interface AnyPage {
  blocks: readonly (ResolvedBlock | SectionBlock)[];
}

/** Pages of an article or a publication whose list is on another of the pages. */
export function findListed<Page extends AnyPage>(
  pages: readonly Page[],
  addressOf: (page: Page) => string,
): ReadonlySet<Page> {
  const lists = new Set(pages.filter((page) => listOf(page) === undefined).map(addressOf));
  return new Set(pages.filter((page) => lists.has(listOf(page) ?? "")));
}

/** Address of the list that a page belongs to. */
function listOf({ blocks }: AnyPage): string | undefined {
  const [first] = blocks;
  return first?.type === "article" || first?.type === "publication" ? first.list?.href : undefined;
}
