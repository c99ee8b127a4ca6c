import { defineRecipe } from "@chakra-ui/react";

/** Rows and columns in a text. */
export const table = defineRecipe({
  base: {
    borderCollapse: "collapse",
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
