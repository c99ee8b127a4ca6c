import { beside, pageWide, railInset, stack } from "../patterns.ts";
import { slotRecipe } from "../slot-recipe.ts";

export const footer = slotRecipe({
  base: {
    root: {
      borderTopWidth: "rule",
      borderColor: "line",
      mt: "24",
      _print: { mt: "8mm", "& a": { whiteSpace: "nowrap" } },
    },
    inner: { ...pageWide, ...stack("12"), py: "12", _print: { pt: "6mm", pb: "0", gap: "6mm" } },
    columns: {
      display: "grid",
      gap: "8",
      gridTemplateColumns: { base: "1fr", sm: "1fr 1fr", md: "2fr 1fr 1fr" },
      // As wide as their longest line, so that an address does not break within a word.
      _print: { gridTemplateColumns: "1fr auto auto" },
    },
    taglines: {
      layerStyle: "aside",
      maxWidth: "26rem",
      ...stack("2"),
      gridColumn: { sm: "1 / -1", md: "auto" },
      "& ::marker": { color: "accent" },
    },
    column: stack("3"),
    profiles: {},
    title: { textStyle: "overline", color: "muted" },
    list: stack("2"),
    link: {
      display: "inline-flex",
      alignItems: "center",
      gap: "3",
      textDecoration: "inherit",
      // All labels start at one line, also one beside a wordmark.
      "& > svg": { flex: "0 0 {sizes.6}" },
    },
    end: { display: "flex", flexWrap: "wrap", justifyContent: "space-between", alignItems: "center", gap: "4" },
    // Smaller than any page's title.
    invitation: { textStyle: "title", fontSize: "clamp(1.5rem, 1.2rem + 1.6vw, 2.25rem)", lineHeight: "1.15" },
    top: {
      display: "inline-flex",
      alignItems: "center",
      gap: "2",
      minHeight: "target",
      textStyle: "small",
      color: "muted",
      _hover: { color: "text" },
    },
    closing: { textStyle: "small", layerStyle: "aside" },
  },
  variants: {
    layout: {
      below: {},
      // In the page's column beside a rail.
      rail: {
        root: { [beside]: { gridColumn: "2" } },
        inner: { [beside]: { maxWidth: "none", px: "0", ms: railInset.ps, me: railInset.pe } },
        columns: { [beside]: { gridTemplateColumns: "repeat(auto-fit, minmax(min(100%, 11.5rem), 1fr))" } },
        // A rail that has the profiles is always in view.
        profiles: { [beside]: { "header:has(> div > ul) ~ * &": { display: "none" } } },
      },
    },
    // A single sentence is no list.
    listed: { true: { taglines: { listStyle: "disc", ps: "4" } } },
  },
  defaultVariants: { layout: "below" },
});
