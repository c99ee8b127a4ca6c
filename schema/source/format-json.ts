/** How a text of JSON is laid out. */
export interface JsonStyle {
  /** One level of indentation. */
  indent: string;
  lineEnd: string;
  /** What joins a key and its value: the colon and the spaces around it. */
  colon: string;
  /** What stands after a comma within a line. */
  gap: string;
  /** What stands on the inner sides of the braces of an object in one line. */
  padding: string;
  /**
   * The longest line that may hold a whole object or list, in UTF-16 units: at 0 every entry has a line of its own, at
   * Infinity everything stands in one.
   */
  width: number;
}

/** As a person writes who is going to edit it: what is short stands in one line, what holds much does not. */
export const houseStyle: JsonStyle = {
  indent: "  ",
  lineEnd: "\n",
  colon: ": ",
  gap: " ",
  padding: " ",
  width: 120,
};

/** Writes a whole text of JSON. */
export function formatJson(value: unknown): string {
  return `${formatValue(value, houseStyle, "", 0, 0)}\n`;
}

/**
 * Writes a value into a text. `indent` is that of its line; `before` is how many columns stand in the line already,
 * `after` how many follow.
 */
export function formatValue(value: unknown, style: JsonStyle, indent: string, before: number, after: number): string {
  if (typeof value !== "object" || value === null) return JSON.stringify(value);
  const isList = Array.isArray(value);
  const members: [string, unknown][] = isList
    ? value.map((item: unknown) => ["", item])
    : Object.entries(value)
        .filter(([, member]) => member !== undefined)
        .map(([key, member]) => [`${JSON.stringify(key)}${style.colon}`, member]);
  const [open, close] = isList ? "[]" : "{}";
  if (members.length === 0) return `${open}${close}`;
  const line = formatLine(members, isList, style);
  if (line !== undefined && before + line.length + after <= style.width) return line;
  const inner = indent + style.indent;
  const lines = members.map(
    ([key, member]) => `${inner}${key}${formatValue(member, style, inner, inner.length + key.length, 1)}`,
  );
  return [open, lines.join(`,${style.lineEnd}`), `${indent}${close}`].join(style.lineEnd);
}

/** Everything in one line, unless that would hide a list of objects in it, or an object in an object. */
function formatLine(
  members: readonly (readonly [string, unknown])[],
  isList: boolean,
  style: JsonStyle,
): string | undefined {
  const parts = members.map(([key, member]) => {
    if (typeof member !== "object" || member === null) return `${key}${JSON.stringify(member)}`;
    const isPlain = Object.values(member).every((item) => typeof item !== "object" || item === null);
    const mayHold = style.width === Infinity || (isPlain && !isList);
    return mayHold ? `${key}${formatValue(member, style, "", -Infinity, 0)}` : undefined;
  });
  if (parts.some((part) => part === undefined)) return undefined;
  const line = parts.join(`,${style.gap}`);
  return isList ? `[${line}]` : `{${style.padding}${line}${style.padding}}`;
}
