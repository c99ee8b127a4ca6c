import * as dataAttributes from "../../../data-attributes.ts";
import { beside, monogramBox, pageWide, railTop } from "../patterns.ts";
import { slotRecipe } from "../slot-recipe.ts";

export const bar = slotRecipe({
  base: {
    root: {
      position: "sticky",
      top: "0",
      zIndex: "bar",
      bg: "page",
      borderBottomWidth: "1px",
      borderColor: "line",
      // The bar is in view already: focus in it must not scroll the page.
      "& a, & button": { scrollMarginTop: "-5rem" },
      // At 400 % zoom a screen has no space for a sticky bar.
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
    // On narrow screens the name beside a monogram is visually hidden; on tablets it gives way to more than five links.
    name: {
      overflow: "hidden",
      textOverflow: "ellipsis",
      whiteSpace: "nowrap",
      "@media (max-width: 43.99rem)": { srOnly: true },
      "header:has(> div > nav > ul > li:nth-child(6)) &": { "@media (max-width: 56.24rem)": { srOnly: true } },
    },
    role: { display: "none" },
    // Controls that are in the side menu instead on narrow screens.
    wide: { display: { base: "none", sm: "inline-flex" } },
    narrow: { display: { sm: "none" } },
    // A link for which phones have no space.
    wideLink: { [`[${dataAttributes.js}] &`]: { display: { base: "none", sm: "list-item" } } },
    // The controls stay beside the links, however many there are.
    nav: { flex: "1 1 12rem" },
    list: { display: "flex", flexWrap: "wrap", columnGap: { base: "3", sm: "6" } },
    // The owner's profiles, in a rail: a bar has no space for them, nor has a rail on narrow screens.
    profiles: { display: "none" },
    // Links to other languages, and the controls.
    end: { display: "flex", alignItems: "center", columnGap: "4" },
    controls: { display: "flex", alignItems: "center", marginInlineEnd: "-2" },
  },
  variants: {
    layout: {
      bar: {},
      // A box of its own over the page. Its links take more space: between phone and desktop only the monogram shows.
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
      // Beside the page where it fits, with the owner's name and role.
      rail: {
        root: {
          [beside]: {
            gridRow: "1 / 3",
            alignSelf: "start",
            height: "100vh",
            "@supports (height: 100dvh)": { height: "100dvh" },
            // A rail higher than the window scrolls by itself.
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
        // The space that is left is under the links: profiles and controls are at the foot.
        nav: { [beside]: { flex: "1 0 auto" } },
        profiles: { [beside]: { display: "flex", gap: "0", marginInlineStart: "-3" } },
        end: { [beside]: { flexDirection: "column", alignItems: "flex-start", rowGap: "4" } },
        controls: { [beside]: { marginInline: "-0.5rem 0" } },
      },
    },
  },
  defaultVariants: { layout: "bar" },
});
