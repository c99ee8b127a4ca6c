import { defineSlotRecipe } from "@chakra-ui/react";

/** What visitors are asked to do. */
export const callToAction = defineSlotRecipe({
  className: "call-to-action",
  slots: ["root", "title", "text"],
  base: {
    root: {
      display: "flex",
      flexDirection: "column",
      alignItems: "start",
      gap: "4",
      p: { base: "6", md: "8" },
      layerStyle: "panel",
      minWidth: "0",
    },
    title: { textStyle: "section" },
    text: { color: "muted", maxWidth: "measure" },
  },
});
