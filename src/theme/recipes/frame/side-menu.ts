import { slotRecipe } from "../slot-recipe.ts";

/** The menu of small screens. */
export const sideMenu = slotRecipe({
  base: {
    root: {
      marginInlineStart: "auto",
      marginInlineEnd: "0",
      height: "100%",
      maxHeight: "none",
      width: "min(22rem, 86vw)",
      maxWidth: "none",
      p: "8",
      borderInlineStartWidth: "1px",
    },
    list: { listStyle: "none", pt: "8" },
    foot: { display: "flex", flexWrap: "wrap", alignItems: "center", gap: "2", pt: "8" },
  },
});
