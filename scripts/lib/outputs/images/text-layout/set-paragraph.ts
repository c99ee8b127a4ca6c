import { findBreaks } from "./break-points.ts";
import { type Hand, type SetLine, setLine } from "./set-line.ts";
import { graphemes, type Paragraph, readParagraph } from "./split-runs.ts";

/** A text that can be set in any width. Widths are in em. */
export interface Measured {
  /** Sets the text in at most `most` lines. A longer text ends in an ellipsis. */
  set: (width: number, most: number) => SetLine[];
  /** Counts the lines. Undefined if a word is longer than a line. */
  count: (width: number) => number | undefined;
  /** Returns the smallest width with the same number of lines, so that they are about equally long. */
  balance: (width: number) => number;
}

/** A line's range in the text. `end` follows its last character, `next` is the start of the next line. */
interface Part {
  start: number;
  end: number;
  next: number;
  hasError: boolean;
}

/** Prepares a text for setting at several widths. `around` is the direction of its context. */
export function measureText(text: string, around: "ltr" | "rtl", hand: Hand): Measured {
  const paragraph = readParagraph(text, around);
  const breaks = findBreaks(text, hand.language);
  const widths = new Map<string, number>();
  const widthOf = (start: number, end: number): number => {
    const key = `${start} ${end}`;
    const width = widths.get(key) ?? setLine(paragraph, start, end, hand).width;
    widths.set(key, width);
    return width;
  };
  const divide = (width: number) => divideText(text, breaks, (start, end) => widthOf(start, end) <= width);
  const count = (width: number) => {
    const parts = divide(width);
    return parts.some(({ hasError }) => hasError) ? undefined : parts.length;
  };
  return {
    count,
    set: (width, most) => {
      const parts = divide(width);
      const kept = parts.slice(0, most);
      const lines = kept.map(({ start, end }) => setLine(paragraph, start, end, hand));
      const last = kept.at(-1);
      if (last && parts.length > most)
        lines.splice(-1, 1, setCutLine({ paragraph, breaks, start: last.start, end: last.end, around, width }, hand));
      return lines;
    },
    balance: (width) => {
      const wanted = count(width);
      let [least, most] = [0, width];
      if (wanted === undefined) return width;
      for (let round = 0; round < 8; round += 1) {
        const middle = (least + most) / 2;
        if (count(middle) === wanted) most = middle;
        else least = middle;
      }
      return most;
    },
  };
}

/** Fills line after line. A word longer than a line is broken between two graphemes. */
function divideText(text: string, breaks: readonly number[], fits: (start: number, end: number) => boolean): Part[] {
  const parts: Part[] = [];
  const trimmed = (start: number, end: number) => start + text.slice(start, end).trimEnd().length;
  for (let start = 0; start < text.length; ) {
    let next = start;
    for (const place of breaks) {
      if (place <= start) continue;
      if (!fits(start, trimmed(start, place))) break;
      next = place;
    }
    const hasError = next === start;
    if (hasError) next = breakWord(text, start, fits);
    parts.push({ start, end: trimmed(start, next), next, hasError });
    start = next;
  }
  return parts;
}

/** Returns the end of as many graphemes as fit, at least one. */
function breakWord(text: string, start: number, fits: (start: number, end: number) => boolean): number {
  let end = start;
  for (const { segment } of graphemes.segment(text.slice(start))) {
    if (end > start && !fits(start, end + segment.length)) break;
    end += segment.length;
  }
  return end;
}

interface Subset {
  paragraph: Paragraph;
  breaks: readonly number[];
  start: number;
  end: number;
  around: "ltr" | "rtl";
  width: number;
}

/** Sets a line that ends in an ellipsis, after a word or, if none fits, within one. */
function setCutLine({ paragraph: { text }, breaks, start, end, around, width }: Subset, hand: Hand): SetLine {
  const starts = [...graphemes.segment(text.slice(start, end))].map(({ index }) => start + index);
  const places = [end, ...breaks.filter((place) => place > start && place < end).toReversed(), ...starts.toReversed()];
  for (const place of places) {
    const cut = `${text.slice(0, start)}${text.slice(start, place).replace(/(?<![\s\p{P}])[\s\p{P}]+$/u, "")}…`;
    const line = setLine(readParagraph(cut, around), start, cut.length, hand);
    if (line.width <= width) return line;
  }
  return setLine(readParagraph("…", around), 0, 1, hand);
}
