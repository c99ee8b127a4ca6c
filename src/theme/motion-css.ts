import * as marks from "../marks.ts";
import { movesViews } from "./moves-views.ts";

const parts = ["group", "old", "new"].map((part) => `::view-transition-${part}`);
const all = parts.map((part) => `${part}(*)`).join();

/**
 * Motion between pages and within them, as plain rules, which Chakra's nesting can't say. Whoever wants none, by the
 * system or by the page's own control, has none; where a browser knows these not, nothing is hidden.
 */
export const motionCss = [
  "@media (prefers-reduced-motion:no-preference){",
  `@supports ${movesViews}{@view-transition{navigation:auto}}`,
  // The bar stands, the title moves; it is not stretched from one length to the other.
  "header{view-transition-name:bar}",
  "main h1{view-transition-name:title}",
  `${all}{animation-duration:240ms}`,
  "::view-transition-old(title),::view-transition-new(title){width:auto;height:100%}",
  "}",
  `${parts.map((part) => `:root[${marks.motion}=paused]${part}(*)`).join()}{animation:none!important}`,
  // What comes into view rises a little, once.
  "@media screen and (prefers-reduced-motion:no-preference){@supports (animation-timeline:view()){",
  `:root:not([${marks.motion}=paused]) main>*{animation:rise linear both;animation-timeline:view();animation-range:entry 0 entry 12rem}`,
  "@keyframes rise{from{translate:0 12px}}",
  "}}",
].join("");
