import { type ComponentType, createContext, useContext } from "react";
import type { ResolvedBlock } from "../../schema/blocks/index.ts";

/** Context that holds `BlockView`. Views that contain blocks can't import the registry: it imports them. */
export const AnyBlock = createContext<ComponentType<{ block: ResolvedBlock }>>(() => {
  throw new Error("Blocks are rendered inside <AnyBlock value={BlockView}>");
});

export function Blocks({ blocks }: { blocks: readonly ResolvedBlock[] }) {
  const View = useContext(AnyBlock);
  return blocks.map((block, index) => <View key={block.id ?? `${block.type}-${index}`} block={block} />);
}
