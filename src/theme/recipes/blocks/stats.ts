import { slotRecipe } from "../slot-recipe.ts";

export const stats = slotRecipe({
  base: {
    root: {
      display: "grid",
      columnGap: { base: "4", sm: "8" },
      rowGap: "6",
      gridTemplateColumns: "repeat(auto-fit, minmax(min(100%, 8rem), 1fr))",
    },
    item: {
      display: "flex",
      flexDirection: "column-reverse",
      justifyContent: "flex-end",
      gap: "1",
      layerStyle: "entry",
      minWidth: "0",
      // On phones there are two columns. An odd last one fills its row.
      smDown: {
        "&:last-child:nth-child(odd)": {
          gridColumn: "1 / -1",
          flexDirection: "row-reverse",
          alignItems: "baseline",
          columnGap: "4",
          "& > dt": { flex: "1 1 0" },
        },
      },
    },
    label: { textStyle: "small", layerStyle: "aside" },
    value: { textStyle: "title", color: "accent" },
  },
});
