import type { ReactNode } from "react";

/** Hills in haze, under a sun or a moon. */
export function drawCover(seed: number): ReactNode {
  const pick = (from: number, to: number, place: number) => from + ((seed >>> place) % (to - from + 1));
  const [x, y, r] = [pick(4, 28, 3) * 10, pick(5, 12, 9) * 8, pick(2, 7, 14) * 6];
  const hills = [0, 1, 2].map((hill) => {
    const top = 92 + hill * 36 - pick(0, 3, hill * 3 + 1) * 4;
    const rise = pick(2, 9, hill * 5) * (hill % 2 ? -7 : 7);
    const width = pick(6, 14, hill * 4 + 2) * 10;
    return `M-9 ${top}q${width / 2} ${-rise} ${width} 0${`t${width} 0`.repeat(Math.ceil(330 / width) - 1)}V210H-9z`;
  });
  return (
    <svg aria-hidden viewBox="0 0 320 200" preserveAspectRatio="xMidYMid slice" fill="currentColor">
      <circle cx={x} cy={y} r={r * 2.2} opacity=".1" />
      <circle cx={x} cy={y} r={r} opacity=".75" />
      {hills.map((line, hill) => (
        <path key={line} d={line} opacity={0.18 + hill * 0.09} />
      ))}
    </svg>
  );
}
