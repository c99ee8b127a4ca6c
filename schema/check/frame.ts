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

/** The line of a mistake, marked, with its neighbours. */
export function makeFrame(text: string, lineStarts: readonly number[], start: number, end: number): Frame {
  const marked = findLine(lineStarts, start);
  const lines: FrameLine[] = [];
  for (let line = Math.max(0, marked - 1); line <= Math.min(lineStarts.length - 1, marked + 1); line += 1) {
    const lineStart = lineStarts[line] ?? 0;
    const lineEnd = (lineStarts[line + 1] ?? text.length + 1) - 1;
    const whole = text.slice(lineStart, lineEnd).replace(/\r$/, "");
    if (line !== marked) {
      lines.push({ number: line + 1, text: whole.slice(0, longestLine) });
      continue;
    }
    const from = Math.min(start - lineStart, whole.length);
    const to = Math.max(from + 1, Math.min(end - lineStart, whole.length));
    const cut = from > longestLine / 2 ? from - longestLine / 4 : 0;
    lines.push({
      number: line + 1,
      text: whole.slice(cut, cut + longestLine),
      mark: { start: from - cut, end: Math.min(to - cut, longestLine) },
    });
  }
  return { lines };
}
