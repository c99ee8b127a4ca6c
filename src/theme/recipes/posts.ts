import { axis } from "./patterns.ts";
import { slotRecipe } from "./slot-recipe.ts";

/** Facts of a post, followed by its tags; in a list and on its page. */
const aboutPost = {
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  columnGap: "6",
  rowGap: "2",
} as const;

/** Short facts in a line. The label of a draft is highlighted. */
const postFacts = {
  display: "flex",
  flexWrap: "wrap",
  columnGap: "4",
  textStyle: "label",
  color: "muted",
  "& > strong": { color: "accent" },
} as const;

/** A text with its facts above it, and links to other posts below. */
export const article = slotRecipe({
  base: {
    about: { ...aboutPost, pb: "4" },
    facts: postFacts,
    picture: { maxWidth: "measure", borderRadius: "card", mb: "4" },
    contents: { maxWidth: "measure", p: "6", mb: "4", layerStyle: "panel" },
    contentsTitle: { textStyle: "item", pb: "2" },
    parts: { listStyle: "decimal", ps: "6" },
    navigation: {
      display: "grid",
      gridTemplateColumns: "repeat(auto-fit, minmax(min(100%, 14rem), 1fr))",
      columnGap: "8",
      rowGap: "4",
      maxWidth: "measure",
      mt: "6",
      pt: "6",
      borderTopWidth: "1px",
      borderColor: "line",
    },
    navigationLink: { display: "flex", flexDirection: "column", alignItems: "start", minWidth: "0" },
    navigationName: { textStyle: "label", color: "muted" },
    list: { gridColumn: "1 / -1" },
  },
  variants: {
    whole: { true: {} },
    layout: { block: {}, column: {}, heads: {} },
  },
  compoundVariants: [
    {
      // The narrow column has space for the table of contents beside the text. It takes no height, and cancels the gap
      // between parts of a section.
      layout: "column",
      whole: true,
      css: {
        contents: {
          lg: {
            "@media screen": {
              "--indent": "0rem",
              width: `calc(${axis} - 4rem)`,
              height: "0",
              py: "0",
              mb: "-6",
              borderTopWidth: "0",
            },
          },
        },
      },
    },
    {
      // In the column of the headings, beside the first part of the text.
      layout: "heads",
      css: { about: { lg: { gridColumn: "1", flexDirection: "column", alignItems: "start", pb: "0" } } },
    },
  ],
  defaultVariants: { layout: "block" },
});

/** A list of posts with rules between them. Where they fit, dates are in a column before the posts. */
export const postList = slotRecipe({
  base: {
    list: { display: "flex", flexDirection: "column" },
    // A later part starts with a rule, too.
    part: { "&:not(:first-child) > :first-child": { borderTopWidth: "1px", pt: "6" } },
    post: {
      display: "grid",
      gridTemplateColumns: { base: "minmax(0, 1fr)", md: "11rem minmax(0, 1fr)" },
      columnGap: "8",
      rowGap: "2",
      py: "6",
      borderTopWidth: "1px",
      borderColor: "line",
      _first: { borderTopWidth: "0", pt: "0" },
      "& > *": { gridColumn: { md: "2" } },
      "& > :first-child": { gridColumn: "1", gridRow: { md: "1" }, pt: { md: "0.3em" } },
    },
    date: { textStyle: "label", color: "muted" },
    title: { textStyle: "item" },
    text: { color: "muted", maxWidth: "measure" },
    about: aboutPost,
    facts: postFacts,
  },
});
