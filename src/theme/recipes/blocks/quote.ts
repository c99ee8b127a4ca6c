import { stack } from "../patterns.ts";
import { slotRecipe } from "../slot-recipe.ts";

/** A quotation with a line before it. */
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
  variants: {
    layout: {
      line: {},
      // In a box, between quotation marks.
      box: {
        root: {
          layerStyle: "panel",
          borderInlineStartWidth: "rule",
          maxWidth: "full",
          p: { base: "6", md: "12" },
          gap: "6",
        },
        text: { "&::before": { content: "open-quote" }, "&::after": { content: "close-quote" } },
      },
    },
  },
  defaultVariants: { layout: "line" },
});
