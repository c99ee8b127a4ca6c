import { Card } from "@chakra-ui/react/card";
import type { Block } from "../../../schema/blocks/index.ts";
import { CardContent, CardDate } from "../../components/cards/card-content.tsx";
import { CardPicture, CardTitle } from "../../components/cards/card-picture.tsx";
import { GridParts } from "../../components/grid-parts.tsx";
import { besideRoom, columnRoom, useRoom } from "../../components/pictures/room.ts";
import { Section } from "../../components/section.tsx";
import * as marks from "../../marks.ts";
import { TagFilter } from "./tag-filter.tsx";

/** In rem. A column is never narrower than this; where the room is less, fewer stand side by side. */
const narrowestOf = (columns: number) => (columns > 3 ? 14 : 17);
const gap = 1.5;
const cardHeight = 13;

/** In rem. A card that has a row of this width to itself shows its picture beside its words, and so wide. */
const row = { from: 40, picture: 18 };

/** Over the words, from edge to edge of the card. */
const above = {
  mx: "-6",
  mt: "-6",
  mb: "2",
  "& picture": { borderTopRadius: "calc({radii.card} - 1px)" },
  "& figcaption": { px: "6" },
};

const rowQuery = `@container (min-width: ${row.from}rem)`;
const rowCard = {
  [rowQuery]: {
    display: "grid",
    columnGap: "6",
    gridTemplateColumns: `${row.picture}rem minmax(0, 1fr)`,
    // What is left of the picture's height is under the words.
    gridTemplateRows: "auto auto 1fr",
    "& > :not(figure)": { gridColumn: "2" },
  },
};
const rowPicture = {
  ...above,
  [rowQuery]: {
    margin: "0",
    gridRow: "1 / span 3",
    "& picture": { borderRadius: "control" },
    "& figcaption": { px: "0" },
  },
};

export function CardGrid({ block: { id, title, level, columns, cards, choices } }: { block: Block<"card-grid"> }) {
  const room = useRoom();
  const narrowest = narrowestOf(columns);
  const share = `calc((100% - ${columns - 1} * ${gap}rem) / ${columns})`;
  const isRow = columns === 1;
  const pictureRoom = isRow ? besideRoom(room, row.from, row.picture) : columnRoom(room, columns, narrowest, gap);
  return (
    <Section id={id} title={title} level={level}>
      {choices.length > 0 && <TagFilter tags={choices} />}
      <GridParts
        items={cards}
        grid={{
          display: "grid",
          gap: "6",
          gridTemplateColumns: `repeat(auto-fill, minmax(min(100%, max(${narrowest}rem, ${share})), 1fr))`,
          containerType: isRow && cards.some(({ image }) => image) ? "inline-size" : undefined,
        }}
        columns={{ most: columns, narrowest, gap, rowGap: gap }}
        rowHeight={cardHeight}
        isSifted={choices.length > 0}
        render={(card) => (
          <Card.Root
            as="article"
            {...(choices.length > 0 && { [marks.choices]: card.tags.map((tag) => choices.indexOf(tag)).join(" ") })}
            css={isRow && card.image ? rowCard : {}}
          >
            <CardPicture card={card} room={pictureRoom} css={isRow ? rowPicture : above} />
            <CardDate card={card} />
            <Card.Title asChild>
              <CardTitle card={card} />
            </Card.Title>
            <Card.Body>
              <CardContent card={card} />
            </Card.Body>
          </Card.Root>
        )}
      />
    </Section>
  );
}
