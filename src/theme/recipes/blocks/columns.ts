import { beside, stack } from "../patterns.ts";
import { slotRecipe } from "../slot-recipe.ts";

export const columns = slotRecipe({
  base: {
    root: {
      display: "grid",
      columnGap: "16",
      rowGap: "12",
      alignItems: "start",
      gridTemplateColumns: { base: "minmax(0, 1fr)", md: "var(--columns)" },
      // A one-column grid breaks across printed pages later than necessary.
      _print: { display: "block" },
    },
    column: { ...stack("12"), minWidth: "0", _print: { "&:not(:first-child)": { marginTop: "8mm" } } },
  },
  variants: {
    layout: {
      page: {},
      // Beside a rail, each column has the full width.
      rail: { root: { [beside]: { gridTemplateColumns: "minmax(0, 1fr)", rowGap: "sections" } } },
    },
    width: {
      // Otherwise half of the page would be empty beside a long column.
      narrow: { column: { md: { "@media (min-height: 40rem)": { position: "sticky", top: "6rem" } } } },
      equal: {},
      wide: {},
    },
  },
  defaultVariants: { layout: "page" },
});
