import { defineRecipe } from "@chakra-ui/react";

/** Short words side by side. By the list: of ten thousand cards none has a name for each of its words. */
export const chips = defineRecipe({
  base: {
    display: "flex",
    flexWrap: "wrap",
    gap: "2",
    listStyle: "none",
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
