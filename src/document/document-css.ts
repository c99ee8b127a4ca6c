import type { ShellData } from "../../schema/resolve/page-data.ts";
import type { ResolvedTheme } from "../../schema/resolve/theme.ts";
import * as dataAttributes from "../data-attributes.ts";
import { aboveFloor, belowFloor } from "./floor.ts";
import { dialogInPlace, noDialogTitle, printCss } from "./print-css.ts";

const withoutScripts = [
  `[${dataAttributes.needsJs}]{display:none!important}`,
  "[role=tabpanel]{display:block!important}",
  "[role=tabpanel]~[role=tabpanel]{padding-top:2rem!important}",
  dialogInPlace,
  noDialogTitle,
];

/** Visually hidden, but read by screen readers. */
const unseen =
  "position:absolute!important;clip-path:inset(50%)!important;width:1px!important;height:1px!important;overflow:hidden!important";

/** The document without its styles: all text in order, each part in place, in readable line lengths. */
const plainCss = [
  ...withoutScripts,
  `[${dataAttributes.landing}]{display:none}`,
  // Icons, which have no size without styles, and decoration. Text is beside each.
  "svg,span[aria-hidden]{display:none!important}",
  "body{max-width:40em;margin:auto;padding:1em;font:100%/1.5 sans-serif}",
  "img{width:auto;height:auto;max-width:100%;max-height:16em}",
  "summary>*{display:inline}",
].join("");

/** Shows what only a script would reveal, if there is none. Of `!important` rules, the first layer's win. */
const staticCss = [
  "html{-webkit-font-smoothing:antialiased}",
  "@layer static{",
  ...withoutScripts.map((rule) => `html:not([${dataAttributes.js}]) ${rule}`),
  `@media screen{html[${dataAttributes.js}] [${dataAttributes.withoutJs}]{display:none!important}`,
  `html[${dataAttributes.js}] [${dataAttributes.headsPanel}],#${dataAttributes.statusId}{${unseen}}}`,
  `@media print{${printCss}}}`,
].join("");

/** The theme as the CSS variables that tokens refer to. Each colour has both modes. */
export function themeCss({ colors, fonts, radius }: ResolvedTheme): string {
  const variables = [
    ...Object.entries(colors).map(([name, { light, dark }]) => [name, `light-dark(${light},${dark})`]),
    ...Object.entries(fonts).map(([use, families]) => [`font-${use}`, families]),
    ["radius", radius],
  ];
  return `:root{${variables.map(([name, value]) => `--${name}:${value}`).join(";")}}`;
}

/** For browsers without `light-dark()` (Chrome before 123, Safari before 17.5, Firefox before 120). Print is light. */
function themeFallback({ colors }: ResolvedTheme): string {
  const declare = (mode: "light" | "dark") =>
    Object.entries(colors)
      .map(([name, shades]) => `--${name}:${shades[mode]}`)
      .join(";");
  return [
    "@supports not (color:light-dark(red,red)){",
    `:root{${declare("light")}}`,
    `@media screen{:root[${dataAttributes.colorMode}=dark]{${declare("dark")}}}`,
    `@media screen and (prefers-color-scheme:dark){:root:not([${dataAttributes.colorMode}=light]){${declare("dark")}}}`,
    "}",
  ].join("");
}

/** Rules for right-to-left pages. An arrow after left-to-right text is not mirrored. */
export function directionCss(direction: "rtl" | undefined): string {
  return direction ? "body{text-align:right}a:has(>[dir=ltr])::after{transform:none!important}" : "";
}

/** The document's own style sheet, without the rules of its views. `fontCss`: its font rules. */
export function documentCss({ theme, direction }: Pick<ShellData, "theme" | "direction">, fontCss: string): string {
  const look = [staticCss, motionCss, themeCss(theme), directionCss(direction), themeFallback(theme), fontCss].join("");
  return belowFloor(plainCss) + aboveFloor(look);
}

/**
 * Elements rise slightly as they come into view, once. Plain rules, because Chakra's nesting can't express them.
 * Nothing moves if the system or the page's control pauses motion; browsers without view timelines hide nothing. View
 * transitions are not used: while one runs, clicks go to the browser's snapshots of the page, and are delayed while it
 * takes these.
 */
const motionCss = [
  "@media screen and (prefers-reduced-motion:no-preference){@supports (animation-timeline:view()){",
  `:root:not([${dataAttributes.motion}=paused]) main>*{animation:rise linear both;animation-timeline:view();animation-range:entry 0 entry 12rem}`,
  "@keyframes rise{from{translate:0 12px}}",
  "}}",
].join("");
