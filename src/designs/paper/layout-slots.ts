import type { SlotRecipes } from "../../theme/design.ts";

/** For secondary text. */
export const italic = { fontFamily: "body", fontStyle: "italic", fontWeight: "normal" } as const;

export const inkRule = { borderTopWidth: "1px", borderColor: "text", pt: "3" } as const;
const doubleRule = { borderStyle: "double", borderColor: "line" } as const;

/** Slots of what surrounds every page. */
export const layoutSlots: SlotRecipes = {
  bar: {
    base: {
      root: { ...doubleRule, borderBottomWidth: "3px" },
      inner: {
        minHeight: "4.25rem",
        // The links are centred, whatever is beside them.
        display: { base: "flex", md: "grid" },
        columnGap: { base: "3", sm: "3", md: "6" },
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
      list: { columnGap: { base: "3", sm: "3", md: "4", lg: "8" } },
      end: { justifySelf: "end" },
      controls: { justifySelf: "end" },
    },
  },
  section: {
    base: {
      title: {
        "&:is(h2):first-child": inkRule,
        "&:is(h1)": { borderBottomWidth: "1px", borderColor: "text", pb: "1.25rem" },
      },
    },
    defaultVariants: { layout: "column" },
  },
  footer: {
    base: {
      root: { ...doubleRule, borderTopWidth: "3px", mt: "sections" },
      inner: { py: { base: "12", md: "16" } },
      invitation: { maxWidth: "18ch" },
      end: { borderTopWidth: "1px", borderColor: "line", pt: "4" },
    },
    variants: { listed: { true: { taglines: { listStyle: "none", ps: "0" } } } },
  },
  sideMenu: { base: { root: { borderColor: "text" }, list: { pt: "12" } } },
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
        ...doubleRule,
        textStyle: "title",
        borderTopWidth: "3px",
        pt: "6",
        mt: "4",
        minWidth: "min(20rem, 100%)",
      },
      progress: { height: "2px" },
    },
  },
};
