import { JsonText } from "./json-text.ts";
import { applySplices, invertSplices, type Splice } from "./splice.ts";

/** What an edit makes of a text; the text after it is written when it is asked for. */
export class Edited {
  readonly #before: JsonText;
  #after: JsonText | undefined;
  /** What the edit does, one after the other. */
  readonly splices: readonly Splice[];

  constructor(before: JsonText, splices: readonly Splice[]) {
    this.#before = before;
    this.splices = splices;
  }

  /** The text after it. */
  get source(): JsonText {
    const { file, text } = this.#before;
    this.#after ??= new JsonText(file, applySplices(text, this.splices));
    return this.#after;
  }

  /** What takes the text back to what it was, byte for byte. */
  get undo(): Splice[] {
    return invertSplices(this.#before.text, this.splices);
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
