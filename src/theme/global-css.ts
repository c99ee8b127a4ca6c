import { defineGlobalStyles } from "@chakra-ui/react";
import * as marks from "../marks.ts";

/** What holds for the whole document. */
export const globalCss = defineGlobalStyles({
  html: {
    colorScheme: "light dark",
    fontFamily: "body",
    scrollbarGutter: "stable",
    scrollPaddingTop: "5rem",
    interpolateSize: "allow-keywords",
    [`&[${marks.colorMode}=light]` as const]: { colorScheme: "light" },
    [`&[${marks.colorMode}=dark]` as const]: { colorScheme: "dark" },
  },
  body: {
    bg: "page",
    color: "text",
    textStyle: "body",
  },
  // Each text is read in its own direction, whatever the site's language, and turns nothing that stands beside it;
  // which side it is aligned to is the page's to say.
  [`p, li, dt, dd, h1, h2, h3, h4, h5, h6, a, [${marks.island}]`]: {
    unicodeBidi: "plaintext",
    textAlign: "match-parent",
    // Also where a box takes the width of its longest word: a word may be longer than any screen.
    overflowWrap: "anywhere",
  },
  // What stands in a flexible box is a text of its own.
  "button, a > span": { unicodeBidi: "plaintext" },
  // A telephone number is read as one.
  "a[href^='tel:']": { whiteSpace: "nowrap" },
  // An arrow points along the lines or against them, whichever way these run.
  [`[dir=rtl] [${marks.points}]`]: { transform: "scaleX(-1)" },
  "::selection": { bg: "color-mix(in srgb, {colors.accent} 26%, transparent)" },
  ":focus-visible": { outline: "2px solid {colors.accent}", outlineOffset: "3px", borderRadius: "3px" },
  ":focus:not(:focus-visible)": { outline: "none" },
  "*, ::before, ::after, ::details-content": {
    "@media (prefers-reduced-motion: reduce)": { transitionDuration: "0s!", animationDuration: "0s!" },
  },
});
