import type { ReactNode } from "react";

const lanes = [0, 1, 2, 3, 4, 5, 6];

/** What an engineer looks at: tracks of a circuit board, an oscilloscope, a matrix of lights, or a logic analyser. */
export function drawCover(seed: number, turn: number): ReactNode {
  const draw = [drawTracks, drawWaves, drawLights, drawSignals][turn % 4] ?? drawTracks;
  return (
    <svg
      aria-hidden
      viewBox="0 0 330 200"
      preserveAspectRatio="xMidYMid slice"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
    >
      {draw(seed)}
    </svg>
  );
}

/** Tracks that bend at 45°, each ending in a pad. */
function drawTracks(seed: number) {
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
    <>
      <path pathLength="1" d={tracks.join("")} opacity=".45" />
      <path
        d={ends.map(({ x, y, isUp }) => `M${x - 5} ${isUp ? y + 5 : y - 5}a5 5 0 1 0 10 0a5 5 0 1 0-10 0`).join("")}
      />
    </>
  );
}

/** Waves of growing length over the lines of a screen. */
function drawWaves(seed: number) {
  const waves = [0, 1, 2].map((wave) => {
    const half = 18 + ((seed >>> (wave * 5)) % 16) * 3;
    const height = 30 + ((seed >>> (wave * 4 + 3)) % 16) * 6;
    return `M-${(seed >>> (wave * 6 + 1)) % 60} ${64 + wave * 36}q${half / 2}-${height} ${half} 0${`t${half} 0`.repeat(Math.ceil(400 / half))}`;
  });
  return (
    <>
      <path
        d="M0 28h330m0 36h-330m0 36h330m0 36h-330m0 36h330M33 0v200m66 0v-200m66 0v200m66 0v-200m66 0v200"
        opacity=".2"
      />
      <path pathLength="1" d={waves[0]} opacity=".45" />
      <path pathLength="1" d={waves.slice(1).join("")} />
    </>
  );
}

/** Lights in rows. In each row one run is on. */
function drawLights(seed: number) {
  const runs = lanes.map((row) => {
    const start = (seed >>> (row * 3)) % 8;
    return `M${15 + start * 30} ${10 + row * 30}h${30 * ((seed >>> (row * 4 + 2)) % 6) + 1}`;
  });
  return (
    <g strokeWidth="14" strokeLinecap="round" strokeDasharray="0 30">
      <path d={lanes.map((row) => `M15 ${10 + row * 30}h301`).join("")} opacity=".25" />
      <path d={runs.join("")} />
    </g>
  );
}

/** Signals that are high or low. */
function drawSignals(seed: number) {
  const signals = [0, 1, 2, 3, 4].map((row) => {
    let isHigh = false;
    const steps = Array.from({ length: 16 }, (_, step) => {
      const wanted = ((seed >>> ((row * 5 + step * (row + 1)) % 31)) & 1) === 1;
      const edge = wanted === isHigh ? "" : wanted ? "v-22" : "v22";
      isHigh = wanted;
      return `${edge}h22`;
    });
    return `M-9 ${38 + row * 36}${steps.join("")}`;
  });
  return (
    <>
      <path pathLength="1" d={signals.filter((_, row) => row % 2 === 0).join("")} />
      <path pathLength="1" d={signals.filter((_, row) => row % 2 === 1).join("")} opacity=".45" />
    </>
  );
}
