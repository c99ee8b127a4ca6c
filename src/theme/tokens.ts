import { defineKeyframes, defineSemanticTokens, defineTextStyles, defineTokens } from "@chakra-ui/react";

/** What begins the names of the CSS variables that hold tokens. */
export const tokenPrefix = "p";

/** An 8-pixel rhythm with two half steps, in rem. */
export const tokens = defineTokens({
  spacing: {
    "1": { value: "0.25rem" },
    "2": { value: "0.5rem" },
    "3": { value: "0.75rem" },
    "4": { value: "1rem" },
    "6": { value: "1.5rem" },
    "8": { value: "2rem" },
    "12": { value: "3rem" },
    "16": { value: "4rem" },
    "24": { value: "6rem" },
    gutter: { value: "clamp(1rem, 4vw, 2.5rem)" },
  },
  sizes: {
    full: { value: "100%" },
    page: { value: "70rem" },
    measure: { value: "62ch" },
    item: { value: "25rem" },
    "12": { value: "3rem" },
    "16": { value: "4rem" },
    control: { value: "2.25rem" },
    icon: { value: "1.25rem" },
  },
  fonts: { body: { value: "var(--font)" }, heading: { value: "var(--font)" } },
  fontWeights: {
    normal: { value: "400" },
    medium: { value: "500" },
    semibold: { value: "600" },
    bold: { value: "700" },
  },
  radii: {
    card: { value: "var(--radius)" },
    control: { value: "min(var(--radius), 0.75rem)" },
    full: { value: "9999px" },
  },
  durations: { quick: { value: "150ms" }, menu: { value: "500ms" } },
  zIndex: { bar: { value: "10" }, landing: { value: "100" } },
});

/** Each colour is right in both modes: `light-dark()` follows the root's `color-scheme`, with JavaScript or without. */
export const semanticTokens = defineSemanticTokens({
  colors: {
    page: { value: "light-dark(#ffffff, #0f1214)" },
    surface: { value: "light-dark(#f8f9fa, #15191c)" },
    text: { value: "light-dark(#14181c, #eceff2)" },
    muted: { value: "light-dark(#525c66, #a3adb8)" },
    line: { value: "light-dark(#dfe3e7, #2b3238)" },
    accent: { value: "light-dark(var(--accent-light), var(--accent-dark))" },
  },
});

/** One type scale; each step is a size, a line height and what belongs to it. */
export const textStyles = defineTextStyles({
  display: {
    value: {
      fontSize: "clamp(2.5rem, 1.6rem + 4vw, 4.25rem)",
      lineHeight: "1.04",
      letterSpacing: "-0.035em",
      fontWeight: "700",
    },
  },
  title: {
    value: {
      fontSize: "clamp(2rem, 1.5rem + 2.2vw, 3rem)",
      lineHeight: "1.1",
      letterSpacing: "-0.025em",
      fontWeight: "700",
    },
  },
  section: { value: { fontSize: "1.375rem", lineHeight: "1.3", letterSpacing: "-0.012em", fontWeight: "600" } },
  item: { value: { fontSize: "1.0625rem", lineHeight: "1.4", letterSpacing: "-0.006em", fontWeight: "600" } },
  lead: { value: { fontSize: "clamp(1.0625rem, 1rem + 0.3vw, 1.25rem)", lineHeight: "1.5" } },
  body: { value: { fontSize: "1rem", lineHeight: "1.65" } },
  small: { value: { fontSize: "0.875rem", lineHeight: "1.5" } },
  label: { value: { fontSize: "0.8125rem", lineHeight: "1.4", letterSpacing: "0.04em", fontWeight: "500" } },
});

export const keyframes = defineKeyframes({
  // The greeting moves by a transform, which shifts no layout, and leaves the screen once it is out of sight.
  leave: { to: { transform: "translateY(-100%)" } },
  gone: { to: { top: "-100%", visibility: "hidden" } },
  blink: { "50%": { opacity: "0" } },
});
