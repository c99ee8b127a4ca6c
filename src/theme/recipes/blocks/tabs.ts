import { slotRecipe } from "../slot-recipe.ts";

export const tabs = slotRecipe({
  base: {
    list: {
      display: "flex",
      columnGap: "6",
      boxShadow: "inset 0 -1px {colors.line}",
      // Where a finger finds it, on a phone, it goes on beyond the edge; elsewhere it goes on in a second row.
      flexWrap: { sm: "wrap" },
      overflowX: "auto",
      scrollbarWidth: "none",
    },
    trigger: {
      textStyle: "label",
      color: "muted",
      cursor: "pointer",
      flexShrink: "0",
      maxWidth: "full",
      _focusVisible: { outlineOffset: "-2px" },
      py: "3",
      _hover: { color: "text" },
      // Where the visitor's system forces its colours, it would show a transparent line, too.
      "&:not([aria-selected=true])": { pb: "calc(0.75rem + 2px)" },
      _selected: { color: "text", borderBottomWidth: "2px", borderColor: "accent" },
    },
    content: { pt: "6" },
    root: { overflowWrap: "anywhere" },
  },
});
