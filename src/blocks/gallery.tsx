import { chakra } from "@chakra-ui/react";
import type { CSSProperties } from "react";
import type { Block } from "../../schema/blocks/index.ts";
import type { ResolvedImage } from "../../schema/pictures/picture.ts";
import { columnWidth, formatSizes, shareWidth, useWidth, type Width } from "../components/pictures/container-width.ts";
import { Figure } from "../components/pictures/figure.tsx";
import { Picture } from "../components/pictures/picture.tsx";
import { Section } from "../components/section.tsx";
import * as dataAttributes from "../data-attributes.ts";
import { chooseColumns } from "../theme/columns.ts";
import { justifyRows, type RowShare } from "../theme/justified-rows.ts";
import { useStyles } from "../theme/use-styles.ts";
import { GalleryDialog } from "./gallery-dialog.tsx";

/** Minimum column width in rem. If they don't fit, there are fewer columns. */
const narrowest = 10;
const gap = 1.5;
/** Aspect ratios of a grid's cells. */
const widestCell = 3 / 2;
const tallestCell = 2 / 3;
/** The window's width in rem from which rows have as many pictures as the owner wants; below, two at most. */
const wideFrom = 56.25;
/** From this width in rem on, pictures with captions are side by side. */
const captionsFrom = 30;

/** Thumbnails that link to their full-size files. A script opens these in a dialog instead. */
export function Gallery({ block }: { block: Block<"gallery"> }) {
  const { id, level, title, layout, pictures, dialog } = block;
  const isGrid = layout === "grid";
  const chosen = chooseColumns(
    pictures.map(() => 1),
    block.columns,
  );
  const columns = isGrid ? chosen.columns : block.columns;
  const isRows = layout === "rows";
  const captioned = pictures.some(({ caption }) => caption !== undefined);
  const styles = useStyles("gallery", { layout: layout === "masonry" ? "columns" : layout, captioned });
  const figure = useStyles("figure", { edges: false });
  const whole = useWidth();
  const available = columnWidth(whole, columns, narrowest, gap);
  const ratios = pictures.map(({ image }) => image.width / image.height);
  const cell = chooseCell(ratios);
  const [wide, narrow] = isRows ? [justifyRows(ratios, columns, 1.5), justifyRows(ratios, 2, 1)] : [[], []];
  const places = wide.map((one, index) => ({ ratio: ratios[index] ?? 1, wide: one, narrow: narrow[index] ?? one }));
  return (
    <Section id={id} title={title} level={level}>
      <chakra.ul
        {...{ [dataAttributes.gallery]: dialog }}
        css={styles.list}
        style={{ "--columns": columns, "--fewer": chosen.fewer, "--narrowest": `${narrowest}rem`, "--cell": cell }}
      >
        {pictures.map(({ image, large, caption }, index) => (
          <li key={index} style={places[index] && placeInRow(places[index])}>
            <Figure caption={caption}>
              <chakra.a href={large.src} css={styles.link}>
                <Picture
                  // A link can't contain a button, so the picture moves only in the dialog.
                  image={{ ...(isGrid ? fillCell(image) : image), moving: undefined }}
                  sizes={formatSizes(
                    places[index]
                      ? widthInRow(whole, places[index], captioned ? captionsFrom : 0)
                      : isGrid
                        ? shareWidth(available, 0, Math.max(1, (ratios[index] ?? cell) / cell), 0)
                        : available,
                  )}
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

/** The aspect ratio of a grid's cells: that of most pictures, within limits, so that little is cropped. */
function chooseCell(ratios: readonly number[]): number {
  const median = [...ratios].sort((one, other) => one - other)[Math.floor(ratios.length / 2)] ?? widestCell;
  return Math.min(widestCell, Math.max(tallestCell, median));
}

/** A photo fills its cell, even if much of it is cropped. What is transparent has no edges and is shown whole. */
function fillCell(image: ResolvedImage): ResolvedImage {
  return image.color === undefined ? image : { ...image, isWhole: undefined };
}

/** A picture's aspect ratio, and its shares of its rows in wide and in narrow windows. */
interface PlaceInRow {
  ratio: number;
  wide: RowShare;
  narrow: RowShare;
}

function placeInRow({ ratio, wide, narrow }: PlaceInRow): CSSProperties {
  return {
    "--ratio": ratio,
    "--wide": wide.share,
    "--wide-gaps": wide.gaps,
    "--narrow": narrow.share,
    "--narrow-gaps": narrow.gaps,
  };
}

/** `from`: the width in rem below which a picture has a row of its own. */
function widthInRow(available: Width, { wide, narrow }: PlaceInRow, from: number): Width {
  return [
    ...shareWidth(available, from, narrow.share, narrow.gaps * gap).filter(({ from }) => from < wideFrom),
    ...shareWidth(available, wideFrom, wide.share, wide.gaps * gap).filter(({ from }) => from >= wideFrom),
  ];
}
