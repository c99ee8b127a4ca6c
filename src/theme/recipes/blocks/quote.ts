import { stack } from "../patterns.ts";
import { slotRecipe } from "../slot-recipe.ts";

/** Somebody's words, with a line before them. */
export const quote = slotRecipe({
  base: {
    root: {
      ...stack("3"),
      maxWidth: "measure",
      borderInlineStartWidth: "3px",
      borderColor: "accent",
      ps: "6",
      py: "1",
    },
    text: { textStyle: "lead" },
    by: { textStyle: "small", color: "muted" },
  },
});
