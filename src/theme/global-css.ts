import { defineGlobalStyles } from "@chakra-ui/react";
import * as dataAttributes from "../data-attributes.ts";
import { preferences } from "../preferences.ts";
import { target } from "./recipes/parts/link.ts";

const modeIcons = `[${dataAttributes.control}=${preferences.colorMode}] >`;
const still = { "@media (prefers-reduced-motion: reduce)": { transitionDuration: "0s!", animationDuration: "0s!" } };

export const globalCss = defineGlobalStyles({
  html: {
    colorScheme: "light dark",
    fontFamily: "body",
    scrollbarGutter: "stable",
    scrollPaddingTop: "5rem",
    interpolateSize: "allow-keywords",
    // Touch targets are larger (WCAG 2.2, criterion 2.5.5).
    "@media (pointer: coarse)": { "--control": "2.75rem" },
    [`&[${dataAttributes.colorMode}=light]` as const]: { colorScheme: "light" },
    [`&[${dataAttributes.colorMode}=dark]` as const]: { colorScheme: "dark" },
  },
  // The page does not scroll behind a modal dialog. The scrollbar's space is kept, and dimmed like the rest. An
  // attribute is used because `:has()` would search the whole page at every change of it.
  [`html[${dataAttributes.modal}]`]: {
    overflow: "hidden",
    scrollbarGutter: "auto",
    paddingInlineEnd: "var(--scrollbar, 0px)",
  },
  // The control for the colour mode shows the icon of the current mode, which names it. Every page has two of them.
  [`${modeIcons} *`]: { display: "none" },
  [`html:not([${dataAttributes.colorMode}=light], [${dataAttributes.colorMode}=dark]) ${modeIcons} :first-child, [${dataAttributes.colorMode}=light] ${modeIcons} :nth-child(2), [${dataAttributes.colorMode}=dark] ${modeIcons} :last-child`]:
    { display: "block" },
  "nav a, footer a, dl a": target,
  body: {
    bg: "page",
    color: "text",
    textStyle: "body",
    // A physical side, so that all texts inherit it whatever their direction. `directionCss` reverses it.
    textAlign: "left",
  },
  // Each text has its own direction, whatever the site's language, and does not affect its neighbours. The page decides
  // how it is aligned.
  [`p, li, dt, dd, h1, h2, h3, h4, h5, h6, a, blockquote, figcaption, label, [${dataAttributes.island}]`]: {
    unicodeBidi: "plaintext",
    // Also applies to the minimum width of a box: a word may be longer than any screen.
    overflowWrap: "anywhere",
  },
  // No line ends a text with a single word. Engines without `pretty` break lines as they always did.
  "p, li, dd, blockquote, figcaption": { textWrap: "pretty" },
  // Joined letters must not be spaced.
  "[dir=rtl] *": { letterSpacing: "normal!" },
  // Content of a flex container is a text of its own.
  "button, a > span": { unicodeBidi: "plaintext" },
  // Formulas keep the browser's sizes and spacing: superscripts are smaller, matrices have columns. A math font, if the
  // system has one, can stretch symbols to fit their content.
  "math, math *": { font: "revert", padding: "revert" },
  math: { fontFamily: 'math,"Cambria Math","STIX Two Math","Latin Modern Math","DejaVu Math TeX Gyre",serif' },
  // A telephone number is not broken.
  "a[href^='tel:']": { whiteSpace: "nowrap" },
  // An arrow follows the reading direction.
  [`[dir=rtl] [${dataAttributes.points}]`]: { transform: "scaleX(-1)" },
  "::selection": { bg: "color-mix(in srgb, {colors.accent} 26%, transparent)" },
  ":focus-visible": { outline: "2px solid {colors.accent}", outlineOffset: "3px", borderRadius: "3px" },
  ":focus:not(:focus-visible)": { outline: "none" },
  // A heading that is focused after navigation is as wide as its text.
  "h1[tabindex]": { width: "fit-content" },
  "*, ::before, ::after": still,
  // A separate rule: one unknown selector in a list invalidates the whole rule.
  "::details-content": still,
});
