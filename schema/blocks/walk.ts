import type { Text } from "../text.ts";
import type { BlockTraits } from "./define/define-block.ts";
import { type SectionBlock, type SectionMap, type SectionType, sectionBlocks } from "./index.ts";

export interface LocatedBlock {
  block: SectionBlock;
  traits: BlockTraits;
  /** JSON pointer, relative to the start of the walk. */
  pointer: string;
  /** Level of its own heading, 1 to 6. */
  level: number;
  /** Its own heading or, if it has none, the title above its list of blocks. */
  title: Text | undefined;
  /** Pointer of the block that contains it. */
  within: string | undefined;
  /** True if it or a block that contains it is hidden. */
  isHidden: boolean;
}

type Surroundings = Omit<LocatedBlock, "block" | "traits">;

const top: Surroundings = { pointer: "", level: 2, title: undefined, within: undefined, isHidden: false };

/** The visible blocks of a list and all their descendants, in reading order. */
export function visibleBlocks(blocks: readonly SectionBlock[]): LocatedBlock[] {
  return everyBlock(blocks).filter(({ isHidden }) => !isHidden);
}

/** Like `visibleBlocks`, with hidden blocks: each language of a site hides others. */
export function everyBlock(blocks: readonly SectionBlock[], around = top): LocatedBlock[] {
  return blocks.flatMap((block, index) => {
    const traits = traitsOf(block);
    const pointer = `${around.pointer}/${index}`;
    const isHidden = around.isHidden || block.hidden;
    const { level, within } = around;
    const own = { block, traits, pointer, level, title: traits.heading ?? around.title, within, isHidden };
    const parts = (traits.parts ?? []).flatMap(({ at, title = around.title, depth, blocks: inner }) =>
      everyBlock(inner, {
        pointer: pointer + at,
        level: Math.min(level + depth, 6),
        title,
        within: pointer,
        isHidden,
      }),
    );
    return [own, ...parts];
  });
}

const definitions: { [T in SectionType]: { traits: (block: SectionMap[T]) => BlockTraits } } = sectionBlocks;

export function traitsOf<T extends SectionType>(block: SectionMap[T] & { type: T }): BlockTraits {
  return definitions[block.type].traits(block);
}
