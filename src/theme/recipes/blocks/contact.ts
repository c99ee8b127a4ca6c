import { axis } from "../patterns.ts";
import { slotRecipe } from "../slot-recipe.ts";

export const contact = slotRecipe({
  base: {
    text: { layerStyle: "aside", maxWidth: "measure" },
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
    // True if the block is directly on the page, not in a column.
    whole: { true: {} },
    // True if its title is the page's.
    first: { true: {} },
    layout: { grid: {}, column: {} },
  },
  compoundVariants: [
    {
      // Everything beside the names is in the page's wide column.
      layout: "column",
      whole: true,
      css: {
        text: { lg: { marginInlineStart: axis } },
        name: { lg: { flexBasis: `calc(${axis} - 1rem)` } },
        links: { lg: { marginInlineStart: axis } },
        files: { lg: { marginInlineStart: axis } },
        note: { lg: { marginInlineStart: axis } },
      },
    },
  ],
  defaultVariants: { layout: "grid" },
});
