/** A stretch of a text: offsets in UTF-16 units, `end` exclusive. */
export interface Span {
  start: number;
  end: number;
}

/** A stretch of the text that a value holds, or that the file holds which it names; offsets as the text is read. */
export interface TextPart extends Span {
  /** The value's JSON pointer. */
  in: string;
  /** The file's name, as the value gives it. */
  file?: string | undefined;
}

/**
 * Where something is: a stretch of the text; a value, by its JSON pointer (RFC 6901); a value's key, or itself in a
 * list; a stretch of a value.
 */
export type Place = Span | TextPart | string | { key: string };

/** The same for people: line and column from 1, columns in UTF-16 units. */
export interface Position {
  line: number;
  column: number;
}

/** The pointer of the value that a place means, where it means one. */
export function pointerOf(place: Place): string | undefined {
  if (typeof place === "string") return place;
  if ("in" in place) return place.in;
  return "key" in place ? place.key : undefined;
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
  let pointer = "";
  for (const name of names) pointer += `/${typeof name === "number" ? name : escapeName(name)}`;
  return pointer;
}

function escapeName(name: string): string {
  return /[~/]/.test(name) ? name.replaceAll("~", "~0").replaceAll("/", "~1") : name;
}
