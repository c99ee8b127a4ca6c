import { type PlacedBlock, visibleBlocks } from "../../../blocks/walk.ts";
import type { Finding } from "../../../messages/diagnostic.ts";
import { find } from "../../../messages/messages.ts";
import type { ContentIndex } from "../../content-index/content-index.ts";

/**
 * The headings of a page go down one level at a time (WCAG 2.2, criterion 1.3.1). Titles inside tabs stand one level
 * under the tabs, which have no heading of their own: a page whose first titles those are skips a level.
 */
export function checkHeadingLevels(index: ContentIndex): Finding[] {
  return index.soundPages.flatMap(({ page, pointer }) => {
    const skipping = findSkip(visibleBlocks(page.blocks));
    if (!skipping) return [];
    const place = { pointer: `${pointer}/blocks${skipping.within ?? skipping.pointer}`, part: "value" } as const;
    return [find("skipped-heading", place, { page: `the page ${page.path}` })];
  });
}

/** The first block whose titles stand more than one level under those before it. */
function findSkip(blocks: readonly PlacedBlock[]): PlacedBlock | undefined {
  let last = 1;
  return blocks.find(({ holdings, level }, index) => {
    // The first block's heading is that of the page.
    const own = index === 0 ? 1 : level;
    for (const [shown, at] of [
      [holdings.heading !== undefined, own],
      [holdings.hasSubheadings === true, own + 1],
      [(holdings.entries?.entities.length ?? 0) > 0, holdings.heading === undefined ? level : own + 1],
    ] as const) {
      if (!shown) continue;
      if (at > last + 1) return true;
      last = at;
    }
    return false;
  });
}
