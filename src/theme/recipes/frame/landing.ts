import * as marks from "../../../marks.ts";
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
      animation: `leave 600ms cubic-bezier(0.7, 0, 0.84, 0) var(--stays) forwards, gone 1ms calc(var(--stays) + 600ms) forwards`,
      // Beside the transform of its own leaving: sent off on its way, it goes on from where it is. Where the root has
      // the mark from the beginning, nothing is seen of it: a first style has no transition.
      [`[${marks.greeted}] &`]: {
        translate: "0 -100%",
        visibility: "hidden",
        transition: "translate 600ms cubic-bezier(0.22, 1, 0.36, 1), visibility 600ms",
      },
      // Without scripts its link leads to the page, which is before it.
      [`#${marks.rootId}:target ~ &`]: { display: "none" },
      "@media (prefers-reduced-motion: reduce)": { animation: "gone 1ms var(--stays) forwards" },
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
    greeting: { textStyle: "lead", layerStyle: "aside" },
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
      animation: "fill var(--stays) linear forwards",
      "@media (prefers-reduced-motion: reduce)": { display: "none" },
    },
    skip: { justifySelf: "center", mt: "4" },
  },
});
