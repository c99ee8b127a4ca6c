import { stack } from "../patterns.ts";
import { slotRecipe } from "../slot-recipe.ts";

export const timeline = slotRecipe({
  base: {
    line: { ...stack("12"), pt: "2", maxWidth: "50rem" },
    stop: {
      "--dot": "{colors.accent}",
      "--reach": "3rem",
      position: "relative",
      ps: { base: "8", md: "13rem" },
      minWidth: "0",
      "&::before": {
        content: '""',
        position: "absolute",
        insetInlineStart: { base: "0", md: "10.5rem" },
        top: "0.35rem",
        boxSize: "0.75rem",
        borderRadius: "full",
        borderWidth: "2px",
        borderColor: "accent",
        background: "var(--dot)",
      },
      // The line continues to the next entry.
      "&:not(:last-child)::after": {
        content: '""',
        position: "absolute",
        insetInlineStart: {
          base: "calc(0.375rem - {borderWidths.rule} / 2)",
          md: "calc(10.875rem - {borderWidths.rule} / 2)",
        },
        top: "1.6rem",
        bottom: "calc(0.15rem - var(--reach))",
        borderInlineStartWidth: "rule",
        borderColor: "line",
      },
    },
    employer: { textStyle: "item", pb: "4" },
    entry: { ...stack("2"), alignItems: "start" },
    // Where they fit, dates are in a column before the line.
    date: { md: { position: "absolute", insetInlineStart: "0", top: "0.1rem", width: "9rem", textWrap: "balance" } },
    picture: { width: "full", maxWidth: "24rem" },
    frame: {},
  },
  variants: {
    layout: {
      line: {},
      // Each entry in a box. Its dot is level with the first line of its text.
      boxes: {
        line: { maxWidth: "full", gap: "8" },
        stop: {
          "--reach": "2rem",
          "&::before": { borderWidth: "rule", top: "1.75rem" },
          "&:not(:last-child)::after": { top: "2.5rem", bottom: "calc(-1.75rem - var(--reach))" },
        },
        employer: { pt: "6" },
        entry: { layerStyle: "entry" },
        date: { md: { top: "1.6rem" } },
      },
    },
    // The line for one employer's positions, within the main line.
    within: {
      true: {
        line: { gap: "8", marginInlineStart: { md: "-13rem" } },
        stop: { "--dot": "{colors.page}", "--reach": "2rem" },
      },
    },
  },
  defaultVariants: { layout: "line" },
});
