import { stack } from "../patterns.ts";
import { slotRecipe } from "../slot-recipe.ts";

/** The heading of a page, with what stands under it. */
export const heading = slotRecipe({
  base: {
    root: stack("3"),
    text: { "&:is(h1)": { textStyle: "title" }, "&:not(h1)": { textStyle: "section" } },
    intro: { textStyle: "lead", color: "muted", maxWidth: "measure" },
  },
});
