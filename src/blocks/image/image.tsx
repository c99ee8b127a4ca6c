import type { Block } from "../../../schema/blocks/index.ts";
import { Figure } from "../../components/pictures/figure.tsx";
import { MovingPicture } from "../../components/pictures/moving-picture.tsx";
import { formatSizes, isWholePage, useRoom } from "../../components/pictures/room.ts";
import { Section } from "../../components/section.tsx";
import * as marks from "../../marks.ts";

/** The widest picture beside a paragraph, in rem: the length of its lines. */
const textWidth = 36;

/** From edge to edge of the window or, in columns, of its column. */
const fromEdgeToEdge = { marginInline: "calc(50% - 50cqi)", "& picture": { marginInline: "auto" } };

/** Its caption begins where the page's words do. */
const captionInLine = {
  maxWidth: "none",
  px: "gutter",
  paddingInlineStart: "max({spacing.gutter}, calc(50cqi - {sizes.page} / 2 + {spacing.gutter}))",
};

export function Image({ block: { id, level, title, image, caption, width } }: { block: Block<"image"> }) {
  const room = useRoom();
  const isFull = width === "full";
  const sizes = isFull && isWholePage(room) ? "100vw" : formatSizes(room, width === "text" ? { most: textWidth } : {});
  return (
    <Section id={id} title={title} level={level}>
      <Figure
        caption={caption}
        maxWidth={width === "text" ? `${textWidth}rem` : undefined}
        {...(isFull ? { [marks.edges]: "" } : {})}
        css={isFull ? { ...fromEdgeToEdge, "& figcaption": captionInLine } : {}}
      >
        <MovingPicture image={image} sizes={sizes} isNatural borderRadius={isFull ? "0" : "card"} />
      </Figure>
    </Section>
  );
}
