import { chakra } from "@chakra-ui/react";
import type { Block } from "../../schema/blocks/index.ts";
import { cardSizes } from "../components/cards/card-picture.tsx";
import { columnWidth, formatSizes, useWidth } from "../components/pictures/container-width.ts";
import { Figure } from "../components/pictures/figure.tsx";
import { Picture } from "../components/pictures/picture.tsx";
import { Section } from "../components/section.tsx";
import * as dataAttributes from "../data-attributes.ts";
import { chooseColumns } from "../theme/columns.ts";
import { useStyles } from "../theme/use-styles.ts";
import { GalleryDialog } from "./gallery-dialog.tsx";

/** Minimum column width in rem. If they don't fit, there are fewer columns. */
const narrowest = 10;
const gap = 1.5;

/** Thumbnails that link to their full-size files. A script opens these in a dialog instead. */
export function Gallery({ block }: { block: Block<"gallery"> }) {
  const { id, level, title, layout, pictures, dialog } = block;
  const isGrid = layout === "grid";
  const chosen = chooseColumns(
    pictures.map(() => 1),
    block.columns,
  );
  const columns = isGrid ? chosen.columns : block.columns;
  const styles = useStyles("gallery", { layout: isGrid ? "grid" : "columns" });
  const figure = useStyles("figure", { edges: false });
  const available = columnWidth(useWidth(), columns, narrowest, gap);
  return (
    <Section id={id} title={title} level={level}>
      <chakra.ul
        {...{ [dataAttributes.gallery]: dialog }}
        css={styles.list}
        style={{ "--columns": columns, "--fewer": chosen.fewer, "--narrowest": `${narrowest}rem` }}
      >
        {pictures.map(({ image, large, caption }, index) => (
          <li key={index}>
            <Figure caption={caption}>
              <chakra.a href={large.src} css={styles.link}>
                <Picture
                  // A link can't contain a button, so the picture moves only in the dialog.
                  image={{ ...image, moving: undefined }}
                  sizes={isGrid ? cardSizes(image, available) : formatSizes(available)}
                  isNatural={!isGrid}
                  css={[figure.frame, styles.frame]}
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
