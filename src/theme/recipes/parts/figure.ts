import { slotRecipe } from "../slot-recipe.ts";

/** A picture, and the words under it. */
export const figure = slotRecipe({
  base: {
    root: { minWidth: "0" },
    caption: { textStyle: "small", color: "muted", pt: "2", maxWidth: "measure" },
  },
});
