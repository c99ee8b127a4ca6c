import { gridColumns } from "../../columns.ts";
import { stack } from "../patterns.ts";
import { slotRecipe } from "../slot-recipe.ts";

/** A card that has a row of this width to itself shows its picture beside its words, and so wide; in rem. */
export const cardRow = { from: 40, picture: 18 } as const;

const rowQuery = `@container (min-width: ${cardRow.from}rem)` as const;
/** The same among rows, where pictures are small. */
const slimQuery = "@container (min-width: 30rem)" as const;
/** Where two columns have room, and a card may take both. */
const wideQuery = "@container (min-width: 35.5rem)" as const;

/** The slots of a card whose picture is beside its words, from a width of the grid on. */
function pictureBeside(query: `@container ${string}`, columns: string) {
  const words = { [query]: { gridColumn: "2" } };
  return {
    card: {
      [query]: {
        display: "grid",
        columnGap: "6",
        gridTemplateColumns: columns,
        // What is left of the picture's height is under the words.
        gridTemplateRows: "auto auto 1fr",
      },
    },
    date: words,
    title: words,
    body: words,
    picture: { [query]: { gridColumn: "1", gridRow: "1 / span 3" } },
  };
}

/** Of cards, and of positions in one, those with dates and without pictures. */
const datesBeside = {
  "@container (min-width: 40rem)": {
    "& :is(article:has(> time), :has(> article > time) > article):not(:has(> figure))": {
      display: "grid",
      gridTemplateColumns: "clamp(8rem, 100cqi - 45rem, 20rem) minmax(0, 1fr)",
      columnGap: "16",
      "& > *": { gridColumn: "2" },
      "& > time": { gridArea: "1 / 1 / span 2" },
    },
  },
};

/** Around a row that answers the pointer. */
const densePad = "clamp(0.75rem, 3vw, 1.25rem)";

const wideBeside = pictureBeside(wideQuery, "minmax(0, 6fr) minmax(0, 5fr)");
const slim = pictureBeside(slimQuery, "11rem minmax(0, 1fr)");

/** Cards side by side, or in a row each. */
export const cardGrid = slotRecipe({
  base: {
    filter: { display: "flex", flexWrap: "wrap", gap: "2" },
    list: {
      "--gap": "{spacing.grid}",
      display: "grid",
      gap: "var(--gap)",
      gridTemplateColumns: gridColumns,
      containerType: "inline-size",
    },
    // Of a long grid: from one part to the next it is as far as from row to row, the room for rings not counted.
    part: { "--row-gap": "var(--gap)", "&:not(:first-child)": { mt: "calc(var(--row-gap) - 6px)" } },
    card: {},
    date: {},
    title: {},
    body: {},
    // Over the words, from edge to edge of the card.
    picture: { mx: "-6", mt: "-6", mb: "2" },
    // What the picture is shown in, be it a drawing.
    frame: { borderRadius: "calc({radii.card} - 1px) calc({radii.card} - 1px) 0 0" },
    caption: { px: "6" },
  },
  variants: {
    variant: {
      boxes: {},
      cells: {
        list: {
          "--gap": "{borderWidths.rule}",
          overflow: "hidden",
          borderWidth: "rule",
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
        card: { borderWidth: "0", borderRadius: "0", boxShadow: "0 0 0 {borderWidths.rule} {colors.line}" },
        frame: { borderRadius: "0" },
      },
      ruled: {
        list: { "--gap": "{spacing.12}", rowGap: "0" },
        part: { "--row-gap": "0px" },
        card: {
          borderWidth: "0",
          borderTopWidth: "rule",
          borderRadius: "0",
          bg: "transparent",
          px: "0",
        },
        picture: { mx: "0", mt: "0" },
        frame: { borderRadius: "0" },
        caption: { px: "0" },
      },
      rows: {
        list: { gridTemplateColumns: "minmax(0, 1fr)", "--gap": "0.5rem" },
        card: { borderColor: "transparent", bg: "transparent", ...slim.card },
        picture: { m: "0", ...slim.picture },
        date: { [slimQuery]: { gridColumn: "1", gridRow: "1 / span 3" } },
        title: slim.title,
        body: slim.body,
        frame: { borderRadius: "control" },
        caption: { px: "0" },
      },
      tinted: { card: { "&:nth-child(odd)": { layerStyle: "tinted" } } },
    },
    // Whether each card has a row to itself.
    row: { true: {} },
    // What stands in the place of its picture.
    picture: { image: {}, cover: {} },
    // Whether it has a date; or none, among others that have one and no picture.
    date: { own: {}, missing: {} },
    // Whether it has twice the room of others.
    featured: { true: { card: { [wideQuery]: { gridColumn: "span 2" } } } },
    // A card with a picture that has a row to itself.
    single: {
      true: {
        ...pictureBeside(rowQuery, `${cardRow.picture}rem minmax(0, 1fr)`),
        picture: { [rowQuery]: { margin: "0", gridColumn: "1", gridRow: "1 / span 3" } },
        frame: { [rowQuery]: { borderRadius: "control" } },
        caption: { [rowQuery]: { px: "0" } },
      },
    },
    // Of a card with twice the room: its picture is over its words, or beside them and up to three edges of the card.
    wide: { over: {}, beside: {} },
    // Of rows: apart, or close to each other and answering the pointer, for which they reach beyond the page's lines.
    rows: { apart: {}, dense: {} },
    // Of cards in rows: dates in a column of their own before the words.
    dates: {
      above: {},
      beside: {},
    },
  },
  compoundVariants: [
    { row: true, dates: "beside", css: { list: datesBeside } },
    { variant: "rows", featured: true, css: { card: { [wideQuery]: { gridColumn: "auto" } } } },
    // Beside its picture, a date stands over the words.
    {
      variant: "rows",
      picture: ["image", "cover"],
      css: { date: { [slimQuery]: { gridColumn: "2", gridRow: "auto" } } },
    },
    {
      variant: ["boxes", "tinted"],
      wide: "beside",
      featured: true,
      picture: "image",
      css: {
        ...wideBeside,
        picture: { [wideQuery]: { ...wideBeside.picture[wideQuery], my: "-6", me: "0", ...stack("0") } },
        frame: {
          [wideQuery]: {
            flex: "1",
            borderBottomWidth: "0",
            borderInlineEndWidth: "rule",
            borderRadius: "0",
            borderStartRadius: "calc({radii.card} - {borderWidths.rule})",
          },
        },
      },
    },
    // A drawing, which may be cut anywhere, is a band over the words.
    {
      variant: ["boxes", "tinted"],
      wide: "beside",
      featured: true,
      picture: "cover",
      css: { frame: { [wideQuery]: { height: "15rem", width: "full" } } },
    },
    {
      variant: "rows",
      rows: "dense",
      css: {
        list: {
          "--gap": "0.25rem",
          gridTemplateColumns: gridColumns,
          mx: `calc(${densePad} * -1 - 1px)`,
          my: `calc(${densePad} * -0.5)`,
          "--dates": "8rem",
          "@media (hover: hover) and (prefers-contrast: no-preference)": { "&:hover": { "--others": "0.6" } },
        },
        card: {
          "--picture": "11rem",
          p: densePad,
          [slimQuery]: { gridTemplateColumns: "auto minmax(0, 1fr)", columnGap: "0" },
          opacity: "var(--others, 1)",
          "&:hover": { opacity: "1" },
        },
        date: { [slimQuery]: { width: "var(--dates)", pe: "4", pt: "0.1875rem" } },
        picture: { [slimQuery]: { width: "min(var(--picture), 42cqi)", me: "var(--beside, 1.5rem)" } },
      },
    },
    // What has a picture or a date takes a row; other cards are beside each other.
    { variant: "rows", rows: "dense", date: "own", css: { card: { gridColumn: "1 / -1" } } },
    {
      variant: "rows",
      rows: "dense",
      picture: ["image", "cover"],
      css: { card: { gridColumn: "1 / -1" }, date: { [slimQuery]: { width: "auto", pt: "0" } } },
    },
    // Among cards with dates, one that has none begins where their words do.
    {
      variant: "rows",
      rows: "dense",
      date: "missing",
      css: { card: { [slimQuery]: { gridColumn: "1 / -1", ps: `calc(${densePad} + var(--dates))` } } },
    },
    {
      variant: "rows",
      rows: "dense",
      featured: true,
      css: { card: { "--picture": "20rem", [wideQuery]: { gridColumn: "1 / -1" } } },
    },
    {
      // There is a column for their pictures as soon as there is room.
      rows: "dense",
      single: true,
      css: { card: { [slimQuery]: { "--picture": "14rem" }, [rowQuery]: { "--picture": "100%", "--beside": "0px" } } },
    },
  ],
  defaultVariants: { wide: "over", rows: "apart", dates: "above" },
});
