import type { SlotRecipes } from "../../theme/design.ts";

/** What stands in a section beside which the page has no other with a title. */
const inOnlySection =
  "main:not(:has(> div section > h2)) > section:not(section:has(> h2) ~ section):not(:has(~ section > h2)) > &";

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
          // Where there is no second one, there is nothing to count.
          [inOnlySection]: { "&:not(h2 ~ h2):not(:has(~ h2))": { _after: { display: "none" } } },
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
