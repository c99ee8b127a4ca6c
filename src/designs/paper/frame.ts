import type { SlotRecipes } from "../../theme/design.ts";
import { capitals, italic } from "./text-styles.ts";

const doubleRule = { borderStyle: "double", borderColor: "line" } as const;

/** The rule over what is said next, in ink. */
export const inkRule = { borderTopWidth: "1px", borderColor: "text", pt: "3" } as const;

/** Where the wide column of a page begins: after the portrait, and what is between the two. */
export const axis = "24rem";

/** What stands around every page: the bar, titles of sections, the footer, the menu, the greeting. */
export const frame: SlotRecipes = {
  bar: {
    base: {
      root: { ...doubleRule, borderBottomWidth: "3px" },
      inner: {
        minHeight: "4.25rem",
        // The links stand in the middle, whatever is at their sides.
        display: { base: "flex", md: "grid" },
        gridTemplateColumns: "minmax(0, 1fr) auto minmax(0, 1fr)",
      },
      brand: { ...italic, fontSize: "1.3125rem", minWidth: "0" },
      monogram: {
        ...italic,
        display: { base: "grid", md: "none" },
        minWidth: "0",
        px: "0",
        fontSize: "1.375rem",
        bg: "transparent",
        color: "text",
      },
      name: { mdDown: { srOnly: true } },
      list: { columnGap: { base: "3", sm: "4", lg: "8" } },
      end: { justifySelf: "end" },
      controls: { justifySelf: "end" },
    },
  },
  section: {
    base: {
      root: { gap: "6" },
      title: {
        "section > &": {
          "&:is(h2):first-child": inkRule,
          "&:is(h1)": { borderBottomWidth: "1px", borderColor: "text", pb: "1.25rem" },
        },
      },
    },
    variants: {
      text: {
        // Text stands in the wide column of the page's two, as that beside a portrait does.
        // By the side of the page: what is written in another direction, as code is, stands there, too.
        true: {
          root: {
            "main > &": {
              lg: {
                "& > :not(:is(h1, h2):first-child)": {
                  marginLeft: axis,
                  "[dir=rtl] &": { marginLeft: "0", marginRight: axis },
                },
              },
            },
          },
        },
      },
    },
  },
  footer: {
    base: {
      root: { ...doubleRule, borderTopWidth: "3px", mt: "sections" },
      inner: { py: { base: "12", md: "16" } },
      invitation: { maxWidth: "18ch" },
      taglines: { ...italic, listStyle: "none!", ps: "0!" },
      title: capitals,
      end: { borderTopWidth: "1px", borderColor: "line", pt: "4" },
      closing: italic,
    },
  },
  sideMenu: {
    base: { root: { borderColor: "text" }, list: { pt: "12" } },
  },
  landing: {
    base: {
      root: { justifyItems: "center" },
      monogram: {
        fontFamily: "display",
        fontSize: "clamp(5rem, 3rem + 9vw, 9rem)",
        lineHeight: "1",
        minWidth: "0",
        height: "auto",
        px: "0",
        bg: "transparent",
        color: "accent",
      },
      greeting: {
        ...italic,
        ...doubleRule,
        textStyle: "lead",
        borderTopWidth: "3px",
        pt: "6",
        mt: "4",
        minWidth: "min(20rem, 100%)",
      },
      title: { textStyle: "title" },
      progress: { height: "2px" },
    },
  },
};
