import type { ReactNode } from "react";

/** An engraving: a disc over hills, a sea or rings, each drawn by lines of one weight. */
export function drawCover(seed: number): ReactNode {
  const pick = (place: number, count: number) => (Math.imul(seed ^ (place * 0x9e3779b1), 0x85ebca6b) >>> 16) % count;
  const motif = [drawHills, drawSea, drawRings][pick(1, 3)] ?? drawHills;
  return (
    <svg aria-hidden viewBox="0 0 300 200" preserveAspectRatio="xMidYMid slice" fill="none" stroke="currentColor">
      <circle cx={70 + pick(2, 17) * 10} cy={50 + pick(3, 6) * 6} r={20 + pick(4, 5) * 5} fill="currentColor" />
      {motif(pick)}
    </svg>
  );
}

type Pick = (place: number, count: number) => number;

const times = (count: number) => Array.from({ length: count }, (_, index) => index);

function drawHills(pick: Pick) {
  return times(3).map((hill) => {
    const rise = 14 + pick(hill + 5, 6) * 5;
    const lines = times(5 + hill).map((line) => `M-9 ${112 + hill * 26 + line * 6}q55-${rise} 109 0t109 0 109 0`);
    return <path key={hill} d={lines.join("")} />;
  });
}

function drawSea(pick: Pick) {
  return (
    <path
      d={times(13)
        .map((line) => `M-${9 + pick(5, 9) * line} ${104 + line * 8}q20-9 40 0t40 0 40 0 40 0 40 0 40 0 40 0 40 0 40 0`)
        .join("")}
    />
  );
}

function drawRings(pick: Pick) {
  const x = 40 + pick(5, 12) * 20;
  return times(12).map((ring) => <circle key={ring} cx={x} cy="210" r={16 + ring * 13} />);
}
