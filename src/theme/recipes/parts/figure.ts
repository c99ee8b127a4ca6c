import { defineSlotRecipe } from "@chakra-ui/react";

/** A picture, and the words under it. */
export const figure = defineSlotRecipe({
  className: "figure",
  slots: ["root", "caption"],
  base: {
    root: { minWidth: "0" },
    caption: { textStyle: "small", color: "muted", pt: "2", maxWidth: "measure" },
  },
});
