import { chakra, type HTMLChakraProps } from "@chakra-ui/react";
import type { Card } from "../../../schema/entities/card.ts";
import { useStyles } from "../../theme/use-styles.ts";
import { Icon } from "../icon.tsx";
import { Figure } from "../pictures/figure.tsx";
import { MovingPicture } from "../pictures/moving-picture.tsx";
import { Picture } from "../pictures/picture.tsx";
import { formatSizes, type Room } from "../pictures/room.ts";
import { LevelHeading } from "../section.tsx";
import { drawText, textProps } from "../text/text.tsx";

/** The proportions of the frame in which cards show their pictures: those of the files that are made for them. */
export const cardRatio = 3 / 2;

/** How wide a picture is in a frame of a card's proportions: of one that is shown whole, beside it is room. */
export function cardSizes({ width, height, isWhole }: { width: number; height: number; isWhole?: true }, room: Room) {
  return formatSizes(room, { part: isWhole ? Math.min(1, width / height / cardRatio) : 1 });
}

/** A card's picture and its caption; nothing where it has none. The figure takes the styles. */
export function CardPicture({ card, room, ...figure }: { card: Card; room: Room } & HTMLChakraProps<"figure">) {
  if (!card.image) return null;
  const { image, caption } = card.image;
  return (
    <Figure caption={caption} {...figure}>
      <MovingPicture
        image={image}
        sizes={cardSizes(image, room)}
        aspectRatio={cardRatio}
        {...(image.isWhole ? { bg: "var(--behind, {colors.page})" } : {})}
      />
    </Figure>
  );
}

/** A card's title, with its logo or its sign where it has one. */
export function CardTitle({ card, ...heading }: { card: Card } & HTMLChakraProps<"h2">) {
  const { logo, icon, level, title } = card;
  const look = useStyles("card").title;
  if (!logo) {
    return (
      <LevelHeading level={level} css={icon ? [look, signed] : look} {...heading}>
        {icon && <Icon icon={icon} size="1.25em" />}
        {drawText(title)}
      </LevelHeading>
    );
  }
  return (
    <LevelHeading level={level} css={look} {...heading} display="flex" alignItems="center" gap="3" minWidth="0">
      <Logo image={logo} />
      <chakra.span unicodeBidi="plaintext" minWidth="0" overflowWrap="anywhere" {...textProps(title)} />
    </LevelHeading>
  );
}

/**
 * A sign stands in the line of the title: on a page from right to left, before it or behind it, as its letters run.
 */
const signed = {
  "& > svg": {
    display: "inline",
    verticalAlign: "-0.22em",
    marginInlineEnd: "0.5em",
    "[dir=rtl] &": { marginInline: "0.35em" },
  },
};

/** The side of the square beside a title, and what of it the logo fills, in rem. */
const plateSide = 2.5;
const logoSide = 1.875;

/** On a plate that is light in dark mode, too: most logos are made for paper. */
function Logo({ image }: { image: NonNullable<Card["logo"]> }) {
  const part = Math.min(1, image.width / image.height);
  return (
    <Picture
      image={{ ...image, isWhole: true }}
      sizes={`${Math.round(logoSide * part * 100) / 100}rem`}
      boxSize={`${plateSide}rem`}
      flexShrink="0"
      p="1"
      bg="plate"
      borderWidth="1px"
      borderColor="line"
      borderRadius="control"
    />
  );
}
