import { defineSlotRecipe } from "@chakra-ui/react";

/** A block's frame, and its title. */
export const section = defineSlotRecipe({
  className: "section",
  slots: ["root", "title"],
  base: {
    root: { display: "flex", flexDirection: "column", gap: "4", minWidth: "0" },
    title: {
      textStyle: "item",
      "&:is(h1)": { textStyle: "title" },
      "&:is(h2)": { textStyle: "section" },
    },
  },
  variants: {
    text: { true: {} },
    lead: { true: { root: { "& > p:first-of-type": { textStyle: "lead" } } } },
  },
});
