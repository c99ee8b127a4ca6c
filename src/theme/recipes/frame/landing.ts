import { monogramBox } from "../patterns.ts";
import { slotRecipe } from "../slot-recipe.ts";

/** The greeting over the page. */
export const landing = slotRecipe({
  base: {
    root: {
      position: "fixed",
      top: "0",
      insetInline: "0",
      height: "100%",
      zIndex: "landing",
      display: "grid",
      placeContent: "center",
      gap: "4",
      px: "gutter",
      textAlign: "center",
      bg: "page",
    },
    monogram: {
      ...monogramBox("16"),
      justifySelf: "center",
      px: "2",
      fontSize: "1.5rem",
      borderRadius: "card",
      // At 400 % a screen has room for the words alone.
      "@media (max-height: 20rem)": { display: "none" },
    },
    greeting: { textStyle: "lead", color: "muted" },
    title: { textStyle: "display", textWrap: "balance" },
    // How much of its time has gone.
    progress: {
      position: "absolute",
      insetInlineStart: "0",
      bottom: "0",
      width: "full",
      height: "3px",
      bg: "accent",
      transformOrigin: "0 0",
      "[dir=rtl] &": { transformOrigin: "100% 0" },
    },
    skip: { justifySelf: "center", mt: "4" },
  },
});
