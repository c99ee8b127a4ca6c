import { defineSlotRecipe } from "@chakra-ui/react";

/** What others say. */
export const testimonials = defineSlotRecipe({
  className: "testimonials",
  slots: ["list", "root", "quote", "caption", "name", "portrait"],
  base: {
    list: {
      display: "grid",
      gap: "grid",
      gridTemplateColumns: "repeat(auto-fit, minmax(min(100%, 20rem), 1fr))",
      alignItems: "start",
    },
    root: {
      display: "flex",
      flexDirection: "column",
      gap: "4",
      maxWidth: "measure",
      minWidth: "0",
      p: "6",
      layerStyle: "panel",
    },
    caption: { textStyle: "small", display: "flex", alignItems: "center", gap: "4" },
    name: { fontWeight: "semibold" },
    portrait: { flexShrink: "0", borderRadius: "full" },
  },
});
