import { chakra } from "@chakra-ui/react";
import { Card } from "@chakra-ui/react/card";
import type { Block } from "../../../schema/blocks/index.ts";
import { CardContent, CardDate } from "../../components/cards/card-content.tsx";
import { CardPicture, CardTitle, cardRatio } from "../../components/cards/card-picture.tsx";
import { GridParts } from "../../components/grid-parts.tsx";
import { Cover } from "../../components/pictures/cover.tsx";
import { besideRoom, columnRoom, useRoom } from "../../components/pictures/room.ts";
import { Section } from "../../components/section.tsx";
import { nodeProps } from "../../components/text/text.tsx";
import * as marks from "../../marks.ts";
import { plain } from "../../text.ts";
import { chooseColumns } from "../../theme/columns.ts";
import { cardRow } from "../../theme/recipes/blocks/card-grid.ts";
import { useStyles } from "../../theme/use-styles.ts";
import { TagFilter } from "./tag-filter.tsx";

/** In rem. A column is never narrower than this; where the room is less, fewer stand side by side. */
const narrowestOf = (columns: number) => (columns > 3 ? 14 : 17);
const gap = 1.5;
const cardHeight = 13;

export function CardGrid({ block }: { block: Block<"card-grid"> }) {
  const { id, title, level, variant, covers, cards, choices } = block;
  const { columns, fewer } = chooseColumns(
    cards.map((card) => (card.isFeatured ? 2 : 1)),
    block.columns,
  );
  const room = useRoom();
  const narrowest = narrowestOf(columns);
  const isRow = columns === 1;
  const pictureRoom = isRow
    ? besideRoom(room, cardRow.from, cardRow.picture)
    : columnRoom(room, columns, narrowest, gap);
  const styles = useStyles("cardGrid", { variant, row: isRow });
  const rowStyles = useStyles("cardGrid", { variant, single: true });
  return (
    <Section id={id} title={title} level={level}>
      {choices.length > 0 && <TagFilter tags={choices} />}
      <GridParts
        items={cards}
        grid={styles.list}
        part={styles.part}
        style={{ "--narrowest": `${narrowest}rem`, "--columns": columns, "--fewer": fewer }}
        columns={{ most: columns, narrowest, gap }}
        rowHeight={cardHeight}
        isSifted={choices.length > 0}
        render={(card) => {
          const isCovered = covers && card.kind === "project" && !card.image;
          return (
            <Card.Root
              as="article"
              {...nodeProps(card)}
              {...(choices.length > 0 && {
                [marks.choices]: card.tags.map((tag) => choices.indexOf(plain(tag))).join(" "),
              })}
              {...(card.isFeatured && columns > 1 && { [marks.featured]: "" })}
              css={isRow && (card.image || isCovered) ? rowStyles.card : styles.card}
            >
              {isCovered ? (
                <chakra.figure aria-hidden>
                  <Cover title={plain(card.title)} aspectRatio={cardRatio} />
                </chakra.figure>
              ) : (
                <CardPicture card={card} room={pictureRoom} />
              )}
              <CardDate card={card} />
              <Card.Title asChild>
                <CardTitle card={card} />
              </Card.Title>
              <Card.Body>
                <CardContent card={card} />
              </Card.Body>
            </Card.Root>
          );
        }}
      />
    </Section>
  );
}
