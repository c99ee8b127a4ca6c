import { defineRecipe } from "@chakra-ui/react";

/** Lines that are typed. */
export const typed = defineRecipe({
  base: { textStyle: "lead", display: "grid", color: "accent" },
});
