import { chakra } from "@chakra-ui/react";
import type { Block } from "../../../schema/blocks/index.ts";
import { placeWithEdges, RoomProvider, shareRoom, useRoom } from "../../components/pictures/room.ts";
import { Blocks } from "../blocks.tsx";

const shares = { narrow: 5, equal: 6, wide: 7 };

/** Between two columns, and the width of the window from which on they stand side by side (the theme's `md`), in rem. */
const gap = 4;
const besideFrom = 56.25;

export function Columns({ block: { id, columns } }: { block: Block<"columns"> }) {
  const room = useRoom();
  const all = columns.reduce((sum, { width }) => sum + shares[width], 0);
  const template = columns.map(({ width }) => `minmax(0, ${shares[width]}fr)`).join(" ");
  return (
    <chakra.div
      id={id}
      display="grid"
      columnGap="16"
      rowGap="12"
      alignItems="start"
      gridTemplateColumns={{ base: "minmax(0, 1fr)", md: template }}
    >
      {columns.map((column, index) => (
        <chakra.div key={index} display="flex" flexDirection="column" gap="12" minWidth="0" css={placeWithEdges}>
          <RoomProvider value={shareRoom(room, besideFrom, shares[column.width] / all, gap * (columns.length - 1))}>
            <Blocks blocks={column.blocks} />
          </RoomProvider>
        </chakra.div>
      ))}
    </chakra.div>
  );
}
