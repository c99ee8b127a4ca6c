import * as marks from "../../../marks.ts";
import { beside, monogramBox, pageWide, railTop } from "../patterns.ts";
import { slotRecipe } from "../slot-recipe.ts";

/** The bar at the top of every page. */
export const bar = slotRecipe({
  base: {
    root: {
      position: "sticky",
      top: "0",
      zIndex: "bar",
      bg: "page",
      borderBottomWidth: "1px",
      borderColor: "line",
      // The bar is in sight already: focus in it scrolls nothing.
      "& a, & button": { scrollMarginTop: "-5rem" },
      // At 400 % a screen has no room to give away.
      "@media (max-height: 20rem)": { position: "static" },
    },
    inner: {
      ...pageWide,
      py: "2",
      minHeight: "16",
      display: "flex",
      flexWrap: "wrap",
      alignItems: "center",
      justifyContent: "space-between",
      columnGap: { base: "3", sm: "6" },
    },
    brand: {
      display: "inline-flex",
      alignItems: "center",
      gap: "3",
      minHeight: "target",
      color: "text",
      textDecoration: "none",
      fontWeight: "semibold",
    },
    monogram: {
      ...monogramBox("8"),
      flexShrink: "0",
      px: "1",
      fontSize: "0.75rem",
      letterSpacing: "0",
      borderRadius: "control",
    },
    // Beside a monogram it is heard and not seen where there is little room.
    name: {
      overflow: "hidden",
      textOverflow: "ellipsis",
      whiteSpace: "nowrap",
      "@media (max-width: 43.99rem)": { srOnly: true },
    },
    role: { display: "none" },
    // The controls that a side menu has, too, where there is little room.
    wide: { display: { base: "none", sm: "inline-flex" } },
    narrow: { display: { sm: "none" } },
    motion: {},
    // A link for which a phone has no room.
    wideLink: { [`[${marks.js}] &`]: { display: { base: "none", sm: "list-item" } } },
    // However many links there are, the controls stay beside them.
    nav: { flex: "1 1 12rem" },
    list: { display: "flex", flexWrap: "wrap", columnGap: { base: "3", sm: "6" } },
    // The links to other languages and the controls, where there are both.
    end: { display: "flex", alignItems: "center", columnGap: "4" },
    controls: { display: "flex", alignItems: "center", marginInlineEnd: "-2" },
  },
  variants: {
    layout: {
      bar: {},
      // A box of its own over the page, whose links take more room: between a phone and a desktop the monogram is the name.
      floating: {
        root: {
          top: "3",
          mt: "3",
          mx: "auto",
          width: "min(67rem, 100% - 2rem)",
          bg: "surface",
          borderWidth: "rule",
          borderRadius: "card",
        },
        inner: {
          px: { base: "2", sm: "4" },
          py: "1",
          minHeight: "14",
          columnGap: { base: "1", sm: "4" },
          flexWrap: { sm: "nowrap" },
        },
        name: { mdDown: { srOnly: true } },
        list: { columnGap: "1", justifyContent: { sm: "center" } },
      },
      // Beside the page, where there is room: it says who somebody is.
      rail: {
        root: {
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
            pt: railTop,
            pb: "6",
            ps: "clamp(1.5rem, 4vw, 4rem)",
            pe: "6",
          },
        },
        monogram: { [beside]: { display: "none" } },
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
        list: { [beside]: { flexDirection: "column", justifyContent: "flex-start" } },
        end: { [beside]: { mt: "auto", flexDirection: "column", alignItems: "flex-start", rowGap: "4" } },
        controls: { [beside]: { mt: "auto", marginInline: "-0.5rem 0" } },
        // What has nothing to pause leaves its room at the end.
        motion: { [beside]: { order: "1" } },
      },
    },
  },
  defaultVariants: { layout: "bar" },
});
