import { beside, stack } from "../patterns.ts";
import { slotRecipe } from "../slot-recipe.ts";

/** Columns of blocks, side by side where there is room. */
export const columns = slotRecipe({
  base: {
    root: {
      display: "grid",
      columnGap: "16",
      rowGap: "12",
      alignItems: "start",
      gridTemplateColumns: { base: "minmax(0, 1fr)", md: "var(--columns)" },
      // A grid of one column is broken over pages later than it need be.
      _print: { display: "block" },
    },
    column: { ...stack("12"), minWidth: "0", _print: { "&:not(:first-child)": { marginTop: "8mm" } } },
  },
  variants: {
    layout: {
      page: {},
      // Beside a rail, each has the whole width.
      rail: { root: { [beside]: { gridTemplateColumns: "minmax(0, 1fr)", rowGap: "sections" } } },
    },
    width: {
      // So that no half of the page stays empty beside a long column.
      narrow: { column: { md: { "@media (min-height: 40rem)": { position: "sticky", top: "6rem" } } } },
      equal: {},
      wide: {},
    },
  },
  defaultVariants: { layout: "page" },
});
