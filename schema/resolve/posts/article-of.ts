import type { Block, ResolvedBlock, SectionBlock } from "../../blocks/index.ts";
import type { PageData } from "../page-data.ts";

/** The article that a page is there for; undefined where it shows other things. */
export function articleOf({ blocks }: Pick<PageData, "blocks">): Block<"article"> | undefined {
  const [first] = blocks;
  return first?.type === "article" ? first : undefined;
}

interface AnyPage {
  blocks: readonly (ResolvedBlock | SectionBlock)[];
}

/** Those of a site's pages that are there for an article or a publication which another of them lists, and so tells of. */
export function findListed<Page extends AnyPage>(
  pages: readonly Page[],
  addressOf: (page: Page) => string,
): ReadonlySet<Page> {
  const lists = new Set(pages.filter((page) => listOf(page) === undefined).map(addressOf));
  return new Set(pages.filter((page) => lists.has(listOf(page) ?? "")));
}

/** Where the list stands that a page says it belongs to. */
function listOf({ blocks }: AnyPage): string | undefined {
  const [first] = blocks;
  return first?.type === "article" || first?.type === "publication" ? first.list?.href : undefined;
}
