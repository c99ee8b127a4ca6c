import { chakra, type HTMLChakraProps, type SystemStyleObject } from "@chakra-ui/react";
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
const cardRatio = 3 / 2;

/** How wide a picture is in a frame of a card's proportions: of one that is shown whole, beside it is room. */
export function cardSizes({ width, height, isWhole }: { width: number; height: number; isWhole?: true }, room: Room) {
  return formatSizes(room, { part: isWhole ? Math.min(1, width / height / cardRatio) : 1 });
}

interface CardPictureProps {
  card: Card;
  room: Room;
  /** The styles of its figure, of what the picture is shown in, and of its caption. */
  css?: SystemStyleObject;
  frame?: SystemStyleObject;
  captionCss?: SystemStyleObject;
}

/** A card's picture and its caption; nothing where it has none. */
export function CardPicture({ card, room, css = {}, frame = {}, captionCss = {} }: CardPictureProps) {
  const styles = useStyles("card");
  if (!card.image) return null;
  const { image, caption } = card.image;
  return (
    <Figure caption={caption} css={[styles.picture, css]} captionCss={captionCss}>
      <MovingPicture
        image={image}
        sizes={cardSizes(image, room)}
        css={[styles.frame, image.isWhole ? styles.whole : {}, frame]}
      />
    </Figure>
  );
}

/** A card's title, with its logo or its sign where it has one. */
export function CardTitle({ card, ...heading }: { card: Card } & HTMLChakraProps<"h2">) {
  const { logo, icon, level, title } = card;
  const styles = useStyles("card");
  if (!logo) {
    return (
      <LevelHeading level={level} css={styles.title} {...heading}>
        {icon && <TitleIcon icon={icon} size="1.25em" css={styles.icon} />}
        {drawText(title)}
      </LevelHeading>
    );
  }
  return (
    <LevelHeading level={level} {...heading} css={[heading.css ?? styles.title, styles.titled]}>
      <Logo image={logo} />
      <chakra.span css={styles.words} {...textProps(title)} />
    </LevelHeading>
  );
}

/** The icon takes what Chakra's factory gives an element. */
const TitleIcon = chakra(Icon, {}, { forwardProps: ["icon", "size"] });

/** What the logo fills of the square beside a title, in rem. */
const logoSide = 1.875;

function Logo({ image }: { image: NonNullable<Card["logo"]> }) {
  const part = Math.min(1, image.width / image.height);
  return (
    <Picture
      image={{ ...image, isWhole: true }}
      sizes={`${Math.round(logoSide * part * 100) / 100}rem`}
      css={useStyles("card").logo}
    />
  );
}
