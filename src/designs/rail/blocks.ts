import type { SlotRecipes } from "../../theme/design.ts";
import { leading } from "../../theme/leading.ts";
import { beside } from "./beside.ts";
import { chipTint, edge, panelGlow } from "./tints.ts";

const panel = {
  borderColor: "line",
  background: `radial-gradient(40rem 20rem at 85% -30%, ${panelGlow}, transparent) {colors.surface}`,
};

export const blocks: SlotRecipes = {
  columns: {
    // Beside the rail, each has the whole width.
    base: { root: { [beside]: { gridTemplateColumns: "minmax(0, 1fr)", rowGap: "sections" } } },
  },
  accordion: {
    base: {
      item: { "&[open] > summary": { color: "accent" } },
    },
  },
  tabs: {
    base: {
      list: { boxShadow: "none", columnGap: "2", rowGap: "2" },
      trigger: {
        minHeight: "target",
        px: "4",
        py: "0",
        borderRadius: "full",
        "&:not([aria-selected=true])": { pb: "0", px: "calc(1rem + 1px)" },
        _hover: { bg: chipTint },
        _selected: { bg: chipTint, border: "1px solid {colors.accent}" },
      },
    },
  },
  timeline: { base: { stop: { "&::before": { boxShadow: `0 0 0 5px ${chipTint}` } } } },
  stats: { base: { item: { borderTopWidth: "0", pt: "0" } } },
  testimonials: {
    base: {
      root: {
        bg: "transparent",
        borderWidth: "0",
        borderInlineStartWidth: "2px",
        borderRadius: "0",
        borderColor: "accent",
        py: "0",
        px: "6",
      },
    },
  },
  quote: {
    base: {
      root: { borderInlineStartWidth: "2px" },
      text: { fontSize: "clamp(1.25rem, 1rem + 1.2vw, 1.625rem)", lineHeight: "1.4", letterSpacing: "-0.015em" },
    },
  },
  callToAction: {
    base: {
      root: { ...panel, p: { base: "6", md: "2.5rem" } },
      title: { textStyle: "title", fontSize: "clamp(1.75rem, 1.3rem + 1.6vw, 2.375rem)", lineHeight: leading(1.12) },
    },
  },
  contact: {
    base: {
      // Wide enough for an address and its button side by side.
      list: { gridTemplateColumns: "repeat(auto-fit, minmax(min(100%, 20rem), 1fr))" },
      entry: { borderTopWidth: "0", pt: "0" },
      value: {
        fontSize: "clamp(1.25rem, 1rem + 1.2vw, 1.625rem)",
        fontWeight: "600",
        letterSpacing: "-0.02em",
        lineHeight: "1.35",
      },
    },
  },
  form: { base: { sent: { borderRadius: "control" } } },
  video: { base: { play: { boxShadow: `0 0 0 0.75rem ${chipTint}`, borderColor: edge } } },
};
