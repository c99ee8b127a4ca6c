import { pageWide, stack } from "../patterns.ts";
import { slotRecipe } from "../slot-recipe.ts";

/** A whole page: what stands under its bar and over its footer. */
export const page = slotRecipe({
  base: {
    root: {
      display: "flex",
      flexDirection: "column",
      minHeight: "100vh",
      "@supports (height: 100dvh)": { minHeight: "100dvh" },
    },
    main: { ...pageWide, ...stack("sections"), flex: "1", width: "full", pt: { base: "8", md: "16" } },
  },
});

/** A block's frame, and its title. */
export const section = slotRecipe({
  base: {
    root: { ...stack("4"), minWidth: "0" },
    title: {
      textStyle: "item",
      "&:is(h1)": { textStyle: "title" },
      "&:is(h2)": { textStyle: "section" },
    },
    // A title within a text, over one or two of its paragraphs.
    passage: { pt: "3", maxWidth: "measure", "&:is(h1, h2, h3, h4, h5, h6)": { textStyle: "item" } },
  },
  variants: {
    text: { true: {} },
    lead: { true: { root: { "& > p:first-of-type": { textStyle: "lead" } } } },
  },
});
