const width = 120;

/** Writes JSON as a person would who is going to edit it: what is short stands in one line, what holds much does not. */
export function formatJson(value: unknown): string {
  return `${formatValue(value, "", 0, 0)}\n`;
}

/** `before` is how many columns stand in the line already, `after` how many follow. */
function formatValue(value: unknown, indent: string, before: number, after: number): string {
  if (typeof value !== "object" || value === null) return JSON.stringify(value);
  const isList = Array.isArray(value);
  const members: [string, unknown][] = isList
    ? value.map((item: unknown) => ["", item])
    : Object.entries(value)
        .filter(([, member]) => member !== undefined)
        .map(([key, member]) => [`${JSON.stringify(key)}: `, member]);
  const [open, close] = isList ? "[]" : "{}";
  if (members.length === 0) return `${open}${close}`;
  const line = formatLine(members, isList);
  if (line !== undefined && before + line.length + after <= width) return line;
  const inner = `${indent}  `;
  const lines = members.map(
    ([key, member]) => `${inner}${key}${formatValue(member, inner, inner.length + key.length, 1)}`,
  );
  return `${open}\n${lines.join(",\n")}\n${indent}${close}`;
}

/** Everything in one line, unless that would hide a list of objects in it, or an object in an object. */
function formatLine(members: readonly (readonly [string, unknown])[], isList: boolean): string | undefined {
  const parts = members.map(([key, member]) => {
    if (typeof member !== "object" || member === null) return `${key}${JSON.stringify(member)}`;
    const isPlain = Object.values(member).every((item) => typeof item !== "object" || item === null);
    return isPlain && !isList ? `${key}${formatValue(member, "", -Infinity, 0)}` : undefined;
  });
  if (parts.some((part) => part === undefined)) return undefined;
  return isList ? `[${parts.join(", ")}]` : `{ ${parts.join(", ")} }`;
}
