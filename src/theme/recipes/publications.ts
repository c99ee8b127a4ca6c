import type { SystemStyleObject } from "@chakra-ui/react";
import { axis, scrolls, stack } from "./patterns.ts";
import { slotRecipe } from "./slot-recipe.ts";

/** A link or a disclosure that does not compete with the title. */
const quiet = { textStyle: "label", color: "muted" } as const;

/** Width of the column of years, and of the gap after each column. */
const [years, gap] = ["5rem", "2rem"];

/** Marks in a column before the texts. */
function marksBefore(column: string): SystemStyleObject {
  return {
    md: {
      display: "grid",
      gridTemplateColumns: `${column} minmax(0, 1fr)`,
      gridTemplateRows: "repeat(3, auto) 1fr",
      columnGap: gap,
      "& > *": { gridColumn: "2" },
    },
  };
}

export const publications = slotRecipe({
  base: {
    // After what is to be read.
    download: { order: "1", "& a": quiet },
    // Where it fits, a year is beside its publications.
    group: {
      display: "grid",
      gridTemplateColumns: { base: "minmax(0, 1fr)", md: "minmax(7rem, 1fr) minmax(0, 5fr)" },
      columnGap: "8",
      rowGap: "4",
      // The first group follows a heading, which has its own rule in some designs.
      "&:not(:first-of-type)": { mt: "8", pt: "6", borderTopWidth: "rule", borderColor: "line" },
      "& > :only-child": { gridColumn: { md: "2" } },
      // Without headings they have the full width.
      "&:only-of-type > :only-child": { gridColumn: "1 / -1" },
    },
    heading: { textStyle: "item", md: { position: "sticky", top: "6rem", alignSelf: "start" } },
    list: { ...stack("8"), minWidth: "0" },
    paper: { ...stack("1"), maxWidth: "50rem", minWidth: "0" },
    title: { textStyle: "item", fontWeight: "semibold", textWrap: "pretty" },
    authors: { color: "muted", textWrap: "pretty" },
    owner: { color: "text", fontWeight: "semibold" },
    venue: { color: "muted", "& cite": { fontStyle: "italic" } },
    // Quiet: the title is what a reader looks for.
    links: {
      display: "flex",
      flexWrap: "wrap",
      columnGap: "4",
      rowGap: "1",
      "& a": {
        ...quiet,
        textDecorationColor: "{colors.line}",
        _hover: { color: "accent" },
        "& > *": { fontSize: "inherit" },
      },
    },
    // The venue's short name, over a picture of the work.
    mark: { ...stack("2"), alignItems: "start", minWidth: "0", mb: "1", gridArea: { md: "1 / 1 / span 4" } },
    badge: {
      textStyle: "label",
      color: "accent",
      px: "2",
      borderWidth: "1px",
      borderColor: "currentcolor",
      borderRadius: "min({radii.control}, 0.25rem)",
    },
    preview: {
      borderRadius: "control",
      borderWidth: "1px",
      borderColor: "line",
      maxWidth: { base: "12rem", md: "full" },
    },
    // Links and disclosures share one row.
    more: {
      display: "flex",
      flexWrap: "wrap",
      alignItems: "center",
      alignContent: "start",
      columnGap: "4",
      rowGap: "1",
      // An open one takes the full width; closed ones are side by side.
      "& > details": { minWidth: "0", "&[open]": { flexBasis: "100%" }, "@media print": { flexBasis: "100%" } },
      "& > details > summary": {
        ...quiet,
        display: "inline-block",
        minH: "target",
        alignContent: "center",
        width: "fit-content",
        cursor: "pointer",
        _hover: { color: "accent", textDecoration: "underline" },
        "&::before": { content: '"+ " / ""', fontFamily: "labels" },
      },
      "& > details[open] > summary::before": { content: '"– " / ""' },
    },
    // A publication on its own page. Titles are long, and capitals would change formulas.
    ownTitle: {
      "&:is(h1)": {
        textStyle: "section",
        fontSize: "clamp(1.75rem, 1.25rem + 2.4vw, 3.25rem)",
        lineHeight: "1.1",
        maxWidth: "24em",
        textTransform: "none",
      },
    },
    // What identifies it, beside what it says.
    own: {
      display: "grid",
      gridTemplateColumns: { base: "minmax(0, 1fr)", md: "minmax(0, 2fr) minmax(0, 5fr)" },
      columnGap: "8",
      rowGap: "8",
      alignItems: "start",
    },
    about: { ...stack("3"), minWidth: "0" },
    parts: { ...stack("8"), minWidth: "0" },
    part: { ...stack("3"), minWidth: "0" },
    partTitle: { textStyle: "label", color: "muted" },
    passage: { textStyle: "lead", maxWidth: "measure" },
    abstract: { textStyle: "small", maxWidth: "measure", pb: "3" },
    // The box that holds the entry holds the button that copies it.
    bibtex: {
      layerStyle: "panel",
      display: "flex",
      alignItems: "start",
      maxWidth: "measure",
      mb: "3",
      p: "1",
      "& > pre": {
        ...scrolls,
        flex: "1",
        minWidth: "0",
        fontSize: "0.875rem",
        lineHeight: "1.6",
        p: "3",
        color: "text",
        "@media print": { whiteSpace: "pre-wrap", overflowWrap: "anywhere" },
      },
    },
  },
  variants: {
    // True if some publications of the list have a badge or a picture.
    marks: {
      true: { paper: marksBefore("9rem") },
    },
    layout: { block: {}, column: {} },
  },
  compoundVariants: [
    {
      // All texts begin where the wider of the page's columns does.
      layout: "column",
      css: {
        group: { lg: { gridTemplateColumns: `calc(${axis} - ${gap}) minmax(0, 1fr)` } },
        own: { lg: { columnGap: "16", gridTemplateColumns: `calc(${axis} - 4rem) minmax(0, 1fr)` } },
      },
    },
    {
      layout: "column",
      marks: true,
      css: {
        group: { lg: { gridTemplateColumns: `${years} minmax(0, 1fr)` } },
        paper: {
          maxWidth: "none",
          lg: { gridTemplateColumns: `calc(${axis} - ${years} - ${gap} * 2) minmax(0, 1fr)` },
        },
      },
    },
  ],
  defaultVariants: { layout: "block" },
});
