export interface JsonStyle {
  indent: string;
  lineEnd: string;
  /** The colon with the spaces around it. */
  colon: string;
  /** The space after a comma within a line. */
  gap: string;
  /** The space inside the braces of a one-line object. */
  padding: string;
  /**
   * The longest line that may contain a whole object or list, in UTF-16 code units. At 0 every entry has its own line;
   * at Infinity everything is on one line.
   */
  width: number;
}

/** A layout for people who edit: short values are on one line, long ones on several. */
export const defaultStyle: JsonStyle = {
  indent: "  ",
  lineEnd: "\n",
  colon: ": ",
  gap: " ",
  padding: " ",
  width: 120,
};

/** Formats a whole JSON text in the house style. */
export function formatJson(value: unknown): string {
  return `${formatValue(value, defaultStyle, "", 0, 0)}\n`;
}

/**
 * Formats a value within a text. `indent` is the indentation of its line; `before` and `after` are the columns that the
 * line has before and after it.
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

/** Formats on one line. Returns undefined if the line would contain a list of objects, or an object in an object. */
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
