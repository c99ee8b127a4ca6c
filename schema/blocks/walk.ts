import type { Text } from "../text.ts";
import type { Holdings } from "./define/define-block.ts";
import { type SectionBlock, type SectionMap, type SectionType, sectionBlocks } from "./index.ts";

/** A block that visitors see, and where it stands. */
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
}

/** Where a list of blocks stands, and what stands over it. */
type Surroundings = Pick<PlacedBlock, "pointer" | "level" | "title" | "within">;

const top: Surroundings = { pointer: "", level: 2, title: undefined, within: undefined };

/** The visible blocks of a list, those inside others included, in the order in which they are read. */
export function visibleBlocks(blocks: readonly SectionBlock[], around: Surroundings = top): PlacedBlock[] {
  return blocks.flatMap((block, index) => {
    if (block.hidden) return [];
    const holdings = holdingsOf(block);
    const pointer = `${around.pointer}/${index}`;
    const own = { ...around, block, holdings, pointer, title: holdings.heading ?? around.title };
    const parts = (holdings.parts ?? []).flatMap(({ at, title = around.title, depth, blocks: inner }) =>
      visibleBlocks(inner, {
        pointer: pointer + at,
        level: Math.min(around.level + depth, 6),
        title,
        within: pointer,
      }),
    );
    return [own, ...parts];
  });
}

/** Any block, and where it stands. */
export interface AnyPlacedBlock {
  block: SectionBlock;
  pointer: string;
  /** Whether visitors don't see it: it is hidden, or what it stands in is. */
  isHidden: boolean;
}

/** All blocks of a list, those inside others included: each language of a site hides others. */
export function everyBlock(blocks: readonly SectionBlock[], at: string, isHidden: boolean): AnyPlacedBlock[] {
  return blocks.flatMap((block, index) => {
    const own = { block, pointer: `${at}/${index}`, isHidden: isHidden || block.hidden };
    const parts = holdingsOf(block).parts ?? [];
    return [own, ...parts.flatMap((part) => everyBlock(part.blocks, own.pointer + part.at, own.isHidden))];
  });
}

const holders: { [T in SectionType]: { holds: (block: SectionMap[T]) => Holdings } } = sectionBlocks;

/** What a block holds. */
export function holdingsOf<T extends SectionType>(block: SectionMap[T] & { type: T }): Holdings {
  return holders[block.type].holds(block);
}
