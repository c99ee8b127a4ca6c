import { type DesignFacts, shades } from "./define-design.ts";

export const bench: DesignFacts = {
  description: "an engineer's bench: hairlines, cells that share them, numbers, a grid of dots",
  colors: {
    page: shades("#fbfbf9", "#0e1113"),
    surface: shades("#ffffff", "#14181b"),
    text: shades("#15181b", "#e9eced"),
    muted: shades("#555d65", "#a3acb5"),
    line: shades("#e2e3de", "#272d32"),
    onAccent: shades("#ffffff", "#06201d"),
  },
  accent: shades("#0f766e", "#5eead4"),
  radius: "12px",
  fonts: {
    display: [{ font: "geist", axes: { wght: [400, 700] } }],
    text: [{ font: "geist", axes: { wght: [400, 700] } }],
    label: [{ font: "geist-mono", axes: { wght: 500 } }],
  },
  bar: { room: 235, link: 23, character: 7.8 },
};
