import * as marks from "../../../marks.ts";
import { gridColumns } from "../../columns.ts";
import { onTint, shares, tint } from "../../on-tint.ts";
import { slotRecipe } from "../slot-recipe.ts";

/** A card that has a row of this width to itself shows its picture beside its words, and so wide; in rem. */
export const cardRow = { from: 40, picture: 18 } as const;

export const rowQuery = `@container (min-width: ${cardRow.from}rem)` as const;
/** The same among rows, where pictures are small. */
const slimQuery = "@container (min-width: 30rem)" as const;
/** Where two columns have room, and a card may take both. */
export const wideQuery = "@container (min-width: 35.5rem)" as const;

const picture = "& > figure:first-child" as const;
const shown = `${picture} > :first-child` as const;
const caption = `${picture} > figcaption` as const;
const featured = `&[${marks.featured}]` as const;

/** Cards side by side, or in a row each. */
export const cardGrid = slotRecipe({
  base: {
    list: {
      "--gap": "{spacing.grid}",
      display: "grid",
      gap: "var(--gap)",
      gridTemplateColumns: gridColumns,
      containerType: "inline-size",
    },
    // Of a long grid: from one part to the next it is as far as from row to row, the room for rings not counted.
    part: { "--row-gap": "var(--gap)", "&:not(:first-child)": { mt: "calc(var(--row-gap) - 6px)" } },
    card: {
      // Over the words, from edge to edge of the card.
      [picture]: { mx: "-6", mt: "-6", mb: "2" },
      [shown]: { borderRadius: "calc({radii.card} - 1px) calc({radii.card} - 1px) 0 0" },
      [caption]: { px: "6" },
      [featured]: { [wideQuery]: { gridColumn: "span 2" } },
    },
  },
  variants: {
    variant: {
      boxes: {},
      cells: {
        list: {
          "--gap": "1px",
          overflow: "hidden",
          borderWidth: "1px",
          borderColor: "line",
          borderRadius: "card",
        },
        // One frame around all; the line under a part is the one to the next.
        part: {
          m: "0",
          p: "0",
          "&:not(:first-child)": { mt: "0", borderTopWidth: "0", borderTopRadius: "0" },
          "&:not(:last-child)": { borderBottomRadius: "0" },
        },
        card: {
          borderWidth: "0",
          borderRadius: "0",
          boxShadow: "0 0 0 1px {colors.line}",
          [shown]: { borderRadius: "0" },
        },
      },
      ruled: {
        list: { "--gap": "{spacing.12}", rowGap: "0" },
        part: { "--row-gap": "0px" },
        card: {
          borderWidth: "0",
          borderTopWidth: "1px",
          borderRadius: "0",
          bg: "transparent",
          px: "0",
          [picture]: { mx: "0", mt: "0" },
          [shown]: { borderRadius: "0" },
          [caption]: { px: "0" },
        },
      },
      rows: {
        list: { gridTemplateColumns: "minmax(0, 1fr)", "--gap": "0.5rem" },
        card: {
          borderColor: "transparent",
          bg: "transparent",
          [featured]: { [wideQuery]: { gridColumn: "auto" } },
          [picture]: { m: "0" },
          [shown]: { borderRadius: "control" },
          [caption]: { px: "0" },
          [slimQuery]: {
            display: "grid",
            gridTemplateColumns: "11rem minmax(0, 1fr)",
            gridTemplateRows: "auto auto 1fr",
            columnGap: "6",
            "& > *": { gridColumn: "2" },
            "& > time, & > figure": { gridColumn: "1", gridRow: "1 / span 3" },
            "& > figure ~ time": { gridColumn: "2", gridRow: "auto" },
          },
        },
      },
      tinted: {
        card: { "&:nth-child(odd)": { ...onTint, bg: tint(shares.card, "surface") } },
      },
    },
    // Whether each card has a row to itself.
    row: { true: {} },
    // A card with a picture that has one.
    single: {
      true: {
        card: {
          [rowQuery]: {
            display: "grid",
            columnGap: "6",
            gridTemplateColumns: `${cardRow.picture}rem minmax(0, 1fr)`,
            // What is left of the picture's height is under the words.
            gridTemplateRows: "auto auto 1fr",
            "& > :not(figure)": { gridColumn: "2" },
            [picture]: { margin: "0", gridColumn: "1", gridRow: "1 / span 3" },
            [shown]: { borderRadius: "control" },
            [caption]: { px: "0" },
          },
        },
      },
    },
  },
});
