import { defineSlotRecipe } from "@chakra-ui/react";

/** The heading of a page, with what stands under it. */
export const heading = defineSlotRecipe({
  className: "heading",
  slots: ["root", "text", "intro"],
  base: {
    root: { display: "flex", flexDirection: "column", gap: "3" },
    text: { "&:is(h1)": { textStyle: "title" }, "&:not(h1)": { textStyle: "section" } },
    intro: { textStyle: "lead", color: "muted", maxWidth: "measure" },
  },
});
