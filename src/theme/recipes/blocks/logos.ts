import { slotRecipe } from "../slot-recipe.ts";

export const logos = slotRecipe({
  base: {
    list: {
      display: "flex",
      flexWrap: "wrap",
      alignItems: "center",
      columnGap: "6",
      rowGap: "4",
    },
    logo: { px: "3", py: "2", borderRadius: "control", bg: "plate" },
    name: { textStyle: "item", textDecoration: "inherit" },
  },
});
