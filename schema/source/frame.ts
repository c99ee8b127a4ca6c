import type { Span } from "./place.ts";

/** A few lines of the text with the place of a mistake marked in them. */
export interface Frame {
  lines: FrameLine[];
}

export interface FrameLine {
  /** From 1. */
  number: number;
  /** The line, or the part of a very long one that matters. */
  text: string;
  /** What to mark, in UTF-16 units from the start of `text`; on the lines that the mistake touches. */
  mark?: { start: number; end: number };
}

const longestLine = 400;

/** The line of a mistake, marked, with its neighbours. */
export function makeFrame(text: string, lineStarts: readonly number[], { start, end }: Span): Frame {
  const marked = findLine(lineStarts, start);
  const lines: FrameLine[] = [];
  for (let line = Math.max(0, marked - 1); line <= Math.min(lineStarts.length - 1, marked + 1); line += 1) {
    const lineStart = lineStarts[line] ?? 0;
    const lineEnd = (lineStarts[line + 1] ?? text.length + 1) - 1;
    const lastEnd = text[lineEnd - 1] === "\r" ? lineEnd - 1 : lineEnd;
    // Only a part is cut out: a minified file is one line of megabytes.
    const from = line === marked ? Math.min(start, lastEnd) : lineStart;
    const cut = from - lineStart > longestLine / 2 ? from - longestLine / 4 : lineStart;
    const shown = text.slice(cut, Math.min(lastEnd, cut + longestLine));
    if (line !== marked) lines.push({ number: line + 1, text: shown });
    else {
      const to = Math.max(from + 1, Math.min(end, lastEnd));
      lines.push({ number: line + 1, text: shown, mark: { start: from - cut, end: Math.min(to - cut, longestLine) } });
    }
  }
  return { lines };
}

/** Offsets at which the lines of a text begin. */
export function findLineStarts(text: string): number[] {
  const starts = [0];
  for (let at = text.indexOf("\n"); at !== -1; at = text.indexOf("\n", at + 1)) starts.push(at + 1);
  return starts;
}

/** The line that holds an offset, from 0. */
export function findLine(lineStarts: readonly number[], offset: number): number {
  let low = 0;
  let high = lineStarts.length - 1;
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if ((lineStarts[middle] ?? 0) <= offset) low = middle;
    else high = middle - 1;
  }
  return low;
}
