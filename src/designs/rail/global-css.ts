import type { Design } from "../../theme/design.ts";
import { beside } from "./beside.ts";
import { glow } from "./tints.ts";

export const globalCss: Design["globalCss"] = {
  // The room of a scrollbar, like all the rest, has the page's own light behind it.
  html: { scrollbarGutter: "auto", overflowY: "scroll", [beside]: { scrollPaddingTop: "2rem" } },
  // Whatever answers the pointer does so in the same time; where the page turns from light to dark, all of it does at once.
  "a, button, summary, article, article > *": { transition: "opacity {durations.quick}" },
  ":is(a, button, summary, article):hover, article:hover > *": {
    transitionProperty: "color, background-color, border-color, box-shadow, opacity",
    transitionDuration: "quick",
  },
  // Two glows, which stand while the page moves.
  "body::before": {
    content: '""',
    "@media print": { display: "none" },
    position: "fixed",
    inset: "0",
    zIndex: "-1",
    pointerEvents: "none",
    background: `radial-gradient(60rem 40rem at 85% -10%, ${glow}, transparent), radial-gradient(40rem 42vh at 0 58%, color-mix(in srgb, {colors.accent} 8%, transparent), transparent)`,
  },
};
