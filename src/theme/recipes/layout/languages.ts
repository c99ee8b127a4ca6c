import { beside } from "../patterns.ts";
import { slotRecipe } from "../slot-recipe.ts";

/** Language names have the font of labels, but keep their own capitalization. */
const name = {
  textStyle: "label",
  fontSize: "0.8125rem",
  letterSpacing: "normal",
  textTransform: "none",
  color: "muted",
  whiteSpace: "nowrap",
  _hover: { color: "text" },
} as const;

/** A list in place, not over the page. */
const plainList = {
  position: "static",
  gridAutoFlow: "row",
  gridTemplateRows: "none",
  maxHeight: "none",
  p: "0",
  bg: "transparent",
  borderWidth: "0",
  boxShadow: "none",
} as const;

/** Links to a page's other languages: in the bar, on phones in the side menu, or below the page if there is none. */
export const languages = slotRecipe({
  base: {
    root: {},
    row: { display: "flex", columnGap: "4" },
    // Many links open over the page.
    menu: { position: "relative" },
    own: {
      ...name,
      display: "flex",
      alignItems: "center",
      gap: "1",
      minHeight: "control",
      cursor: "pointer",
      listStyle: "none",
      "&::-webkit-details-marker": { display: "none" },
      // A click outside the open list closes it: a pseudo-element of the summary covers the window.
      "[open] > &": {
        "&::before": {
          content: '""',
          position: "fixed",
          top: "0",
          insetInline: "0",
          height: "100vh",
          cursor: "default",
        },
        "& > svg": { rotate: "180deg" },
      },
    },
    list: {
      position: "absolute",
      insetInlineEnd: "0",
      top: "calc(100% + {spacing.2})",
      zIndex: "1",
      display: "grid",
      // Columns of equal length.
      gridAutoFlow: "column",
      gridTemplateRows: "repeat(var(--rows), auto)",
      columnGap: "8",
      maxHeight: "calc(100vh - 6rem)",
      overflowY: "auto",
      px: "4",
      py: "3",
      bg: "surface",
      borderWidth: "rule",
      borderColor: "line",
      borderRadius: "card",
      boxShadow: "0 12px 32px rgb(0 0 0 / 0.12)",
    },
    link: { ...name, textDecoration: "none", py: "2", _hover: { color: "text", textDecoration: "underline" } },
    below: { display: { sm: "none" } },
    columns: {
      display: "grid",
      gridTemplateColumns: "repeat(auto-fill, minmax(8.5rem, 1fr))",
      columnGap: "4",
      px: "gutter",
      pb: "12",
    },
  },
  variants: {
    place: {
      bar: { root: { display: { base: "none", sm: "block" } } },
      // Pushes the menu's links down, instead of covering them.
      menu: {
        own: { "[open] > &": { "&::before": { display: "none" } } },
        list: { ...plainList, gridTemplateColumns: "repeat(auto-fill, minmax(7rem, 1fr))" },
      },
    },
    layout: {
      bar: {},
      // A rail that scrolls would clip a list positioned over it.
      rail: {
        own: { [beside]: { "[open] > &": { "&::before": { display: "none" } } } },
        list: {
          [beside]: { ...plainList, gridTemplateColumns: "repeat(2, auto)" },
        },
      },
    },
  },
  defaultVariants: { layout: "bar" },
});
