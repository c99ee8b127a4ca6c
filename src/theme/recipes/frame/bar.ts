import { monogramBox, pageWide } from "../patterns.ts";
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
    // However many links there are, the controls stay beside them.
    nav: { flex: "1 1 12rem" },
    list: { display: "flex", flexWrap: "wrap", columnGap: { base: "3", sm: "6" } },
    // The links to other languages and the controls, where there are both.
    end: { display: "flex", alignItems: "center", columnGap: "4" },
    controls: { display: "flex", alignItems: "center", marginInlineEnd: "-2" },
  },
});
