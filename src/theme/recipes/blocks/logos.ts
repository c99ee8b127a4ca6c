import { defineSlotRecipe } from "@chakra-ui/react";

/** Names and logos in a row that wraps. */
export const logos = defineSlotRecipe({
  className: "logos",
  slots: ["list", "logo", "name"],
  base: {
    list: {
      display: "flex",
      flexWrap: "wrap",
      alignItems: "center",
      columnGap: "6",
      rowGap: "4",
      listStyle: "none",
    },
    logo: { px: "3", py: "2", borderRadius: "control" },
    name: { textStyle: "item", textDecoration: "inherit" },
  },
});
