import type { ReactNode } from "react";

const lanes = [0, 1, 2, 3, 4, 5, 6];

/** A circuit: tracks that bend at 45°, each ending in a pad. */
export function drawCover(seed: number): ReactNode {
  const ends = lanes.map((lane) => ({
    x: 12 + lane * 50 + ((seed >>> (lane * 3)) % 5) * 2,
    y: 40 + ((seed >>> (lane * 4)) % 12) * 9,
    bend: 14 + ((seed >>> (lane * 2)) % 6) * 5,
    isUp: ((seed >>> (lane + 9)) & 1) === 1,
  }));
  const tracks = ends.map(
    ({ x, y, bend, isUp }) => `M${x} ${y}v${isUp ? -14 : 14}l${bend} ${isUp ? -bend : bend}V${isUp ? -9 : 209}`,
  );
  return (
    <svg
      aria-hidden
      viewBox="0 0 330 200"
      preserveAspectRatio="xMidYMid slice"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
    >
      <path d={tracks.join("")} opacity=".45" />
      <path
        d={ends.map(({ x, y, isUp }) => `M${x - 5} ${isUp ? y + 5 : y - 5}a5 5 0 1 0 10 0a5 5 0 1 0-10 0`).join("")}
      />
    </svg>
  );
}
