import { stack } from "../patterns.ts";
import { slotRecipe } from "../slot-recipe.ts";

/** Entries down a line. */
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
      // The line runs on to the next one.
      "&:not(:last-child)::after": {
        content: '""',
        position: "absolute",
        insetInlineStart: { base: "calc(0.375rem - 0.5px)", md: "calc(10.875rem - 0.5px)" },
        top: "1.6rem",
        bottom: "calc(0.15rem - var(--reach))",
        borderInlineStartWidth: "1px",
        borderColor: "line",
      },
    },
    employer: { textStyle: "item", pb: "4" },
    entry: {
      ...stack("2"),
      alignItems: "start",
      // Where there is room, the dates are a column before the line.
      md: {
        "& > time": { position: "absolute", insetInlineStart: "0", top: "0.1rem", width: "9rem", textWrap: "balance" },
      },
    },
  },
  variants: {
    // The line of the positions of one employer, within the line of all.
    within: {
      true: {
        line: { gap: "8", marginInlineStart: { md: "-13rem" } },
        stop: { "--dot": "{colors.page}", "--reach": "2rem" },
      },
    },
  },
});
