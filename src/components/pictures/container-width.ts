import { createContext, useContext } from "react";
import * as dataAttributes from "../../data-attributes.ts";

/** From a window width in rem on, a width is `share` of the window plus `rem`. */
interface Step {
  readonly from: number;
  readonly share: number;
  readonly rem: number;
}

/**
 * The width of a container as a function of the window's width. Browsers need it before layout to choose an image file
 * (HTML, `sizes`).
 */
export type Width = readonly Step[];

/** The page's content width, between its gutters. */
const pageWidth: Width = [
  { from: 0, share: 0.92, rem: 0 },
  { from: 62.5, share: 1, rem: -5 },
  { from: 70, share: 0, rem: 65 },
];

/** Makes an element the container to whose edges a full-width picture extends. */
export const edgesContainer = { [`&:has([${dataAttributes.edges}])`]: { containerType: "inline-size" } } as const;

const WidthContext = createContext(pageWidth);

/** Sets the container width for its descendants. */
export const WidthProvider = WidthContext.Provider;

/** Width of the container that a view is in. */
export function useWidth(): Width {
  return useContext(WidthContext);
}

export function isWholePage(available: Width): boolean {
  return available === pageWidth;
}

/** A part of a container from a window width on; below that, all of it. `gaps`: their sum in rem. */
export function shareWidth(available: Width, from: number, part: number, gaps: number): Width {
  const wider = available.flatMap((step, index) => {
    if ((available[index + 1]?.from ?? Number.POSITIVE_INFINITY) <= from) return [];
    return { from: Math.max(step.from, from), share: step.share * part, rem: (step.rem - gaps) * part };
  });
  return [...available.filter((step) => step.from < from), ...wider];
}

/** One of equal columns: as many as fit, at most `most`. `narrowest` and `gap` are in rem. */
export function columnWidth(available: Width, most: number, narrowest: number, gap: number): Width {
  const counts = Array.from({ length: most }, (_, index) => index + 1);
  const widthFor = (count: number) => count * (narrowest + gap) - gap;
  return splitWidth(available, counts.map(widthFor), ({ share, rem }, width) => {
    const count = Math.max(1, ...counts.filter((fitting) => widthFor(fitting) <= width));
    return { share: share / count, rem: (rem - gap * (count - 1)) / count };
  });
}

/** Is `rem` wide if its container is at least `from` rem wide; otherwise as wide as the container. */
export function besideWidth(available: Width, from: number, rem: number): Width {
  return splitWidth(available, [from], (step, width) => (width < from ? step : { share: 0, rem }));
}

/** Applies `change` at each window width at which the container reaches one of `widths` (in rem). */
function splitWidth(
  available: Width,
  widths: readonly number[],
  change: (step: Step, width: number) => Omit<Step, "from">,
): Width {
  return available.flatMap((step, index) => {
    const end = available[index + 1]?.from ?? Number.POSITIVE_INFINITY;
    const reached = widths.map((width) => (width - step.rem) / step.share);
    return [step.from, ...reached.filter((from) => from > step.from && from < end)].map((from) => {
      // Compensates for floating-point errors.
      return { ...change(step, step.share * from + step.rem + 0.01), from };
    });
  });
}

/** Value of HTML's `sizes` for a `part` of a container, at most `most` rem wide. */
export function formatSizes(available: Width, { part = 1, most }: { part?: number; most?: number } = {}): string {
  return [...available]
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
