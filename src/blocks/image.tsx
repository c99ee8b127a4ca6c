import type { Block } from "../../schema/blocks/index.ts";
import { formatSizes, isWholePage, useWidth } from "../components/pictures/container-width.ts";
import { Figure } from "../components/pictures/figure.tsx";
import { MovingPicture } from "../components/pictures/moving-picture.tsx";
import { Section } from "../components/section.tsx";
import * as dataAttributes from "../data-attributes.ts";
import { useStyles } from "../theme/use-styles.ts";

/** Maximum width of a picture that aligns with text, in rem: the text's line length. */
const textWidth = 40;

export function Image({ block: { id, level, title, image, caption, width } }: { block: Block<"image"> }) {
  const available = useWidth();
  const isFull = width === "full";
  const styles = useStyles("figure", { edges: isFull, text: width === "text" });
  const sizes =
    isFull && isWholePage(available) ? "100vw" : formatSizes(available, width === "text" ? { most: textWidth } : {});
  return (
    <Section id={id} title={title} level={level}>
      <Figure
        caption={caption}
        {...(isFull ? { [dataAttributes.edges]: "" } : {})}
        css={styles.root}
        captionCss={styles.caption}
      >
        <MovingPicture image={image} sizes={sizes} isNatural css={styles.frame} />
      </Figure>
    </Section>
  );
}
