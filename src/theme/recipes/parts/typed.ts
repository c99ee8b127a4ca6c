import { defineRecipe } from "@chakra-ui/react";

/** Lines that are typed. */
export const typed = defineRecipe({
  className: "typed",
  base: { textStyle: "lead", display: "grid", color: "accent" },
});
