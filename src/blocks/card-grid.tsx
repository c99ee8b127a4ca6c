import { chakra } from "@chakra-ui/react";
import { memo, useMemo } from "react";
import type { Block } from "../../schema/blocks/index.ts";
import type { Card as CardData } from "../../schema/entities/card.ts";
import { CardContent, CardDate } from "../components/cards/card-content.tsx";
import { CardPicture, CardTitle } from "../components/cards/card-picture.tsx";
import { GridParts } from "../components/grid-parts.tsx";
import { besideWidth, columnWidth, useWidth, type Width } from "../components/pictures/container-width.ts";
import { Cover } from "../components/pictures/cover.tsx";
import { Section } from "../components/section.tsx";
import { TagFilter } from "../components/tag-filter.tsx";
import { nodeProps } from "../components/text/text.tsx";
import * as dataAttributes from "../data-attributes.ts";
import { plain } from "../text.ts";
import { chooseColumns } from "../theme/columns.ts";
import { cardRow } from "../theme/recipes/blocks/card-rows.ts";
import { useStyles } from "../theme/use-styles.ts";

/** Minimum column width in rem. If they don't fit, there are fewer columns. */
function narrowestOf(columns: number, cards: readonly CardData[]): number {
  if (cards.every(isShort)) return 12;
  return columns > 3 ? 14 : 17;
}

/** True for a card of a title and facts, such as a language. */
function isShort({ image, text, points, tags, links, positions, details }: CardData): boolean {
  return !(image ?? text ?? details) && [points, tags, links, positions].every((list) => list.length === 0);
}

const gap = 1.5;

/** Estimated height of a card in rem, and of the picture over it. */
const cardHeight = 13;
const pictureHeight = 10;

export function CardGrid({ block }: { block: Block<"card-grid"> }) {
  const { id, title, level, variant, covers, cards, choices } = block;
  const { columns, fewer } = chooseColumns(
    cards.map((card) => (card.isFeatured ? 2 : 1)),
    block.columns,
  );
  const available = useWidth();
  const narrowest = narrowestOf(columns, cards);
  const isRow = columns === 1;
  const pictureWidth = useMemo(
    () =>
      isRow ? besideWidth(available, cardRow.from, cardRow.picture) : columnWidth(available, columns, narrowest, gap),
    [isRow, available, columns, narrowest],
  );
  const hasPicture = (card: CardData) => card.image !== undefined || isCovered(card, covers);
  const isPlain = isRow && !cards.some(hasPicture);
  const styles = useStyles("cardGrid", { variant, row: isRow, plain: isPlain });
  const isDated = cards.some((card) => card.date && !hasPicture(card));
  return (
    <Section id={id} title={title} level={level}>
      {choices.length > 0 && <TagFilter tags={choices} css={styles.filter} />}
      <GridParts
        items={cards}
        grid={styles.list}
        part={styles.part}
        style={{ "--narrowest": `${narrowest}rem`, "--columns": columns, "--fewer": fewer }}
        columns={{ most: columns, narrowest, gap }}
        rowHeight={cards.some(hasPicture) && !isRow ? cardHeight + pictureHeight : cardHeight}
        isFilterable={choices.length > 0}
        render={(card, index) => (
          <GridCard
            card={card}
            turn={index}
            available={pictureWidth}
            isCovered={isCovered(card, covers)}
            choices={choices}
            variant={variant}
            isRow={isRow}
            isPlain={isPlain}
            isFeatured={card.isFeatured && columns > 1}
            date={card.date ? "own" : isDated && !hasPicture(card) ? "missing" : undefined}
          />
        )}
      />
    </Section>
  );
}

/** True if a generated cover takes the place of the card's picture. */
function isCovered(card: CardData, covers: boolean): boolean {
  return covers && card.kind === "project" && !card.image;
}

interface GridCardProps {
  card: CardData;
  turn: number;
  available: Width;
  isCovered: boolean;
  choices: readonly string[];
  variant: Block<"card-grid">["variant"];
  isRow: boolean;
  isPlain: boolean;
  isFeatured: boolean | undefined;
  date: "own" | "missing" | undefined;
}

/** A card in its grid. In `dev` an edit of one card doesn't render the others. */
const GridCard = memo(function GridCard(props: GridCardProps) {
  const { card, turn, available, isCovered, choices, variant, isRow, isPlain, isFeatured, date } = props;
  const look = useStyles("card");
  const styles = useStyles("cardGrid", {
    variant,
    row: isRow,
    plain: isPlain,
    single: isRow && (isCovered || card.image !== undefined),
    featured: isFeatured,
    date,
    picture: isCovered ? "cover" : card.image ? "image" : undefined,
    project: card.kind === "project",
    whole: card.image?.image.isWhole === true,
  });
  return (
    <chakra.article
      {...nodeProps(card)}
      {...(choices.length > 0 && {
        [dataAttributes.choices]: card.tags.map((tag) => choices.indexOf(plain(tag))).join(" "),
      })}
      {...(isFeatured && { [dataAttributes.featured]: "" })}
      css={[look.root, styles.card]}
    >
      {isCovered ? (
        <chakra.figure aria-hidden css={[look.picture, styles.picture]}>
          <Cover title={plain(card.title)} turn={turn} css={[look.frame, styles.frame]} />
        </chakra.figure>
      ) : (
        <CardPicture
          card={card}
          available={available}
          css={styles.picture}
          frame={styles.frame}
          captionCss={styles.caption}
        />
      )}
      <CardDate card={card} css={styles.date} />
      <CardTitle card={card} css={[look.title, styles.title]} />
      <chakra.div css={[look.body, styles.body]}>
        <CardContent card={card} />
      </chakra.div>
    </chakra.article>
  );
});
