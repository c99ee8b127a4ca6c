import * as dataAttributes from "../../../data-attributes.ts";
import { monogramBox } from "../patterns.ts";
import { slotRecipe } from "../slot-recipe.ts";

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
      // `translate` is separate from the exit animation's `transform`: an overlay hidden during that continues from
      // where it is. If the root has the attribute from the start, the overlay is never seen, because a first style has
      // no transition.
      [`[${dataAttributes.landingDone}] &`]: {
        translate: "0 -100%",
        visibility: "hidden",
        transition: "translate 600ms cubic-bezier(0.22, 1, 0.36, 1), visibility 600ms",
      },
      // Without scripts the button is a link to the page, which comes before the overlay.
      [`#${dataAttributes.rootId}:target ~ &`]: { display: "none" },
      "@media (prefers-reduced-motion: reduce)": { animation: "gone 1ms var(--stays) forwards" },
    },
    monogram: {
      ...monogramBox("16"),
      justifySelf: "center",
      px: "2",
      fontSize: "1.5rem",
      borderRadius: "card",
      // At 400 % zoom a screen only has space for the text.
      "@media (max-height: 20rem)": { display: "none" },
    },
    // It says the name.
    greeting: { textStyle: "display" },
    title: { textStyle: "lead", layerStyle: "aside" },
    // Elapsed time.
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
