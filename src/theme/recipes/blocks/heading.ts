import { masthead, openingBand, stack } from "../patterns.ts";
import { slotRecipe } from "../slot-recipe.ts";

/** Removes the rule above an element. */
const bare = { borderTopWidth: "0", pt: "0" };

export const heading = slotRecipe({
  base: {
    root: { ...stack("3"), _print: { display: "block" } },
    text: { textStyle: "section" },
    intro: { textStyle: "lead", layerStyle: "aside", maxWidth: "measure" },
    // Typed lines in place of an intro.
    typed: {},
  },
  variants: {
    layout: { stacked: {}, masthead: {} },
    // Whether a page that starts with this heading starts with a band.
    opening: { plain: {}, band: { root: { position: "relative", containerType: "inline-size", gap: "4" } } },
    // True if it is the page's title.
    first: { true: { text: { textStyle: "title" } }, false: {} },
    // True if the block is directly on the page, not in a column.
    whole: { true: {} },
  },
  compoundVariants: [
    { opening: "band", whole: true, css: { root: { "&:first-child": openingBand } } },
    {
      layout: "masthead",
      first: true,
      css: {
        root: {
          ...masthead.root,
          // The rule below a page's title is also the one above its first section.
          "& + :is(section, div) > h2:first-child, & + div > :first-child > section:first-child > h2": bare,
          md: { "& + div > div > section:first-child > h2": bare },
        },
        text: masthead.title,
        intro: masthead.beside,
        typed: masthead.beside,
      },
    },
    // The title is closer to its content than two sections are to each other.
    {
      layout: "masthead",
      first: true,
      whole: true,
      css: { root: { "@media screen": { mb: "calc(2.5rem - {spacing.sections})" } } },
    },
    {
      layout: "masthead",
      first: false,
      whole: true,
      css: { root: { "@media screen": { mb: "calc(2rem - {spacing.sections})" } } },
    },
  ],
  defaultVariants: { layout: "stacked" },
});
