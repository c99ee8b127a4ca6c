import { defineGlobalStyles } from "@chakra-ui/react";
import * as marks from "../marks.ts";
import { settings } from "../settings.ts";
import { target } from "./recipes/parts/link.ts";

const modeSigns = `[${marks.control}=${settings.colorMode}] >`;
const still = { "@media (prefers-reduced-motion: reduce)": { transitionDuration: "0s!", animationDuration: "0s!" } };

/** What holds for the whole document. */
export const globalCss = defineGlobalStyles({
  html: {
    colorScheme: "light dark",
    fontFamily: "body",
    scrollbarGutter: "stable",
    scrollPaddingTop: "5rem",
    interpolateSize: "allow-keywords",
    // A finger needs more room than a pointer (WCAG 2.2, criterion 2.5.5).
    "@media (pointer: coarse)": { "--control": "2.75rem" },
    [`&[${marks.colorMode}=light]` as const]: { colorScheme: "light" },
    [`&[${marks.colorMode}=dark]` as const]: { colorScheme: "dark" },
  },
  // A page stands still behind a modal dialog; what its scrollbar had is kept, and dimmed like the rest.
  // By an attribute: to ask what a page has in it takes as long as it is long, and at every change of it.
  [`html[${marks.modal}]`]: { overflow: "hidden", scrollbarGutter: "auto", paddingInlineEnd: "var(--scrollbar, 0px)" },
  // The control for light and dark shows the sign of what is chosen, which names it. Every page has two of them.
  [`${modeSigns} *`]: { display: "none" },
  [`html:not([${marks.colorMode}=light], [${marks.colorMode}=dark]) ${modeSigns} :first-child, [${marks.colorMode}=light] ${modeSigns} :nth-child(2), [${marks.colorMode}=dark] ${modeSigns} :last-child`]:
    { display: "block" },
  "nav a, footer a, dl a": target,
  body: {
    bg: "page",
    color: "text",
    textStyle: "body",
    // By a side's name all texts of a page inherit it, whichever direction is theirs; `directionCss` turns it round.
    textAlign: "left",
  },
  // Each text is read in its own direction, whatever the site's language, and turns nothing that stands beside it;
  // which side it is aligned to is the page's to say.
  [`p, li, dt, dd, h1, h2, h3, h4, h5, h6, a, blockquote, figcaption, label, [${marks.island}]`]: {
    unicodeBidi: "plaintext",
    // Also where a box takes the width of its longest word: a word may be longer than any screen.
    overflowWrap: "anywhere",
  },
  // Letters that are joined are not drawn apart.
  "[dir=rtl] *": { letterSpacing: "normal!" },
  // What stands in a flexible box is a text of its own.
  "button, a > span": { unicodeBidi: "plaintext" },
  // Formulas keep the sizes and the room that browsers give them: what is raised is smaller, matrices have columns. Their
  // letters are those of a font that knows how signs grow with what they stand for, where the system has one.
  "math, math *": { font: "revert", padding: "revert" },
  math: { fontFamily: 'math,"Cambria Math","STIX Two Math","Latin Modern Math","DejaVu Math TeX Gyre",serif' },
  // A telephone number is read as one.
  "a[href^='tel:']": { whiteSpace: "nowrap" },
  // An arrow points along the lines or against them, whichever way these run.
  [`[dir=rtl] [${marks.points}]`]: { transform: "scaleX(-1)" },
  "::selection": { bg: "color-mix(in srgb, {colors.accent} 26%, transparent)" },
  ":focus-visible": { outline: "2px solid {colors.accent}", outlineOffset: "3px", borderRadius: "3px" },
  ":focus:not(:focus-visible)": { outline: "none" },
  // A heading that gets the focus after a change of page is as wide as its words.
  "h1[tabindex]": { width: "fit-content" },
  "*, ::before, ::after": still,
  // By itself: where one selector of a list is not known, the whole rule is lost.
  "::details-content": still,
});
