import * as marks from "../../marks.ts";
import type { SlotRecipes } from "../../theme/design.ts";
import { inked, onSun, rays, shadow } from "./ink.ts";

/** From one side of the window to the other, behind what stands in the middle of it. */
export const acrossWindow = {
  content: '""',
  position: "absolute",
  insetBlock: "0",
  insetInline: "calc(50% - 50vw)",
  zIndex: "-1",
  borderBottomWidth: "2.5px",
  borderColor: "line",
} as const;

/** The band that a page begins with. */
const opening = {
  color: "var(--ink)",
  colorScheme: "light",
  pb: { base: "8", md: "12" },
  "&::before": { ...acrossWindow, top: "-12rem", bg: "var(--sun)" },
} as const;

/** What stands around every page: a bar that floats, titles, a footer on a tint. */
export const frame: SlotRecipes = {
  page: { base: { root: { overflowX: "clip" }, main: { pt: { base: "8", md: "12" } } } },
  bar: {
    base: {
      root: {
        ...inked,
        top: "3",
        mt: "3",
        mx: "auto",
        width: "min(67rem, 100% - 2rem)",
        bg: "surface",
        borderRadius: "card",
        boxShadow: shadow(4),
      },
      inner: {
        px: { base: "2", sm: "4" },
        py: "1",
        minHeight: "14",
        columnGap: { base: "1", sm: "4" },
        flexWrap: { sm: "nowrap" },
      },
      brand: {
        fontFamily: "display",
        fontWeight: "800",
        fontSize: "1.125rem",
        letterSpacing: "calc(var(--tight) / 2)",
      },
      monogram: { ...onSun, borderWidth: "2px", borderColor: "line", fontWeight: "700" },
      // Its links take more room than others': between a phone and a desktop the monogram stands for the name.
      name: { mdDown: { srOnly: true } },
      list: { columnGap: "1", justifyContent: { sm: "center" } },
    },
  },
  section: {
    base: {
      root: { gap: "6" },
      // Where a page begins with a block's title and has no other heading.
      title: { "&:is(h1)": { position: "relative", mb: { base: "6", md: "12" }, ...opening } },
    },
  },
  footer: {
    base: {
      root: { bg: "var(--sky)", borderTopWidth: "2.5px" },
      inner: { containerType: "inline-size" },
      invitation: { textWrap: "balance" },
      taglines: { textStyle: "lead", color: "text", "& ::marker": { color: "text" } },
      title: { color: "text" },
      end: { borderTopWidth: "2.5px", borderColor: "line", pt: "6" },
      closing: { color: "text" },
      top: { color: "text", fontWeight: "700", _hover: { textDecoration: "underline" } },
    },
  },
  languages: {
    base: {
      list: { ...inked, boxShadow: shadow(4), borderRadius: "card" },
      // It goes on with the footer.
      below: { bg: "var(--sky)" },
    },
  },
  sideMenu: { base: { root: { borderInlineStartWidth: "2.5px" } } },
  landing: {
    base: {
      root: { ...onSun, "--at": "50% 50%", bg: rays, containerType: "inline-size" },
      monogram: { ...inked, bg: "surface", color: "text", fontWeight: "700", boxShadow: shadow(5), rotate: "-4deg" },
      greeting: { color: "inherit" },
      progress: { height: "0.75rem", bg: "var(--ink)" },
    },
  },
  heading: {
    base: {
      root: {
        position: "relative",
        containerType: "inline-size",
        gap: "4",
        "main > &": {
          "&:first-child": {
            ...opening,
          },
        },
      },
      intro: { color: "inherit" },
    },
  },
  figure: {
    base: {
      root: {
        // What stands by itself, and not in a frame that has a line of its own.
        "li > &, section > &": {
          "& picture": { ...inked, borderRadius: "card" },
          [`&:not([${marks.edges}]) picture`]: { boxShadow: shadow(6) },
        },
        [`&[${marks.edges}] picture`]: { borderRadius: "0!", borderInlineWidth: "0!" },
      },
      caption: { pt: "4" },
    },
  },
};
