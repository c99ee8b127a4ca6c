import * as marks from "../marks.ts";

/**
 * What comes into view rises a little, once: plain rules, which Chakra's nesting can't say. Nothing moves if the visitor's
 * system or the page's own control says so; browsers without view timelines hide nothing. No view transition is among
 * them: while it runs, a browser gives clicks to its pictures of the page, and holds them back while it takes these.
 */
export const motionCss = [
  "@media screen and (prefers-reduced-motion:no-preference){@supports (animation-timeline:view()){",
  `:root:not([${marks.motion}=paused]) main>*{animation:rise linear both;animation-timeline:view();animation-range:entry 0 entry 12rem}`,
  "@keyframes rise{from{translate:0 12px}}",
  "}}",
].join("");
