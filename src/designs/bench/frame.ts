import type { SlotRecipes } from "../../theme/design.ts";

/** What stands around every page: the bar, the titles of its sections, the footer. */
export const frame: SlotRecipes = {
  page: {
    base: { root: { counterReset: "section", overflowX: "clip" } },
  },
  bar: {
    base: {
      root: {
        // Where nothing blurs what is under it, words would show through.
        "@supports (backdrop-filter: blur(1px))": {
          bg: "color-mix(in srgb, {colors.page} 86%, transparent)",
          backdropFilter: "blur(10px)",
        },
      },
      list: { justifyContent: { sm: "flex-end" } },
      monogram: { borderRadius: "0.5rem" },
    },
  },
  section: {
    base: {
      root: { gap: "6" },
      title: {
        // A rule across, the title at its beginning, its number at the end.
        "&:is(h2)": {
          counterIncrement: "section",
          display: "flex",
          justifyContent: "space-between",
          alignItems: "baseline",
          gap: "4",
          borderTopWidth: "1px",
          borderColor: "text",
          pt: "4",
          "&::after": {
            content: 'counter(section, decimal-leading-zero) / ""',
            textStyle: "label",
            color: "muted",
            whiteSpace: "nowrap",
          },
        },
      },
    },
  },
  footer: {
    base: { root: { borderColor: "text" } },
  },
  sideMenu: {
    base: { list: { display: "flex", flexDirection: "column" } },
  },
};
