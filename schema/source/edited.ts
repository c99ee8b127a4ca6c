import { JsonText } from "./json-text.ts";
import { once } from "./once.ts";
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
function invertSplices(text: string, splices: readonly Splice[]): Splice[] {
  const inverse: Splice[] = [];
  let current = text;
  for (const splice of splices) {
    const { start, end } = splice;
    inverse.unshift({ start, end: start + splice.text.length, text: current.slice(start, end) });
    current = applySplices(current, [splice]);
  }
  return inverse;
}

/** What an edit makes of a text; the text after it is written when it is asked for. */
export class Edited {
  /** What the edit does, one after the other. */
  readonly splices: readonly Splice[];
  /** What takes the text back to what it was, byte for byte. */
  readonly undo: () => Splice[];
  readonly #after: () => JsonText;

  constructor({ file, text }: JsonText, splices: readonly Splice[]) {
    this.splices = splices;
    this.undo = once(() => invertSplices(text, splices));
    this.#after = once(() => new JsonText(file, applySplices(text, splices)));
  }

  /** The text after it. */
  get source(): JsonText {
    return this.#after();
  }
}

/**
 * Makes several edits, each as if it were the only one: no two of them may touch the same place. The text is read once,
 * however many they are.
 */
export function makeTogether(source: JsonText, edits: readonly ((source: JsonText) => Edited)[]): Edited {
  const splices = edits.flatMap((make) => make(source).splices).toSorted((one, other) => one.start - other.start);
  const [first] = splices;
  if (!first) return new Edited(source, []);
  // Joined to one, for which the text is copied once.
  let end = first.start;
  const parts = splices.map((splice) => {
    const between = source.text.slice(end, splice.start);
    end = splice.end;
    return between + splice.text;
  });
  return new Edited(source, [{ start: first.start, end, text: parts.join("") }]);
}
