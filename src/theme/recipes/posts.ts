import type { SystemStyleObject } from "@chakra-ui/react";
import { axis, stack } from "./patterns.ts";
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

/** The narrow column beside the text. It takes no height, and cancels the gap between parts of a section. */
const inMargin: SystemStyleObject = {
  "@media screen": {
    "--indent": "0rem",
    position: "sticky",
    top: "6rem",
    width: `calc(${axis} - 4rem)`,
    height: "0",
    mb: "-6",
  },
};

/** A text with its facts above or beside it, and links to other posts below. */
export const article = slotRecipe({
  base: {
    // Facts and table of contents. Where they are above the text, its picture comes before the contents.
    margin: { display: "contents" },
    about: { ...aboutPost, pb: "4", order: "-1" },
    facts: postFacts,
    picture: { maxWidth: "measure", borderRadius: "card", mb: "4", order: "-1" },
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
    // True if there is a table of contents.
    listed: { true: {}, false: {} },
  },
  compoundVariants: [
    {
      layout: ["column", "heads"],
      whole: true,
      css: {
        margin: { lg: stack("6") },
        picture: { lg: { order: "0" } },
        about: { lg: { flexDirection: "column", alignItems: "start", pb: "0" } },
        contents: { lg: { "@media screen": { px: "0", py: "0", mb: "0", borderWidth: "0", bg: "transparent" } } },
      },
    },
    { layout: "column", whole: true, css: { margin: { lg: inMargin } } },
    { layout: "heads", whole: true, listed: true, css: { margin: { lg: inMargin } } },
    // In the column of the headings, beside the first part of the text.
    { layout: "heads", whole: true, listed: false, css: { margin: { lg: { gridColumn: "1" } } } },
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
