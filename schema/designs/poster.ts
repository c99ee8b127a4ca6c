import { type DesignFacts, shades } from "./define-design.ts";

export const poster = {
  description: "loud: capitals, thick borders, hard shadows, flat tints",
  colors: {
    page: shades("#fff8e7", "#191433"),
    surface: shades("#ffffff", "#251e49"),
    text: shades("#14110b", "#fff4dc"),
    muted: shades("#4a4436", "#cfc4ab"),
    line: shades("#14110b", "#fff4dc"),
    onAccent: shades("#ffffff", "#0b1538"),
  },
  tints: {
    shadow: shades("#14110b", "#07051a"),
    ink: shades("#14110b", "#14110b"),
    sun: shades("#ffd23f", "#ffd23f"),
    pink: shades("#ffb3c7", "#5a2036"),
    sky: shades("#b5dcff", "#16395a"),
    mint: shades("#b9efc4", "#16452a"),
    lemon: shades("#ffe89a", "#5c4206"),
  },
  accent: shades("#1d3fbb", "#9db7ff"),
  radius: "16px",
  bar: { room: 223, link: 27, character: 6.2 },
  fonts: {
    display: [{ font: "bricolage-grotesque", axes: { wght: 800, opsz: 48 } }],
    text: [{ font: "hanken-grotesk", axes: { wght: [400, 700] } }],
    label: [{ font: "hanken-grotesk", axes: { wght: [400, 700] } }],
  },
} satisfies DesignFacts;
