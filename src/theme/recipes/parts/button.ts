import { defineRecipe } from "@chakra-ui/react";
import { filled, outlined } from "./link.ts";

export const button = defineRecipe({
  base: {
    cursor: "pointer",
    display: "inline-flex",
    alignItems: "center",
    justifyContent: "center",
    gap: "2",
    // A word on it may be longer than a phone is wide.
    maxWidth: "full",
    overflowWrap: "anywhere",
  },
  variants: {
    variant: {
      outline: outlined,
      primary: filled,
      choice: {
        textStyle: "small",
        color: "muted",
        px: "3",
        minH: "control",
        borderWidth: "1px",
        borderColor: "line",
        borderRadius: "full",
        "&[aria-pressed=false]:hover": { color: "text", borderColor: "accent" },
        // By its weight, too, where the visitor's system forces its colours.
        "&[aria-pressed=true]": { color: "onAccent", bg: "accent", borderColor: "accent", fontWeight: "semibold" },
      },
      control: {
        color: "muted",
        boxSize: "control",
        borderRadius: "full",
        _hover: { color: "text", bg: "surface" },
      },
    },
  },
  defaultVariants: { variant: "outline" },
});
