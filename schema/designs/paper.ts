import { type DesignFacts, shades } from "./define-design.ts";

export const paper: DesignFacts = {
  description: "a printed page: a serif, large titles, rules instead of boxes",
  colors: {
    page: shades("#faf6ee", "#171512"),
    surface: shades("#f4eee2", "#1e1b17"),
    text: shades("#211c16", "#f0e9dd"),
    muted: shades("#625848", "#b5a998"),
    line: shades("#d9cfbd", "#3a332a"),
    onAccent: shades("#fff8ee", "#2a1206"),
  },
  accent: shades("#9a3412", "#fdba74"),
  radius: "0px",
  fonts: {
    display: [{ font: "newsreader", axes: { wght: 380, opsz: 72 } }],
    text: [
      { font: "newsreader", axes: { wght: [400, 600], opsz: 16 } },
      { font: "newsreader", axes: { wght: 400, opsz: 16 }, isItalic: true },
    ],
    label: [{ font: "hanken-grotesk", axes: { wght: 500 } }],
  },
  bar: { room: 238, link: 23, character: 6.7 },
};
