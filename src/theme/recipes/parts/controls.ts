import { defineRecipe } from "@chakra-ui/react";
import * as dataAttributes from "../../../data-attributes.ts";
import { filled, outlined } from "./link.ts";

export const button = defineRecipe({
  base: {
    cursor: "pointer",
    display: "inline-flex",
    alignItems: "center",
    justifyContent: "center",
    gap: "2",
    // A word may be longer than a phone is wide.
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
        // Also bold, for forced colours.
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

/** A copy button. Its icon changes for a moment after copying. */
export const copy = defineRecipe({
  base: {
    marginInlineStart: "1",
    verticalAlign: "middle",
    [`&:not([${dataAttributes.copied}]) > :last-of-type`]: { display: "none" },
    [`&[${dataAttributes.copied}]`]: { color: "accent" },
    [`&[${dataAttributes.copied}] > :first-of-type`]: { display: "none" },
  },
});

/** The motion control. Its icon shows its action. */
export const motion = defineRecipe({
  base: {
    "@media (prefers-reduced-motion: reduce)": { display: "none!" },
    "&[aria-pressed=true] > :first-of-type, &[aria-pressed=false] > :last-of-type": { display: "none" },
  },
});

/** A form field. Its border has contrast with the page (WCAG 2.2, criterion 1.4.11). */
export const field = defineRecipe({
  base: {
    width: "full",
    minHeight: "target",
    px: "3",
    py: "2",
    textStyle: "body",
    color: "text",
    bg: "page",
    borderWidth: "1px",
    borderColor: "muted",
    borderRadius: "control",
    "&:is(textarea)": { resize: "vertical" },
  },
});
