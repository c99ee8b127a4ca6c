import { axis } from "../patterns.ts";
import { slotRecipe } from "../slot-recipe.ts";

/** Where somebody is reached. */
export const contact = slotRecipe({
  base: {
    list: {
      display: "grid",
      gap: "6",
      gridTemplateColumns: "repeat(auto-fit, minmax(min(100%, 16rem), 1fr))",
      pt: "4",
    },
    entry: { layerStyle: "entry", minWidth: "0" },
    name: { textStyle: "overline", color: "muted" },
    value: { textStyle: "lead" },
    links: {},
    files: { display: "flex", flexWrap: "wrap", columnGap: "6", rowGap: "2" },
    note: { layerStyle: "note" },
  },
  variants: {
    // Whether it is a part of the page by itself, and not of a column.
    whole: { true: {} },
    // Whether its title is the page's.
    first: { true: {} },
    layout: { grid: {}, column: {} },
  },
  compoundVariants: [
    {
      // What is beside the names is in the wide column of the page's two.
      layout: "column",
      whole: true,
      css: {
        name: { lg: { flexBasis: `calc(${axis} - 1rem)` } },
        links: { lg: { marginInlineStart: axis } },
        files: { lg: { marginInlineStart: axis } },
        note: { lg: { marginInlineStart: axis } },
      },
    },
  ],
  defaultVariants: { layout: "grid" },
});
