import { pageWide, stack } from "../patterns.ts";
import { slotRecipe } from "../slot-recipe.ts";

/** What stands under every page. */
export const footer = slotRecipe({
  base: {
    root: { borderTopWidth: "1px", borderColor: "line", mt: "24" },
    inner: { ...pageWide, ...stack("12"), py: "12" },
    columns: { display: "grid", gap: "8", gridTemplateColumns: { base: "1fr", sm: "1fr 1fr", md: "2fr 1fr 1fr" } },
    taglines: {
      color: "muted",
      maxWidth: "26rem",
      ...stack("2"),
      gridColumn: { sm: "1 / -1", md: "auto" },
      "& ::marker": { color: "accent" },
    },
    column: stack("3"),
    title: { textStyle: "label", color: "muted" },
    list: stack("2"),
    link: { display: "inline-flex", alignItems: "center", gap: "3", textDecoration: "inherit" },
    end: { display: "flex", flexWrap: "wrap", justifyContent: "space-between", alignItems: "center", gap: "4" },
    invitation: { textStyle: "title" },
    top: {
      display: "inline-flex",
      alignItems: "center",
      gap: "2",
      minHeight: "target",
      textStyle: "small",
      color: "muted",
      _hover: { color: "text" },
    },
    closing: { textStyle: "small", color: "muted" },
  },
});
