import { slotRecipe } from "../slot-recipe.ts";

/** What visitors are asked to do. */
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
    text: { color: "muted", maxWidth: "measure" },
  },
});
