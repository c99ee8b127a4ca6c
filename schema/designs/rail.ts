import { type DesignFacts, shades } from "./define-design.ts";

export const rail: DesignFacts = {
  description: "quiet and dark first: the name and the navigation stay at the side, rows answer the pointer",
  colors: {
    page: shades("#f6f7fb", "#0b1020"),
    surface: shades("#ffffff", "#131a2e"),
    text: shades("#131a2b", "#e6eaf5"),
    muted: shades("#505b75", "#97a3be"),
    line: shades("#dfe3ee", "#222b44"),
    onAccent: shades("#ffffff", "#14143a"),
  },
  accent: shades("#4338ca", "#a5b4fc"),
  radius: "12px",
  fonts: {
    display: [{ font: "hanken-grotesk", axes: { wght: [400, 700] } }],
    text: [{ font: "hanken-grotesk", axes: { wght: [400, 700] } }],
    label: [{ font: "hanken-grotesk", axes: { wght: [400, 700] } }],
  },
  bar: { room: 250, link: 24, character: 7.3 },
};
