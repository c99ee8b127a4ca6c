import { createContext, useContext } from "react";
import * as marks from "../../marks.ts";

/** From a width of the window on (in rem), a share of that width and so many rem: together how wide a place is. */
interface Step {
  readonly from: number;
  readonly share: number;
  readonly rem: number;
}

/**
 * How wide a place is, whatever the window's width: what browsers must know of a picture before they know the page's
 * layout, to fetch the file that fits (HTML, `sizes`).
 */
export type Room = readonly Step[];

/** The page's own width, between its gutters. */
const pageRoom: Room = [
  { from: 0, share: 0.92, rem: 0 },
  { from: 62.5, share: 1, rem: -5 },
  { from: 70, share: 0, rem: 65 },
];

/** The style of a place up to whose edges a picture may go. */
export const placeWithEdges = { [`&:has([${marks.edges}])`]: { containerType: "inline-size" } } as const;

const RoomContext = createContext(pageRoom);

/** Says of what stands inside how wide its place is. */
export const RoomProvider = RoomContext.Provider;

/** How wide the place is in which a view stands. */
export function useRoom(): Room {
  return useContext(RoomContext);
}

/** Whether a place is the page, and no part of it. */
export function isWholePage(room: Room): boolean {
  return room === pageRoom;
}

/** A part of a place, from a width of the window on; below that, the whole. `gaps` are in rem, together. */
export function shareRoom(room: Room, from: number, part: number, gaps: number): Room {
  const wider = room.flatMap((step, index) => {
    if ((room[index + 1]?.from ?? Number.POSITIVE_INFINITY) <= from) return [];
    return { from: Math.max(step.from, from), share: step.share * part, rem: (step.rem - gaps) * part };
  });
  return [...room.filter((step) => step.from < from), ...wider];
}

/** One of equal columns: as many as have room beside each other, `narrowest` and `gap` in rem, and no more than `most`. */
export function columnRoom(room: Room, most: number, narrowest: number, gap: number): Room {
  const counts = Array.from({ length: most }, (_, index) => index + 1);
  const widthFor = (count: number) => count * (narrowest + gap) - gap;
  return splitRoom(room, counts.map(widthFor), ({ share, rem }, width) => {
    const count = Math.max(1, ...counts.filter((fitting) => widthFor(fitting) <= width));
    return { share: share / count, rem: (rem - gap * (count - 1)) / count };
  });
}

/** A place that is `rem` wide as soon as the one around it has a width (in rem); below that, it is as wide as that. */
export function besideRoom(room: Room, from: number, rem: number): Room {
  return splitRoom(room, [from], (step, width) => (width < from ? step : { share: 0, rem }));
}

/** Changes a place by how wide it is: anew wherever it reaches one of some widths, in rem. */
function splitRoom(
  room: Room,
  widths: readonly number[],
  change: (step: Step, width: number) => Omit<Step, "from">,
): Room {
  return room.flatMap((step, index) => {
    const end = room[index + 1]?.from ?? Number.POSITIVE_INFINITY;
    const reached = widths.map((width) => (width - step.rem) / step.share);
    return [step.from, ...reached.filter((from) => from > step.from && from < end)].map((from) => {
      // Numbers that are not whole are not quite what they should be.
      return { ...change(step, step.share * from + step.rem + 0.01), from };
    });
  });
}

/** A place as HTML's `sizes` has it: `part` of it, and no wider than `most` rem. */
export function formatSizes(room: Room, { part = 1, most }: { part?: number; most?: number } = {}): string {
  return [...room]
    .reverse()
    .map(({ from, share, rem }) => {
      const width = formatLength(share * part * 100, rem * part);
      const length = most === undefined ? width : `min(${round(most)}rem, ${width})`;
      return from === 0 ? length : `(min-width: ${round(from)}rem) ${length}`;
    })
    .join(", ");
}

function formatLength(share: number, rem: number): string {
  if (share === 0) return `${round(rem)}rem`;
  if (rem === 0) return `${round(share)}vw`;
  return `calc(${round(share)}vw ${rem < 0 ? "-" : "+"} ${round(Math.abs(rem))}rem)`;
}

function round(value: number): number {
  return Math.round(value * 100) / 100;
}
