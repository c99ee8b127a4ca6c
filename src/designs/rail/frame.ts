import * as marks from "../../marks.ts";
import type { SlotRecipes } from "../../theme/design.ts";
import { beside } from "./beside.ts";
import { edge, glow, panelGlow } from "./tints.ts";

/** The room above what stands at the top of a window, also where that is low. */
const top = "clamp(2rem, 10vh, 6rem)";
const inset = { ps: "clamp(1.5rem, 3vw, 3rem)", pe: "clamp(1.5rem, 4vw, 4rem)", maxWidth: "none" };

/** What stands around every page: the bar, which becomes a rail, the titles of sections, the footer. */
export const frame: SlotRecipes = {
  page: {
    base: {
      root: {
        [beside]: {
          display: "grid",
          gridTemplateColumns: "clamp(18rem, 30vw, 26rem) minmax(0, 1fr)",
          gridTemplateRows: "1fr auto",
          width: "full",
          maxWidth: "84rem",
          mx: "auto",
        },
      },
      main: {
        [beside]: {
          gridColumn: "2",
          pt: top,
          ...inset,
          // What goes from edge to edge has the edges of this column.
          [`&:has([${marks.edges}])`]: { containerType: "inline-size" },
        },
      },
    },
  },
  bar: {
    base: {
      root: {
        bg: "color-mix(in srgb, {colors.page} 84%, transparent)",
        backdropFilter: "blur(12px)",
        [beside]: {
          gridRow: "1 / 3",
          alignSelf: "start",
          height: "100vh",
          "@supports (height: 100dvh)": { height: "100dvh" },
          // A rail that is higher than the window scrolls by itself.
          overflowY: "auto",
          scrollbarWidth: "thin",
          bg: "transparent",
          backdropFilter: "none",
          borderWidth: "0",
          "& a, & button": { scrollMarginBlock: "0.5rem" },
        },
      },
      inner: {
        [beside]: {
          minHeight: "full",
          flexDirection: "column",
          flexWrap: "nowrap",
          alignItems: "flex-start",
          justifyContent: "flex-start",
          gap: "clamp(1.5rem, 6vh, 3rem)",
          pt: top,
          pb: "6",
          ps: "clamp(1.5rem, 4vw, 4rem)",
          pe: "6",
        },
      },
      monogram: { borderRadius: "full", [beside]: { display: "none" } },
      brand: { [beside]: { display: "block", maxWidth: "full" } },
      name: {
        [beside]: {
          display: "block",
          textStyle: "display",
          fontSize: "clamp(2rem, 3.2vw, 2.75rem)",
          whiteSpace: "normal",
          overflow: "visible",
          overflowWrap: "anywhere",
        },
      },
      role: {
        [beside]: {
          display: "block",
          mt: "0.875rem",
          maxWidth: "18rem",
          fontSize: "1.0625rem",
          lineHeight: "1.45",
          fontWeight: "normal",
          color: "muted",
          textWrap: "pretty",
        },
      },
      list: {
        columnGap: { base: "3", sm: "4" },
        justifyContent: { sm: "center" },
        [beside]: { flexDirection: "column", justifyContent: "flex-start" },
      },
      end: { [beside]: { mt: "auto", flexDirection: "column", alignItems: "flex-start", rowGap: "4" } },
      // What has nothing to pause leaves its room at the end.
      controls: { [beside]: { mt: "auto", marginInline: "-0.5rem 0", "& > :first-child": { order: "1" } } },
    },
  },
  languages: {
    base: {
      // A rail that scrolls by itself would cut off what stands over it.
      menu: { [beside]: { "&[open] > summary::before": { display: "none" } } },
      list: {
        [beside]: {
          position: "static",
          gridAutoFlow: "row",
          gridTemplateRows: "none",
          gridTemplateColumns: "repeat(2, auto)",
          maxHeight: "none",
          p: "0",
          bg: "transparent",
          borderWidth: "0",
          boxShadow: "none",
        },
      },
    },
  },
  section: {
    base: {
      root: { gap: "6" },
      title: {
        // A line leads on from the words to the edge.
        "&:is(h2)": {
          display: "flex",
          alignItems: "center",
          gap: "4",
          "&::after": { content: '""', flex: "1", minWidth: "8", borderTopWidth: "1px", borderColor: "line" },
        },
      },
      // Words in a text are no label.
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
      root: { borderTopWidth: "0", [beside]: { gridColumn: "2" } },
      inner: {
        borderTopWidth: "1px",
        borderColor: "line",
        [beside]: { ...inset, px: "0", ms: inset.ps, me: inset.pe },
      },
      columns: { [beside]: { gridTemplateColumns: "repeat(auto-fit, minmax(min(100%, 11.5rem), 1fr))" } },
      invitation: { textStyle: "title", maxWidth: "16em" },
    },
  },
  sideMenu: {
    base: { root: { borderStartStartRadius: "card", borderEndStartRadius: "card" } },
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
