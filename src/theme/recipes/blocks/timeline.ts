import { defineSlotRecipe } from "@chakra-ui/react";

/** Entries down a line. */
export const timeline = defineSlotRecipe({
  className: "timeline",
  slots: ["line", "stop", "employer", "entry"],
  base: {
    line: { listStyle: "none", display: "flex", flexDirection: "column", gap: "12", pt: "2", maxWidth: "measure" },
    stop: {
      "--dot": "{colors.accent}",
      "--reach": "3rem",
      position: "relative",
      ps: "8",
      minWidth: "0",
      "&::before": {
        content: '""',
        position: "absolute",
        insetInlineStart: "0",
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
        insetInlineStart: "calc(0.375rem - 0.5px)",
        top: "1.6rem",
        bottom: "calc(0.15rem - var(--reach))",
        borderInlineStartWidth: "1px",
        borderColor: "line",
      },
    },
    employer: { textStyle: "item", pb: "4" },
    entry: { display: "flex", flexDirection: "column", gap: "2", alignItems: "start" },
  },
  variants: {
    // The line of the positions of one employer, within the line of all.
    within: { true: { line: { gap: "8" }, stop: { "--dot": "{colors.page}", "--reach": "2rem" } } },
  },
});
