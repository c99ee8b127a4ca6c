import type { ResolvedBlock } from "../../../../schema/blocks/index.ts";
import type { PageData } from "../../../../schema/resolve/page-data.ts";
import type { ResolvedImage } from "../../../../schema/resolve/resolver.ts";

/** The owner's photo as the first hero of the site shows it. */
export function findPhoto(pages: readonly PageData[]): ResolvedImage | undefined {
  return pages.map((page) => findInBlocks(page.blocks)).find((photo) => photo !== undefined);
}

function findInBlocks(blocks: readonly ResolvedBlock[]): ResolvedImage | undefined {
  for (const block of blocks) {
    const photo = findInBlock(block);
    if (photo) return photo;
  }
  return undefined;
}

function findInBlock(block: ResolvedBlock): ResolvedImage | undefined {
  if (block.type === "hero") return block.photo;
  if (block.type === "tabs") return findInBlocks(block.tabs.flatMap((tab) => tab.blocks));
  return block.type === "columns" ? findInBlocks(block.columns.flatMap((column) => column.blocks)) : undefined;
}
