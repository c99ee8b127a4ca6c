import type { Span } from "./place.ts";

/** A stretch of a text and what takes its place. */
export interface Splice extends Span {
  text: string;
}

/** The text after these splices, one after the other: the offsets of each are those of the text that it finds. */
export function applySplices(text: string, splices: readonly Splice[]): string {
  return splices.reduce((result, { start, end, text }) => result.slice(0, start) + text + result.slice(end), text);
}

/** The splices that take a text back, byte for byte, to what it was before these. */
export function invertSplices(text: string, splices: readonly Splice[]): Splice[] {
  const inverse: Splice[] = [];
  let current = text;
  for (const splice of splices) {
    const { start, end } = splice;
    inverse.unshift({ start, end: start + splice.text.length, text: current.slice(start, end) });
    current = applySplices(current, [splice]);
  }
  return inverse;
}
