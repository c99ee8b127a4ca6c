import type { ReactNode } from "react";

/** A landscape in haze, under a sun or a moon: hills, peaks, a sea or dunes. */
export function drawCover(seed: number, turn: number): ReactNode {
  const pick = (from: number, to: number, place: number) => from + ((seed >>> place) % (to - from + 1));
  const land = turn % 4;
  const r = land === 2 ? pick(5, 8, 14) * 8 : pick(2, 7, 14) * 6;
  // The sun changes sides from one cover to the next.
  const x = (turn % 2 ? 160 : 40) + pick(0, 12, 3) * 10;
  const y = land === 2 ? 104 : pick(5, 12, 9) * 8;
  const layers = [0, 1, 2].map((layer) => {
    const top = (land === 1 ? 128 : 92) + layer * 36 - pick(0, 3, layer * 3 + 1) * 4;
    if (land === 2) return `M-9 ${104 + layer * (22 + pick(0, 15, layer * 7))}H330V210H-9z`;
    const width = land === 3 ? pick(18, 26, layer * 4 + 2) * 10 : pick(6, 14, layer * 4 + 2) * 10;
    const rise = pick(2, 9, layer * 5) * 7;
    const shape =
      land === 1
        ? `l${width / 2}-${rise + 20} ${width / 2} ${rise + 20}`.repeat(Math.ceil(340 / width))
        : `q${width / 2} ${layer % 2 ? rise : -rise} ${width} 0${`t${width} 0`.repeat(Math.ceil(330 / width) - 1)}`;
    return `M-9 ${top}${shape}V210H-9z`;
  });
  return (
    <svg aria-hidden viewBox="0 0 320 200" preserveAspectRatio="xMidYMid slice" fill="currentColor">
      <circle cx={x} cy={y} r={r * (land === 2 ? 1.4 : 2.2)} opacity=".1" />
      <circle cx={x} cy={y} r={r} opacity=".75" />
      {layers.map((line, layer) => (
        <path key={line} d={line} opacity={0.18 + layer * 0.09} />
      ))}
    </svg>
  );
}
