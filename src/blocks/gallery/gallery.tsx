import { chakra } from "@chakra-ui/react";
import type { Block } from "../../../schema/blocks/index.ts";
import { cardRatio, cardSizes } from "../../components/cards/card-picture.tsx";
import { Figure } from "../../components/pictures/figure.tsx";
import { Picture } from "../../components/pictures/picture.tsx";
import { columnRoom, formatSizes, useRoom } from "../../components/pictures/room.ts";
import { Section } from "../../components/section.tsx";
import * as marks from "../../marks.ts";
import { type Columns, chooseColumns, gridColumns } from "../../theme/columns.ts";
import { GalleryDialog } from "./gallery-dialog.tsx";

/** In rem. A column is never narrower than this; where the room is less, fewer stand side by side. */
const narrowest = 10;
const gap = 1.5;

/** Pictures that open large: links to their files, which a script opens in a dialog. */
export function Gallery({ block }: { block: Block<"gallery"> }) {
  const { id, level, title, layout, pictures, dialog } = block;
  const isGrid = layout === "grid";
  const chosen = chooseColumns(
    pictures.map(() => 1),
    block.columns,
  );
  const columns = isGrid ? chosen.columns : block.columns;
  const room = columnRoom(useRoom(), columns, narrowest, gap);
  return (
    <Section id={id} title={title} level={level}>
      <chakra.ul {...{ [marks.gallery]: dialog }} listStyle="none" css={isGrid ? gridOf(chosen) : columnsOf(columns)}>
        {pictures.map(({ image, large, caption }, index) => (
          <li key={index}>
            <Figure caption={caption}>
              <chakra.a href={large.src} display="block" borderRadius="control">
                <Picture
                  // What is in a link can have no button: it moves where it is large.
                  image={{ ...image, moving: undefined }}
                  borderRadius="control"
                  {...(isGrid
                    ? { sizes: cardSizes(image, room), aspectRatio: cardRatio }
                    : { sizes: formatSizes(room), isNatural: true })}
                />
              </chakra.a>
            </Figure>
          </li>
        ))}
      </chakra.ul>
      <GalleryDialog block={block} />
    </Section>
  );
}

function gridOf({ columns, fewer }: Columns) {
  return {
    "--columns": columns,
    "--fewer": fewer,
    "--narrowest": `${narrowest}rem`,
    "--gap": `${gap}rem`,
    display: "grid",
    gap: "var(--gap)",
    gridTemplateColumns: gridColumns,
  };
}

/** Read down one column, then down the next. */
function columnsOf(columns: number) {
  return { columns: `${narrowest}rem ${columns}`, columnGap: "6", "& > li": { breakInside: "avoid", pb: "6" } };
}
