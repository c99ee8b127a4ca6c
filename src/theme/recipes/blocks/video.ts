import { slotRecipe } from "../slot-recipe.ts";

/** Where a film plays. */
export const video = slotRecipe({
  base: {
    frame: { borderWidth: "1px", borderColor: "line", borderRadius: "card", bg: "surface" },
    play: {
      display: "grid",
      placeItems: "center",
      boxSize: "16",
      borderRadius: "full",
      bg: "accent",
      color: "onAccent",
    },
  },
});
