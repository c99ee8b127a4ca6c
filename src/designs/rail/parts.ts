import { defineRecipe } from "@chakra-ui/react";
import { beside } from "./beside.ts";
import { chipText, chipTint, edge } from "./tints.ts";

const pill = { borderRadius: "full", borderColor: edge, color: "text" } as const;

/** What is pressed. */
const plain = { ...pill, _hover: { borderColor: "accent", bg: chipTint } } as const;
const primary = {
  borderRadius: "full",
  _hover: { textDecoration: "none", boxShadow: `0 0.5rem 1.5rem -0.5rem {colors.accent}` },
} as const;

/** What has no parts. */
export const parts = {
  chips: defineRecipe({
    base: {
      gap: "0.375rem",
      "& > li": {
        fontSize: "0.8125rem",
        fontWeight: "500",
        py: "0.1875rem",
        // Seen where the visitor's system forces its colours.
        borderColor: "transparent",
        bg: chipTint,
        color: chipText,
      },
    },
  }),
  typed: defineRecipe({ base: { fontWeight: "500" } }),
  button: defineRecipe({
    variants: {
      variant: {
        outline: plain,
        primary,
        choice: { borderColor: edge },
        control: { _hover: { bg: chipTint } },
      },
    },
  }),
  link: defineRecipe({
    variants: {
      variant: {
        bar: {
          textTransform: "uppercase",
          letterSpacing: "0.08em",
          fontWeight: "600",
          [beside]: {
            display: "flex",
            alignItems: "center",
            gap: "4",
            py: "2",
            // The line before the words is longer for the page that is shown.
            "&::before": {
              content: '""',
              width: "2rem",
              borderTopWidth: "1px",
              borderColor: "currentcolor",
              transition: "width {durations.quick} ease-out",
            },
            "&:is(:hover, [aria-current])::before": { width: "4rem" },
            "&[aria-current]": { borderBottomWidth: "0", pb: "2" },
          },
        },
        icon: {
          borderColor: "transparent",
          boxSize: "target",
          _hover: { bg: chipTint, color: "accent" },
        },
        plain,
        primary,
      },
    },
  }),
};
