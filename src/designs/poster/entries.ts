import * as marks from "../../marks.ts";
import type { SlotRecipes } from "../../theme/design.ts";
import { ifMotion, inked, inkLinks, shadow, tintsInTurn } from "./ink.ts";

const picture = "& > figure:first-child" as const;
const shown = `${picture} > :first-child` as const;

/** A card that has twice the room stands in the sun, its picture beside its words. More than its place says so. */
const featured = `&[${marks.featured}]:nth-child(n)` as const;
/** Where two columns have room, as in the shared recipe. */
const wideQuery = "@container (min-width: 35.5rem)" as const;

/** Its picture is beside its words, from edge to edge of the card; a cover, which may be cut anywhere, is a band over them. */
const featuredPicture = {
  [featured]: {
    [wideQuery]: {
      "& > figure[aria-hidden] > *": { height: "15rem", width: "full" },
      "&:has(> figure:not([aria-hidden]))": {
        display: "grid",
        gridTemplateColumns: "minmax(0, 6fr) minmax(0, 5fr)",
        gridTemplateRows: "auto auto 1fr",
        columnGap: "6",
        "& > :not(figure)": { gridColumn: "2" },
        [picture]: { gridRow: "1 / span 3", my: "-6", me: "0", display: "flex", flexDirection: "column" },
        [shown]: {
          flex: "1",
          borderBottomWidth: "0",
          borderInlineEndWidth: "2.5px",
          borderRadius: "0",
          borderStartRadius: "calc({radii.card} - 2.5px)",
        },
      },
    },
  },
} as const;

/** What stands out of its place stays in it, whatever the pointer does. */
const flat = (boxShadow: string) =>
  ({ boxShadow, [ifMotion]: { "&:hover": { boxShadow, translate: "none" } } }) as const;

/** What says of single things what they are: cards, and whatever else has entries. */
export const entries: SlotRecipes = {
  card: {
    base: {
      root: { gap: "3" },
      body: { gap: "3" },
      date: { color: "inherit" },
      facts: { color: "inherit" },
      text: { color: "inherit" },
      points: { color: "inherit" },
      position: { borderInlineStartWidth: "2.5px" },
    },
  },
  cardGrid: {
    base: {
      card: {
        ...inkLinks,
        ...tintsInTurn,
        transition: "translate {durations.quick}, box-shadow {durations.quick}",
        [ifMotion]: {
          "&:hover": { translate: "-3px -3px", boxShadow: shadow(9) },
        },
        [shown]: {
          borderBottomWidth: "2.5px",
          borderColor: "line",
          borderRadius: "calc({radii.card} - 2.5px) calc({radii.card} - 2.5px) 0 0",
        },
        [featured]: {
          "--tint": "var(--sun)",
          bg: "var(--sun)",
          color: "var(--ink)",
          "& > *": { colorScheme: "light" },
          "& > :is(h2, h3)": { textStyle: "section" },
        },
      },
    },
    variants: {
      variant: {
        boxes: { card: featuredPicture },
        cells: {
          list: { "--gap": "2.5px", borderWidth: "2.5px", boxShadow: shadow(6) },
          card: { ...flat("0 0 0 2.5px {colors.line}"), _hover: { bg: "var(--lemon)" } },
        },
        ruled: { card: { ...flat("none"), borderTopWidth: "2.5px", [shown]: inked } },
        rows: {
          list: { "--gap": "1rem" },
          card: { ...flat("none"), borderColor: "line", bg: "surface", _hover: { bg: "var(--lemon)" }, [shown]: inked },
        },
        tinted: {
          card: {
            "--behind": "var(--tint)",
            "&:nth-child(odd)": { bg: "var(--tint)" },
            "&:nth-child(even)": { bg: "var(--tint)" },
            ...featuredPicture,
          },
        },
      },
      single: { true: { card: { [shown]: inked } } },
    },
    defaultVariants: { variant: "tinted" },
  },
  accordion: {
    base: {
      root: { rowGap: "3" },
      item: {
        ...inked,
        ...inkLinks,
        px: "4",
        borderRadius: "min({radii.card}, 0.875rem)",
        bg: "surface",
        _hover: { bg: "var(--lemon)" },
        _open: { bg: "var(--lemon)", boxShadow: shadow(4) },
      },
      itemTrigger: {
        _hover: { color: "text" },
        "&::after": { borderColor: "text", borderRightWidth: "3px", borderBottomWidth: "3px" },
      },
      tags: { color: "text" },
      itemBody: { color: "text" },
    },
    variants: {
      width: {
        full: {
          itemTrigger: {
            "&::before": {
              px: "2",
              py: "1",
              color: "var(--ink)",
              bg: "var(--sun)",
              borderWidth: "2px",
              borderColor: "line",
              borderRadius: "control",
              fontWeight: "700",
            },
          },
        },
      },
    },
  },
  tabs: {
    base: {
      // Room for the ring around a tab.
      list: { gap: "2", boxShadow: "none", p: "6px", m: "-6px" },
      trigger: {
        ...inked,
        textStyle: "body",
        fontWeight: "700",
        px: "4",
        py: "2",
        bg: "surface",
        color: "text",
        borderRadius: "control",
        _focusVisible: { outlineOffset: "2px" },
        _hover: { bg: "var(--lemon)" },
        "&:not([aria-selected=true])": { pb: "2" },
        // The thicker line is seen where the visitor's system forces its colours.
        _selected: {
          bg: "text",
          color: "page",
          borderColor: "text",
          borderBottomWidth: "5px",
          pb: "calc(0.5rem - 2.5px)",
        },
      },
    },
  },
  timeline: {
    base: {
      line: { maxWidth: "full", gap: "8" },
      stop: {
        "--dot": "var(--sun)",
        "--reach": "2rem",
        // In the middle of the first line in a box.
        "&::before": { borderWidth: "2.5px", borderColor: "line", top: "1.75rem" },
        "&:not(:last-child)::after": {
          insetInlineStart: { base: "calc(0.375rem - 1.25px)", md: "calc(10.875rem - 1.25px)" },
          borderInlineStartWidth: "2.5px",
          top: "2.5rem",
          bottom: "calc(-1.75rem - var(--reach))",
        },
      },
      employer: { pt: "6" },
      entry: {
        ...inked,
        ...inkLinks,
        p: "6",
        bg: "surface",
        borderRadius: "card",
        boxShadow: shadow(4),
        "& picture": { ...inked, borderRadius: "card" },
        md: { "& > time": { top: "1.6rem" } },
      },
    },
    variants: { within: { true: { stop: { "--dot": "{colors.surface}" } } } },
  },
  testimonials: {
    base: {
      root: { ...tintsInTurn, ...inkLinks, bg: "var(--tint)", "& p": { color: "inherit" } },
      quote: { textStyle: "lead" },
      portrait: { borderWidth: "2px", borderColor: "line" },
    },
  },
};
