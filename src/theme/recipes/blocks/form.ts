import { stack } from "../patterns.ts";
import { slotRecipe } from "../slot-recipe.ts";

export const form = slotRecipe({
  base: {
    root: { ...stack("6"), maxWidth: "36rem", pt: "2" },
    sent: {
      scrollMarginTop: "6rem",
      p: "4",
      bg: "surface",
      borderInlineStartWidth: "3px",
      borderColor: "accent",
      "&:not(:target)": { display: "none" },
    },
    field: stack("1"),
    label: { textStyle: "small", fontWeight: "semibold" },
    required: { color: "muted", fontWeight: "normal" },
    privacy: { textStyle: "small", layerStyle: "note" },
    submit: { alignSelf: "start" },
  },
});
