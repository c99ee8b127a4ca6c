import { defineRecipe } from "@chakra-ui/react";
import { slotRecipe } from "../slot-recipe.ts";

/** The browser's own dialog, over a page that is dimmed. */
export const dialog = defineRecipe({
  base: {
    bg: "page",
    color: "text",
    borderColor: "line",
    "&::backdrop": { background: "rgb(0 0 0 / 0.55)" },
  },
  // One that lies on the page as a sheet does, its edges in sight.
  variants: { kind: { sheet: { borderWidth: "1px", borderRadius: "card" } } },
});

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
    list: { pt: "8" },
    foot: { display: "flex", flexWrap: "wrap", alignItems: "center", gap: "2", pt: "8" },
  },
});
