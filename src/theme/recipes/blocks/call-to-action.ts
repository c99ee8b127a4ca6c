import { slotRecipe } from "../slot-recipe.ts";

export const callToAction = slotRecipe({
  base: {
    root: {
      display: "flex",
      flexDirection: "column",
      alignItems: "start",
      gap: "4",
      p: { base: "6", md: "8" },
      layerStyle: "panel",
      minWidth: "0",
    },
    title: { textStyle: "section" },
    text: { layerStyle: "aside", maxWidth: "measure" },
  },
  variants: {
    layout: {
      stacked: {},
      // The request, with its reason and details beside it.
      columns: {
        root: {
          display: "grid",
          gridTemplateColumns: { base: "minmax(0, 1fr)", md: "minmax(0, 7fr) minmax(0, 5fr)" },
          columnGap: "16",
          "& > :first-child": { gridRow: { md: "1 / span 2" } },
        },
      },
    },
  },
  defaultVariants: { layout: "stacked" },
});
