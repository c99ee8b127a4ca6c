import * as marks from "../marks.ts";

/**
 * Elements rise slightly as they come into view, once. Plain rules, because Chakra's nesting can't express them.
 * Nothing moves if the system or the page's control pauses motion; browsers without view timelines hide nothing. View
 * transitions are not used: while one runs, clicks go to the browser's snapshots of the page, and are delayed while it
 * takes these.
 */
export const motionCss = [
  "@media screen and (prefers-reduced-motion:no-preference){@supports (animation-timeline:view()){",
  `:root:not([${marks.motion}=paused]) main>*{animation:rise linear both;animation-timeline:view();animation-range:entry 0 entry 12rem}`,
  "@keyframes rise{from{translate:0 12px}}",
  "}}",
].join("");
