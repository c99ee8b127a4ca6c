import { stack } from "../patterns.ts";
import { slotRecipe } from "../slot-recipe.ts";

export const tabs = slotRecipe({
  base: {
    list: {
      display: "flex",
      columnGap: "6",
      boxShadow: "inset 0 -1px {colors.line}",
      // On phones the list scrolls beyond the edge, where a finger finds it; elsewhere it wraps.
      flexWrap: { sm: "wrap" },
      overflowX: "auto",
      scrollbarWidth: "none",
    },
    trigger: {
      textStyle: "overline",
      color: "muted",
      cursor: "pointer",
      flexShrink: "0",
      maxWidth: "full",
      _focusVisible: { outlineOffset: "-2px" },
      py: "3",
      _hover: { color: "text" },
      // Padding instead of a transparent border, which forced colours would show.
      "&:not([aria-selected=true])": { pb: "calc(0.75rem + 2px)" },
      _selected: { color: "text", borderBottomWidth: "2px", borderColor: "accent" },
    },
    content: { pt: "6" },
    // Heading of a panel where there are no tabs.
    heading: { pb: "3" },
    title: { textStyle: "section" },
    panel: stack("12"),
    root: { overflowWrap: "anywhere" },
  },
  variants: {
    layout: {
      line: {},
      buttons: { list: { boxShadow: "none", columnGap: "2", rowGap: "2" }, trigger: { px: "4" } },
    },
  },
  defaultVariants: { layout: "line" },
});
