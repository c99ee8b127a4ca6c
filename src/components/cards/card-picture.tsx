import { chakra, type HTMLChakraProps, type SystemStyleObject } from "@chakra-ui/react";
import type { Card } from "../../../schema/entities/card.ts";
import { useStyles } from "../../theme/use-styles.ts";
import { Icon } from "../icon.tsx";
import { formatSizes, type Width } from "../pictures/container-width.ts";
import { Figure } from "../pictures/figure.tsx";
import { MovingPicture } from "../pictures/moving-picture.tsx";
import { Picture } from "../pictures/picture.tsx";
import { LevelHeading } from "../section.tsx";
import { drawText, textProps } from "../text/text.tsx";

interface CardPictureProps {
  card: Card;
  available: Width;
  /** Styles of the figure, of the picture's frame, and of the caption. */
  css?: SystemStyleObject;
  frame?: SystemStyleObject;
  captionCss?: SystemStyleObject;
}

export function CardPicture({ card, available, css = {}, frame = {}, captionCss = {} }: CardPictureProps) {
  const styles = useStyles("card");
  if (!card.image) return null;
  const { image, caption } = card.image;
  return (
    <Figure caption={caption} css={[styles.picture, css]} captionCss={captionCss}>
      <MovingPicture
        image={image}
        sizes={formatSizes(available)}
        css={[styles.frame, image.isWhole ? styles.whole : {}, frame]}
      />
    </Figure>
  );
}

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
    <LevelHeading level={level} {...heading} css={[heading.css ?? styles.title, styles.titled].flat()}>
      <Logo image={logo} />
      <chakra.span css={styles.words} {...textProps(title)} />
    </LevelHeading>
  );
}

/** Accepts the style props of Chakra's factory. */
const TitleIcon = chakra(Icon, {}, { forwardProps: ["icon", "size"] });

/** Side length in rem of a logo inside the square beside a title. */
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
