import { defineRecipe } from "@chakra-ui/react";
import { inked, onSun, pressed, shadow } from "./ink.ts";

/** What is pressed: a box with a hard shadow. */
const box = { ...inked, ...pressed(4), color: "text", bg: "surface", fontWeight: "700" } as const;

const plain = { ...box, _hover: { borderColor: "line", bg: "surface" } } as const;
const primary = { ...box, color: "onAccent", bg: "accent", _hover: { textDecoration: "none" } } as const;

/** What is pressed and chosen, or shown: ink, with the page's colour in it. */
const chosen = { bg: "text", color: "page", borderColor: "text" } as const;

const sign = {
  ...inked,
  color: "text",
  bg: "surface",
  borderRadius: "control",
  _hover: { bg: "var(--lemon)", color: "text", borderColor: "line" },
} as const;

export const parts = {
  button: defineRecipe({
    variants: {
      variant: {
        outline: { ...plain, ...pressed(3), px: "3" },
        primary,
        choice: {
          ...inked,
          color: "text",
          bg: "surface",
          fontWeight: "600",
          borderRadius: "control",
          "&[aria-pressed=false]:hover": { color: "text", borderColor: "line", bg: "var(--lemon)" },
          "&[aria-pressed=true]": { ...chosen, fontWeight: "700", textDecoration: "underline" },
        },
        control: { color: "text", borderRadius: "control", _hover: { color: "text", bg: "var(--lemon)" } },
      },
    },
  }),
  chips: defineRecipe({
    base: {
      "& > li": {
        borderWidth: "2px",
        borderRadius: "min({radii.control}, 0.5rem)",
        px: "0.625rem",
        py: "0.1875rem",
        bg: "surface",
        color: "text",
        fontWeight: "600",
      },
    },
  }),
  dialog: defineRecipe({ variants: { kind: { sheet: { ...inked, "&:modal": { boxShadow: shadow(8) } } } } }),
  field: defineRecipe({
    base: { ...inked, borderRadius: "control", bg: "surface", _focus: { boxShadow: shadow(4) } },
  }),
  link: defineRecipe({
    base: { textDecorationThickness: "2px", fontWeight: "inherit", _hover: { textDecorationThickness: "4px" } },
    variants: {
      variant: {
        alone: { fontWeight: "700" },
        quiet: { textDecorationColor: "currentcolor" },
        bar: {
          px: { base: "0.375rem", sm: "2", md: "3" },
          py: "2",
          fontSize: { base: "0.75rem", sm: "0.875rem" },
          color: "text",
          borderRadius: "control",
          _hover: { bg: "var(--lemon)" },
          // The line is seen where the visitor's system forces its colours.
          "&[aria-current]": { ...chosen, py: "2", pb: "calc(0.5rem - 2px)", _hover: { bg: "text" } },
        },
        menu: {
          fontSize: "2.5rem",
          lineHeight: "1.1",
          _hover: { color: "text", textDecoration: "underline" },
          "&[aria-current]": { color: "text", textDecoration: "underline" },
        },
        icon: sign,
        named: { ...sign, fontWeight: "600" },
        plain,
        primary,
      },
    },
  }),
  table: defineRecipe({
    base: {
      bg: "surface",
      "& :is(th, td)": { borderWidth: "2px", px: "4" },
      "& th": { ...onSun, fontWeight: "700", borderColor: "text" },
    },
  }),
  typed: defineRecipe({
    base: {
      fontFamily: "display",
      fontSize: "clamp(1.125rem, 1rem + 0.6vw, 1.5rem)",
      fontWeight: "700",
      letterSpacing: "calc(var(--tight) / 2.5)",
      color: "text",
      // A label that is as wide as what stands on it, be it the line that is typed or, where nothing moves, all of them.
      "& > *": {
        px: "3",
        py: "1",
        justifySelf: "start",
        alignSelf: "start",
        minWidth: "2rem",
        bg: "surface",
        borderWidth: "2.5px",
        borderColor: "line",
        borderRadius: "control",
        boxShadow: shadow(4),
      },
    },
  }),
};
