/** A stretch of a text: offsets in UTF-16 units, `end` exclusive. */
export interface Span {
  start: number;
  end: number;
}

/** Where something is: a stretch of the text, or a value by its JSON pointer (RFC 6901). */
export type Place = Span | { pointer: string; part: "key" | "value" };

/** The same for people: line and column from 1, columns in UTF-16 units. */
export interface Position {
  line: number;
  column: number;
}

/** The place of a value. */
export function valueAt(pointer: string): Place {
  return { pointer, part: "value" };
}

/** The place of a value's key, or of the value itself in a list. */
export function keyAt(pointer: string): Place {
  return { pointer, part: "key" };
}

/** The names in a JSON pointer. */
export function splitPointer(pointer: string): string[] {
  return pointer
    .split("/")
    .slice(1)
    .map((part) => part.replaceAll("~1", "/").replaceAll("~0", "~"));
}

/** A JSON pointer's part for these names. */
export function joinPointer(...names: (string | number)[]): string {
  return names.map((name) => `/${String(name).replaceAll("~", "~0").replaceAll("/", "~1")}`).join("");
}
