import type { Block } from "../../schema/blocks/index.ts";
import { CardGrid } from "./card-grid.tsx";

export function Repositories({ block }: { block: Block<"repositories"> }) {
  return <CardGrid block={{ ...block, type: "card-grid", variant: undefined, covers: false, choices: [] }} />;
}
