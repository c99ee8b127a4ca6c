import { defineSlotRecipe } from "@chakra-ui/react";

/** The greeting over the page. */
export const landing = defineSlotRecipe({
  className: "landing",
  slots: ["root", "monogram", "greeting", "title", "skip", "progress"],
  base: {
    root: {
      position: "fixed",
      top: "0",
      insetInline: "0",
      height: "100%",
      zIndex: "landing",
      display: "grid",
      placeContent: "center",
      gap: "4",
      px: "gutter",
      textAlign: "center",
      bg: "page",
    },
    greeting: { textStyle: "lead", color: "muted" },
    title: { textStyle: "display", textWrap: "balance" },
    skip: { justifySelf: "center", mt: "4" },
  },
});
