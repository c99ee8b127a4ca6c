import type { ReactNode } from "react";

/** SVG paths on a tile of 100 × 100 units, from its corner. */
const shapes = [
  // Quarter discs, one for each corner.
  "h100a100 100 0 0 1-100 100z",
  "m100 0v100a100 100 0 0 1-100-100z",
  "m100 100h-100a100 100 0 0 1 100-100z",
  "m0 100v-100a100 100 0 0 1 100 100z",
  // A disc, two arches, a pennant, two halves of a leaf, stripes.
  "m16 50a34 34 0 1 0 68 0a34 34 0 1 0-68 0z",
  "m0 50a50 50 0 0 1 100 0zm0 50a50 50 0 0 1 100 0z",
  "l100 100h-100z",
  "a100 100 0 0 1 100 100a100 100 0 0 1-100-100z",
  "h20v100h-20zm40 0h20v100h-20zm40 0h20v100h-20z",
];

const inks = ["var(--sun)", "currentColor", "var(--text)", "var(--surface)"];
const tints = ["var(--pink)", "var(--sky)", "var(--mint)", "var(--lemon)"];

/** Six tiles, each with a shape in one of four inks; some have a background of their own. */
export function drawCover(seed: number, turn: number): ReactNode {
  let state = seed;
  /** The next pseudorandom integer below `count` (an xorshift with a multiplication). */
  const next = (count: number) => {
    state = Math.imul(state ^ (state >>> 15), 0x2c1b3c6d);
    state ^= state >>> 12;
    return (state >>> 8) % count;
  };
  const base = turn % 4;
  const drawn = inks.map(() => "");
  let ground = "";
  for (let tile = 0; tile < 6; tile++) {
    const corner = `M${(tile % 3) * 100} ${tile < 3 ? 0 : 100}`;
    if (next(3) === 0) ground += `${corner}h100v100h-100z`;
    drawn[(next(2) + tile + base) % inks.length] += corner + (shapes[next(shapes.length)] ?? "");
  }
  return (
    <svg
      aria-hidden
      // Crops the outer half of the outermost lines: the frame has its own border.
      viewBox="2 2 296 196"
      preserveAspectRatio="xMidYMid slice"
      stroke="var(--line)"
      strokeWidth="2.5"
      strokeLinejoin="round"
    >
      <path fill={`var(--tint,${tints[base]})`} d="M0 0h300v200h-300z" />
      <path vectorEffect="non-scaling-stroke" fill={tints[(base + 1) % tints.length]} d={ground} />
      {inks.map(
        (ink, index) =>
          drawn[index] && <path key={ink} vectorEffect="non-scaling-stroke" fill={ink} d={drawn[index]} />,
      )}
    </svg>
  );
}
