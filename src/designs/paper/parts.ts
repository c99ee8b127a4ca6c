import { defineRecipe } from "@chakra-ui/react";
import { capitals, italic } from "./text-styles.ts";

/** Only while it is pointed at: where the page turns from light to dark, all of it does at once. */
export const answer = { transition: "all {durations.quick}" } as const;

/** A button is words with a line under them, which comes nearer to whoever points at it. */
const words = {
  textStyle: "small",
  fontWeight: "500",
  color: "text",
  px: "0",
  minH: "control",
  borderWidth: "0",
  borderRadius: "0",
  textDecoration: "underline",
  textDecorationThickness: "1px",
  textUnderlineOffset: "0.32em",
  _hover: { ...answer, bg: "transparent", color: "accent", textUnderlineOffset: "0.2em" },
} as const;

/** The same as a way on by itself. */
const way = {
  ...words,
  textStyle: "body",
  fontSize: "1.25rem",
  px: "0",
  minH: "12",
  me: { base: "1", sm: "4" },
} as const;

const main = {
  ...way,
  bg: "transparent",
  color: "accent",
  borderWidth: "0",
  textDecorationThickness: "2px",
  _hover: { ...answer, bg: "transparent", textUnderlineOffset: "0.2em" },
} as const;

/** An icon, or an icon and words, without a box. */
const bare = { borderWidth: "0", borderRadius: "0" } as const;

export const recipes = {
  link: defineRecipe({
    base: { _hover: answer },
    variants: {
      variant: {
        bar: {
          ...capitals,
          letterSpacing: { base: "0.08em", sm: "0.14em" },
          "&[aria-current]": { color: "accent", pb: "calc(0.5rem - 1px)", borderBottomWidth: "1px" },
        },
        menu: { textStyle: "section" },
        icon: {
          ...bare,
          boxSize: "target",
          "@media screen": { "li:first-child > &": { marginInlineStart: "-0.75rem" } },
        },
        named: { ...bare, px: "0", me: "4" },
        plain: way,
        primary: main,
      },
    },
  }),
  button: defineRecipe({
    variants: {
      variant: {
        outline: words,
        primary: main,
        choice: {
          ...words,
          ...italic,
          me: "3",
          textDecoration: "none",
          "&[aria-pressed=true]": {
            bg: "transparent",
            color: "accent",
            fontWeight: "normal",
            textDecoration: "underline",
            textDecorationThickness: "2px",
          },
        },
        control: { _hover: { ...answer, color: "accent", bg: "transparent" } },
      },
    },
  }),
  // A sentence of words in italics.
  chips: defineRecipe({
    base: {
      columnGap: "0.85ch",
      rowGap: "0",
      "& > li": {
        ...italic,
        position: "relative",
        color: "muted",
        p: "0",
        borderWidth: "0",
        bg: "transparent",
        // After the word in the direction of the page, whichever way the word itself is read.
        "&:not(:last-child)::after": {
          content: '"," / ""',
          position: "absolute",
          bottom: "0",
          insetInlineStart: "100%",
        },
        "[dir=rtl] &": { "&:not(:last-child)::after": { content: '"،" / ""' } },
      },
    },
  }),
  typed: defineRecipe({
    base: { ...italic, fontSize: "clamp(1.375rem, 1.1rem + 1.1vw, 2rem)", lineHeight: "1.25" },
  }),
  field: defineRecipe({
    base: { px: "0", bg: "transparent", borderWidth: "0", borderBottomWidth: "1px", borderRadius: "0" },
  }),
  code: defineRecipe({ base: { bg: "surface", px: "6", fontSize: "0.9375rem" } }),
  dialog: defineRecipe({ base: { borderColor: "text" } }),
};
