import { gridColumns } from "../../columns.ts";
import { stack } from "../patterns.ts";
import { slotRecipe } from "../slot-recipe.ts";

export const testimonials = slotRecipe({
  base: {
    list: {
      "--gap": "{spacing.grid}",
      "--narrowest": "20rem",
      display: "grid",
      gap: "var(--gap)",
      gridTemplateColumns: gridColumns,
      alignItems: "start",
    },
    root: { ...stack("4"), maxWidth: "measure", minWidth: "0", p: "6", layerStyle: "panel" },
    caption: { textStyle: "small", display: "flex", alignItems: "center", gap: "4" },
    name: { fontWeight: "semibold" },
    // The face in a tall portrait is above the middle.
    portrait: { boxSize: "3.5rem", flexShrink: "0", borderRadius: "full", "& img": { objectPosition: "50% 25%" } },
    quote: {},
    about: { minWidth: "0" },
    fact: { color: "muted" },
  },
});
