import { defineRecipe } from "@chakra-ui/react";
import { slotRecipe } from "../slot-recipe.ts";

/** Short words side by side. By the list: of ten thousand cards none has a name for each of its words. */
export const chips = defineRecipe({
  base: {
    display: "flex",
    flexWrap: "wrap",
    gap: "2",
    "& > li": {
      textStyle: "small",
      px: "3",
      py: "1",
      borderWidth: "1px",
      borderColor: "line",
      borderRadius: "full",
      bg: "page",
    },
  },
});

/** A picture, and the words under it. */
export const figure = slotRecipe({
  base: {
    root: { minWidth: "0" },
    caption: { textStyle: "small", color: "muted", pt: "2", maxWidth: "measure" },
  },
});

/** Rows and columns in a text. */
export const table = defineRecipe({
  base: {
    textStyle: "small",
    "& :is(th, td)": {
      px: "3",
      py: "2",
      borderBottomWidth: "1px",
      borderColor: "line",
      verticalAlign: "top",
      fontVariantNumeric: "tabular-nums",
      unicodeBidi: "plaintext",
    },
    "& th": { fontWeight: "semibold" },
  },
});

/** Lines that are typed. */
export const typed = defineRecipe({
  base: { textStyle: "lead", display: "grid", color: "accent" },
});
