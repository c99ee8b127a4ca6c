import { JsonText } from "./json-text.ts";
import type { Span } from "./location.ts";
import { once } from "./once.ts";

/** A range of a text and its replacement. */
export interface Splice extends Span {
  text: string;
}

/** Applies splices one after the other. Each splice's offsets refer to the text after the splices before it. */
export function applySplices(text: string, splices: readonly Splice[]): string {
  return splices.reduce((result, { start, end, text }) => result.slice(0, start) + text + result.slice(end), text);
}

/** The text after splices, and the splices that restore it from that, byte for byte. */
export function spliceText(text: string, splices: readonly Splice[]): { text: string; undo: Splice[] } {
  const undo: Splice[] = [];
  let current = text;
  for (const splice of splices) {
    const { start, end } = splice;
    undo.unshift({ start, end: start + splice.text.length, text: current.slice(start, end) });
    current = applySplices(current, [splice]);
  }
  return { text: current, undo };
}

/** The result of an edit. The new text is built on demand. */
export class Edited {
  /** The edit's splices, to be applied one after the other. */
  readonly splices: readonly Splice[];
  /** The splices that restore the original text, byte for byte. */
  readonly undo: () => Splice[];
  readonly #after: () => JsonText;

  constructor({ file, text }: JsonText, splices: readonly Splice[]) {
    this.splices = splices;
    this.undo = once(() => spliceText(text, splices).undo);
    this.#after = once(() => new JsonText(file, applySplices(text, splices)));
  }

  get source(): JsonText {
    return this.#after();
  }
}

/** Makes several edits, each as if it were the only one. Edits must not overlap. The text is parsed once. */
export function makeTogether(source: JsonText, edits: readonly ((source: JsonText) => Edited)[]): Edited {
  const splices = edits.flatMap((make) => make(source).splices).toSorted((one, other) => one.start - other.start);
  const [first] = splices;
  if (!first) return new Edited(source, []);
  // Joined to one splice, so that the text is copied once.
  let end = first.start;
  const parts = splices.map((splice) => {
    const between = source.text.slice(end, splice.start);
    end = splice.end;
    return between + splice.text;
  });
  return new Edited(source, [{ start: first.start, end, text: parts.join("") }]);
}
