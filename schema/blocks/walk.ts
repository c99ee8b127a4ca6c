import type { Text } from "../text.ts";
import type { Holdings } from "./define/define-block.ts";
import { type SectionBlock, type SectionMap, type SectionType, sectionBlocks } from "./index.ts";

/** A block, and where it stands. */
export interface PlacedBlock {
  block: SectionBlock;
  holdings: Holdings;
  /** Its JSON pointer, from where the walk began. */
  pointer: string;
  /** The level of its own heading, 1 to 6. */
  level: number;
  /** Its own heading or, where it has none, the words over the blocks that it stands among. */
  title: Text | undefined;
  /** The pointer of the block that it stands in. */
  within: string | undefined;
  /** Whether visitors don't see it: it is hidden, or what it stands in is. */
  isHidden: boolean;
}

/** Where a list of blocks stands, and what stands over it. */
type Surroundings = Omit<PlacedBlock, "block" | "holdings">;

const top: Surroundings = { pointer: "", level: 2, title: undefined, within: undefined, isHidden: false };

/** The visible blocks of a list, those inside others included, in the order in which they are read. */
export function visibleBlocks(blocks: readonly SectionBlock[]): PlacedBlock[] {
  return everyBlock(blocks).filter(({ isHidden }) => !isHidden);
}

/** The same with those that are hidden: each language of a site hides others. */
export function everyBlock(blocks: readonly SectionBlock[], around = top): PlacedBlock[] {
  return blocks.flatMap((block, index) => {
    const holdings = holdingsOf(block);
    const pointer = `${around.pointer}/${index}`;
    const isHidden = around.isHidden || block.hidden;
    const own = { ...around, block, holdings, pointer, title: holdings.heading ?? around.title, isHidden };
    const parts = (holdings.parts ?? []).flatMap(({ at, title = around.title, depth, blocks: inner }) =>
      everyBlock(inner, {
        pointer: pointer + at,
        level: Math.min(around.level + depth, 6),
        title,
        within: pointer,
        isHidden,
      }),
    );
    return [own, ...parts];
  });
}

const holders: { [T in SectionType]: { holds: (block: SectionMap[T]) => Holdings } } = sectionBlocks;

/** What a block holds. */
export function holdingsOf<T extends SectionType>(block: SectionMap[T] & { type: T }): Holdings {
  return holders[block.type].holds(block);
}
