import type { SlotRecipes } from "../../theme/design.ts";
import { edge, glow, panelGlow } from "./tints.ts";

/** Slots of what surrounds every page. */
export const layoutSlots: SlotRecipes = {
  page: { defaultVariants: { layout: "rail" } },
  bar: {
    base: {
      root: {
        // Without a backdrop filter, the text under the bar would show through.
        "@supports (backdrop-filter: blur(1px))": {
          bg: "color-mix(in srgb, {colors.page} 84%, transparent)",
          backdropFilter: "blur(12px)",
        },
      },
      monogram: { borderRadius: "full" },
      list: { columnGap: { base: "3", sm: "4" }, justifyContent: { sm: "center" } },
    },
    defaultVariants: { layout: "rail" },
  },
  languages: { defaultVariants: { layout: "rail" } },
  section: {
    base: {
      title: {
        // A line from the text to the edge.
        "&:is(h2)": {
          display: "flex",
          alignItems: "center",
          gap: "4",
          "&::after": { content: '""', flex: "1", minWidth: "8", borderTopWidth: "1px", borderColor: "line" },
        },
      },
      // A heading within text is no label.
      passage: {
        "&:is(h1, h2, h3, h4, h5, h6)": {
          display: "block",
          fontSize: "1.375rem",
          letterSpacing: "-0.02em",
          textTransform: "none",
          "&::after": { display: "none" },
        },
      },
    },
  },
  footer: {
    base: {
      root: { borderTopWidth: "0" },
      inner: { borderTopWidth: "1px", borderColor: "line" },
      invitation: { textStyle: "title", maxWidth: "16em" },
    },
    defaultVariants: { layout: "rail" },
  },
  sideMenu: {
    // Icons without borders are apart by the width of their targets alone.
    base: { root: { borderStartStartRadius: "card", borderEndStartRadius: "card" }, profiles: { columnGap: "0" } },
  },
  landing: {
    base: {
      root: { backgroundImage: `radial-gradient(50rem 30rem at 50% 110%, ${panelGlow}, transparent)` },
      monogram: {
        boxSize: "24",
        borderRadius: "full",
        bg: "transparent",
        color: "text",
        fontSize: "1.75rem",
        fontWeight: "700",
        border: "1px solid {colors.accent}",
        boxShadow: `0 0 4rem ${glow}`,
      },
      skip: { borderColor: edge },
    },
  },
};
