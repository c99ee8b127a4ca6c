import { chakra } from "@chakra-ui/react";
import type { Block } from "../../../schema/blocks/index.ts";
import { Blocks } from "../blocks.tsx";

const shares = { narrow: "minmax(0, 5fr)", equal: "minmax(0, 6fr)", wide: "minmax(0, 7fr)" };

export function Columns({ block: { id, columns } }: { block: Block<"columns"> }) {
  return (
    <chakra.div
      id={id}
      display="grid"
      columnGap="16"
      rowGap="12"
      alignItems="start"
      gridTemplateColumns={{ base: "minmax(0, 1fr)", md: columns.map(({ width }) => shares[width]).join(" ") }}
    >
      {columns.map((column, index) => (
        <chakra.div key={index} display="flex" flexDirection="column" gap="12" minWidth="0">
          <Blocks blocks={column.blocks} />
        </chakra.div>
      ))}
    </chakra.div>
  );
}
