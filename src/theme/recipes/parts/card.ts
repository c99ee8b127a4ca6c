import { stack } from "../patterns.ts";
import { slotRecipe } from "../slot-recipe.ts";

/** What is said of one thing. */
export const card = slotRecipe({
  base: {
    root: { position: "relative", ...stack("2"), minWidth: "0", p: "6", layerStyle: "panel" },
    title: { textStyle: "item" },
    body: { ...stack("2"), "&:empty": { display: "none" } },
    date: { textStyle: "label", color: "muted" },
    facts: { textStyle: "small", color: "muted" },
    text: { color: "muted" },
    points: { listStyle: "disc", ps: "6", color: "muted" },
    position: { ...stack("2"), mt: "2", ps: "4", borderInlineStartWidth: "2px", borderColor: "line" },
    picture: {},
  },
});
