/** A range of a text: offsets in UTF-16 code units, `end` exclusive. */
export interface Span {
  start: number;
  end: number;
}

/** A position for people: line and column from 1, columns in UTF-16 code units. */
export interface Position {
  line: number;
  column: number;
}

/** The unescaped names in a JSON pointer. */
export function splitPointer(pointer: string): string[] {
  return pointer
    .split("/")
    .slice(1)
    .map((part) => part.replaceAll("~1", "/").replaceAll("~0", "~"));
}

/** A JSON pointer of these names, escaped. */
export function joinPointer(...names: (string | number)[]): string {
  let pointer = "";
  for (const name of names) pointer += `/${typeof name === "number" ? name : escapeName(name)}`;
  return pointer;
}

/** True if a pointer is of a value or of something in it. */
export function isPointerWithin(pointer: string, around: string): boolean {
  return pointer === around || pointer.startsWith(`${around}/`);
}

function escapeName(name: string): string {
  return /[~/]/.test(name) ? name.replaceAll("~", "~0").replaceAll("/", "~1") : name;
}
