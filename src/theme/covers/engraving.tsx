import type { ReactNode } from "react";

/** Returns the next pseudorandom integer from 0 up to, but not including, `count`. */
type Pick = (count: number) => number;

const times = (count: number) => Array.from({ length: count }, (_, index) => index);

/** An engraving: a disc, and lines of one weight for hills, a sea, rings or rays. */
export function drawCover(seed: number, turn: number): ReactNode {
  const pick = pickFrom(seed);
  const motif = [drawRays, drawHills, drawRings, drawSea][turn % 4] ?? drawSea;
  return (
    <svg aria-hidden viewBox="0 0 300 200" preserveAspectRatio="xMidYMid slice" fill="none" stroke="currentColor">
      {motif(pick)}
    </svg>
  );
}

/** A pseudorandom sequence, the same for the same seed (SplitMix32, https://prng.di.unimi.it/). */
function pickFrom(seed: number): Pick {
  let state = seed;
  return (count) => {
    state = (state + 0x9e3779b9) | 0;
    let mixed = Math.imul(state ^ (state >>> 16), 0x21f0aaad);
    mixed = Math.imul(mixed ^ (mixed >>> 15), 0x735a2d97);
    return ((mixed ^ (mixed >>> 15)) >>> 0) % count;
  };
}

function Disc({ x, y, r }: { x: number; y: number; r: number }) {
  return <circle cx={x} cy={y} r={r} fill="currentColor" stroke="none" />;
}

/** Hills that flatten into a plain, like contour lines. */
function drawHills(pick: Pick) {
  const [rise, shift, width] = [50 + pick(50), pick(90), 80 + pick(50)];
  const lines = times(15).map((line) => {
    return `M-${shift + line * 3} ${92 + line * 8}q${width / 2}-${Math.round((rise * (14 - line)) / 14)} ${width} 0${`t${width} 0`.repeat(4)}`;
  });
  return (
    <>
      <Disc x={60 + pick(180)} y={34 + pick(20)} r={14 + pick(12)} />
      <path d={lines.join("")} />
    </>
  );
}

/** A setting sun or a rising moon, over waves that grow towards the shore. */
function drawSea(pick: Pick) {
  const [x, r, horizon] = [70 + pick(160), 26 + pick(30), 92 + pick(24)];
  const waves = times(9).map((wave) => {
    const length = 22 + wave * 6;
    return `M-${(wave * 17 + pick(20)) % 60} ${horizon + 7 + wave * (6 + wave)}q${length / 2}-${3 + wave} ${length} 0${`t${length} 0`.repeat(Math.ceil(360 / length))}`;
  });
  return (
    <>
      <path d={`M${x - r} ${horizon}a${r} ${r} 0 0 1 ${2 * r} 0`} fill="currentColor" stroke="none" />
      <path d={`M0 ${horizon}h300${waves.join("")}`} />
    </>
  );
}

/** Rings around a point, as in water or wood. */
function drawRings(pick: Pick) {
  const [x, y, step] = [40 + pick(220), 30 + pick(150), 9 + pick(7)];
  return (
    <>
      <Disc x={x} y={y} r={8 + pick(14)} />
      {times(13).map((ring) => (
        <circle key={ring} cx={x} cy={y} r={30 + ring * step} />
      ))}
    </>
  );
}

/** Rays from a disc at the edge. */
function drawRays(pick: Pick) {
  const [x, r, count] = [60 + pick(180), 30 + pick(26), 19 + pick(12)];
  const rays = times(count).map((ray) => {
    const angle = (Math.PI * (ray + 0.5)) / count;
    const [dx, dy] = [Math.cos(angle), Math.sin(angle)];
    const from = r + 10 + (ray % 2) * 14;
    return `M${Math.round(x + dx * from)} ${Math.round(200 - dy * from)}L${Math.round(x + dx * 340)} ${Math.round(200 - dy * 340)}`;
  });
  return (
    <>
      <Disc x={x} y={200} r={r} />
      <path d={rays.join("")} />
    </>
  );
}
