import { flexColumn, gridColumns, twoFlexColumns } from "../../columns.ts";
import { stack } from "../patterns.ts";
import { slotRecipe } from "../slot-recipe.ts";
import {
  cardRow,
  datesBeside,
  densePad,
  pictureBeside,
  rowQuery,
  slim,
  slimQuery,
  wideBeside,
  wideQuery,
} from "./card-rows.ts";

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
    // In a long grid the gap between parts equals that between rows. The space for focus rings is subtracted.
    part: { "--row-gap": "var(--gap)", "&:not(:first-child)": { mt: "calc(var(--row-gap) - 6px)" } },
    card: {},
    date: {},
    title: {},
    body: {},
    // Above the text, extending to the card's edges.
    picture: { mx: "-6", mt: "-6", mb: "2" },
    // Frame of the picture or the cover.
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
          // The last row has no hole.
          display: "flex",
          flexWrap: "wrap",
        },
        // One border around all. The line below a part is the one to the next.
        part: {
          m: "0",
          p: "0",
          "&:not(:first-child)": { mt: "0", borderTopWidth: "0", borderTopRadius: "0" },
          "&:not(:last-child)": { borderBottomRadius: "0" },
        },
        card: {
          borderWidth: "0",
          borderRadius: "0",
          boxShadow: "0 0 0 {borderWidths.rule} {colors.line}",
          flex: `1 1 ${flexColumn}`,
        },
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
    // True if each card has a row of its own.
    row: { true: {}, false: {} },
    // True for rows without any picture.
    plain: { true: {} },
    // What is in the picture's place.
    picture: { image: {}, cover: {} },
    // True if the picture is shown whole, in a frame of other proportions.
    whole: { true: {} },
    // Whole pictures in the cards' frames, or as cards of their own, with the text below.
    prints: { framed: {}, hung: {} },
    // Whether the card has a date; "missing" if only others without pictures have one.
    date: { own: {}, missing: {} },
    // True for a card of double width.
    featured: { true: { card: { [wideQuery]: { gridColumn: "span 2" } } } },
    // True for a card with a picture in a row of its own.
    single: {
      true: {
        ...pictureBeside(rowQuery, `${cardRow.picture}rem minmax(0, 1fr)`),
        picture: { [rowQuery]: { margin: "0", gridColumn: "1", gridRow: "1 / span 3" } },
        frame: { [rowQuery]: { borderRadius: "control" } },
        caption: { [rowQuery]: { px: "0" } },
      },
    },
    // Picture of a featured card: above the text, or beside it and extending to three edges of the card.
    wide: { over: {}, beside: {} },
    // Rows apart, or close together and reacting to hover; dense rows extend beyond the page's lines.
    rows: { apart: {}, dense: {} },
    // What is known of a project in lines of their own, or in one line after its text.
    facts: { apart: {}, joined: {} },
    project: { true: {} },
    // Dates above the text or, in rows, in a column before it.
    dates: { above: {}, beside: {} },
  },
  compoundVariants: [
    { row: true, dates: "beside", css: { list: datesBeside } },
    { variant: "rows", featured: true, css: { card: { [wideQuery]: { gridColumn: "auto" } } } },
    { variant: "cells", featured: true, css: { card: { [wideQuery]: { flexBasis: twoFlexColumns } } } },
    {
      variant: ["boxes", "tinted"],
      prints: "hung",
      whole: true,
      row: false,
      css: {
        card: {
          p: "0",
          // A card's first baseline is the lower edge of its picture: those of a row have one, and so have their titles.
          alignSelf: "baseline",
          borderWidth: "0",
          borderRadius: "0",
          "&, &:nth-child(odd)": { background: "none" },
          boxShadow: "none",
        },
        picture: { mx: "0", mt: "0", mb: "6" },
        frame: { aspectRatio: "auto", borderWidth: "rule", borderColor: "line", borderRadius: "0" },
      },
    },
    {
      facts: "joined",
      project: true,
      css: {
        body: {
          flexDirection: "row",
          flexWrap: "wrap",
          alignItems: "center",
          columnGap: "3",
          "& > *": { order: "1" },
          "& > p": { order: "0", flexBasis: "100%" },
          "& > article": { flexBasis: "100%" },
        },
      },
    },
    // Beside a picture, the date is above the text.
    {
      variant: "rows",
      picture: ["image", "cover"],
      css: { date: { [slimQuery]: { gridColumn: "2", gridRow: "auto" } } },
    },
    {
      variant: ["boxes", "tinted", "cells"],
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
    // A cover may be cropped anywhere, so it is a band above the text.
    {
      variant: ["boxes", "tinted", "cells"],
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
          "@media (hover: hover) and (prefers-contrast: no-preference)": { "&:hover": { "--others": "0.6" } },
        },
        card: {
          "--picture": "11rem",
          p: densePad,
          // Texts begin where those of a timeline do.
          [slimQuery]: { "--dates": "min(13rem, 33cqi)", gridTemplateColumns: "auto minmax(0, 1fr)", columnGap: "0" },
          opacity: "var(--others, 1)",
          "&:hover": { opacity: "1" },
        },
        date: { [slimQuery]: { width: "var(--dates)", pe: "4", pt: "0.1875rem" } },
        picture: { [slimQuery]: { width: "min(var(--picture), 42cqi)", me: "var(--beside, 1.5rem)" } },
      },
    },
    // Cards with a picture or a date take a row. Others are side by side.
    { variant: "rows", rows: "dense", date: "own", css: { card: { gridColumn: "1 / -1" } } },
    {
      variant: "rows",
      rows: "dense",
      picture: ["image", "cover"],
      css: { card: { gridColumn: "1 / -1" }, date: { [slimQuery]: { width: "auto", pt: "0" } } },
    },
    // Among cards with dates, one without a date aligns with the text of the others.
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
      // A column for pictures as soon as it fits.
      rows: "dense",
      single: true,
      css: { card: { [slimQuery]: { "--picture": "14rem" }, [rowQuery]: { "--picture": "100%", "--beside": "0px" } } },
    },
  ],
  defaultVariants: { wide: "over", rows: "apart", dates: "above", prints: "framed", facts: "apart" },
});
