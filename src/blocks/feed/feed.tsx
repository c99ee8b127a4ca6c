import type { Block } from "../../../schema/blocks/index.ts";
import { CardGrid } from "../card-grid/card-grid.tsx";

/** What was published elsewhere, as the design shows cards. */
export function Feed({ block }: { block: Block<"feed"> }) {
  return <CardGrid block={{ ...block, type: "card-grid", variant: undefined, covers: false, choices: [] }} />;
}
