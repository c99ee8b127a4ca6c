import { masthead, openingBand, stack } from "../patterns.ts";
import { slotRecipe } from "../slot-recipe.ts";

/** Without the rule over it. */
const bare = { borderTopWidth: "0", pt: "0" };

/** The heading of a page, with what stands under it. */
export const heading = slotRecipe({
  base: {
    root: { ...stack("3"), _print: { display: "block" } },
    text: { textStyle: "section" },
    intro: { textStyle: "lead", layerStyle: "aside", maxWidth: "measure" },
    // Lines that are typed, where there is no intro.
    typed: {},
  },
  variants: {
    layout: { stacked: {}, masthead: {} },
    // Whether a page that begins with it begins with a band.
    opening: { plain: {}, band: { root: { position: "relative", containerType: "inline-size", gap: "4" } } },
    // Whether it heads the page.
    first: { true: { text: { textStyle: "title" } }, false: {} },
    // Whether it is a part of the page by itself, and not of a column.
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
          // The rule under a page's title is that over the first of its sections, too.
          "& + :is(section, div) > h2:first-child, & + div > :first-child > section:first-child > h2": bare,
          md: { "& + div > div > section:first-child > h2": bare },
        },
        text: masthead.title,
        intro: masthead.beside,
        typed: masthead.beside,
      },
    },
    // It is nearer to what it heads than two sections are to each other.
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
