import { defaultStyle, type JsonStyle } from "./format-json.ts";
import { groupBy } from "./group-by.ts";
import { onceForEach } from "./once.ts";
import { entriesOf } from "./slot.ts";
import type { SourceText } from "./source-text.ts";
import type { Node } from "./syntax/tree.ts";

/** Detects the layout of a JSON text from what is most common in it, and takes the house style for the rest. */
export const readStyle = onceForEach(({ text, root }: SourceText): JsonStyle => {
  const indents: string[] = [];
  const colons: string[] = [];
  const gaps: string[] = [];
  const paddings: string[] = [];
  const nested = { inLine: 0, inLines: 0 };
  const waiting: Node[] = root ? [root] : [];
  for (let node = waiting.pop(); node; node = waiting.pop()) {
    const entries = entriesOf(node);
    const isInLine = !text.slice(node.start, node.end).includes("\n");
    if (entries.length > 0 && node !== root) nested[isInLine ? "inLine" : "inLines"] += 1;
    let end: number | undefined;
    for (const { start, key, value } of entries) {
      const space = text.slice(end ?? node.start + 1, start).replace(",", "");
      if (space.includes("\n")) indents.push(...indentBetween(indentAt(text, node.start), indentAt(text, start)));
      else if (end !== undefined) gaps.push(space);
      else if (isInLine && node.kind === "object") paddings.push(space);
      if (key)
        colons.push(text.slice(key.end, value.start).replace(/\s+/g, (space) => (space.includes("\n") ? " " : space)));
      end = value.end;
      waiting.push(value);
    }
  }
  const colon = commonestOf(colons) ?? defaultStyle.colon;
  // Without a space after colons, none is wanted elsewhere.
  const space = colon.endsWith(":") ? "" : " ";
  return {
    lineEnd: /\r?\n/.exec(text)?.[0] ?? defaultStyle.lineEnd,
    indent: commonestOf(indents) ?? defaultStyle.indent,
    colon,
    gap: commonestOf(gaps) ?? space,
    padding: commonestOf(paddings) ?? space,
    width: readWidth(text, root, nested),
  };
});

/** The most frequent text; the first of equally frequent ones. */
function commonestOf(texts: readonly string[]): string | undefined {
  const groups = [...groupBy(texts, (text) => text).values()];
  return groups.toSorted((one, other) => other.length - one.length)[0]?.[0];
}

function readWidth(text: string, root: Node | undefined, nested: { inLine: number; inLines: number }): number {
  const isOneLine = root !== undefined && entriesOf(root).length > 0 && !text.trim().includes("\n");
  if (isOneLine) return Infinity;
  return nested.inLines > 0 && nested.inLine === 0 ? 0 : defaultStyle.width;
}

export function indentAt(text: string, offset: number): string {
  return /^[ \t]*/.exec(text.slice(lineStartAt(text, offset), offset))?.[0] ?? "";
}

export function lineStartAt(text: string, offset: number): number {
  return offset === 0 ? 0 : text.lastIndexOf("\n", offset - 1) + 1;
}

/** What the inner indentation adds to the outer one; empty if it isn't deeper. */
function indentBetween(outer: string, inner: string): string[] {
  return inner.length > outer.length && inner.startsWith(outer) ? [inner.slice(outer.length)] : [];
}
