import { type ComponentType, createContext, useContext } from "react";
import type { ResolvedBlock } from "../../schema/blocks/index.ts";

/** The view of any block, from above: views that hold blocks are in the list of views, so to import it is a circle. */
export const AnyBlock = createContext<ComponentType<{ block: ResolvedBlock }>>(() => {
  throw new Error("Blocks are rendered inside <AnyBlock value={BlockView}>");
});

/** Blocks in, their views out, in order. */
export function Blocks({ blocks }: { blocks: readonly ResolvedBlock[] }) {
  const View = useContext(AnyBlock);
  return blocks.map((block, index) => <View key={block.id ?? `${block.type}-${index}`} block={block} />);
}
