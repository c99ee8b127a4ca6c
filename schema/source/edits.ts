import { EditError } from "./edit-error.ts";
import { applySplices, Edited, type Splice } from "./edited.ts";
import { formatValue, type JsonStyle } from "./format-json.ts";
import { indentAt, lineStartAt, readStyle } from "./json-style.ts";
import { JsonText } from "./json-text.ts";
import { joinPointer, splitPointer } from "./location.ts";
import { type Entry, findSlot, type Slot } from "./slot.ts";
import { beyondJson } from "./syntax/parse.ts";

/** A JSON value. Numbers must be finite. */
export type Json = string | number | boolean | null | readonly Json[] | { readonly [key: string]: Json };

/**
 * Sets a value. A new key is added after the others. Like all edits, it leaves other lines unchanged and keeps the
 * text's style: indentation, line ends, spaces.
 * @param pointer a JSON pointer (RFC 6901)
 * @throws {EditError} if the text isn't JSON, or the pointer's object, list or item doesn't exist
 */
export function set(source: JsonText, pointer: string, value: Json): Edited {
  const { text, root } = demandJson(source);
  const slot = pointer === "" ? undefined : demandSlot(source, pointer);
  const node = slot ? slot.entry?.value : root;
  if (!node) return slot?.parent.kind === "object" ? insert(source, pointer, value) : refuse("no-such-place", pointer);
  const { start, end } = node;
  const written = formatValue(value, readStyle(source), indentAt(text, start), start - lineStartAt(text, start), 1);
  return new Edited(source, [{ start, end, text: written }]);
}

/**
 * Inserts a value: a key after the others, or an item before the one at the pointer. `/-` is the end of a list.
 * @throws {EditError} as `set`, and if the key exists
 */
export function insert(source: JsonText, pointer: string, value: Json): Edited {
  demandJson(source);
  const slot = demandFree(source, pointer);
  const style = readStyle(source);
  const key = slot.parent.kind === "object" ? JSON.stringify(slot.name) + style.colon : "";
  const write: Writer = (indent, before) => key + formatValue(value, style, indent, before + key.length, 1);
  return new Edited(source, [put(source, slot, style, write)]);
}

/**
 * Removes a value, and its key.
 * @throws {EditError} if the text isn't JSON, or the value doesn't exist
 * @public
 */
export function remove(source: JsonText, pointer: string): Edited {
  demandJson(source);
  const { slot, entry } = demandEntry(source, pointer);
  return new Edited(source, [take(source.text, slot, entry)]);
}

/**
 * Moves a value without reformatting it, as if it were removed and then inserted: `to` refers to the text after the
 * removal.
 * @throws {EditError} as `remove` and `insert`, and if `to` is within the value
 * @public
 */
export function move(source: JsonText, from: string, to: string): Edited {
  const { text } = demandJson(source);
  const { slot, entry } = demandEntry(source, from);
  if (to === from) return new Edited(source, []);
  // After the removal of an item, its index is that of the next one.
  if (slot.parent.kind === "object" && to.startsWith(`${from}/`)) refuse("into-itself", from);
  const taking = take(text, slot, entry);
  const left = new JsonText(source.file, applySplices(text, [taking]));
  const target = demandFree(left, to);
  const style = readStyle(source);
  const isSameKey = entry.key && target.name === entry.name;
  const key = isSameKey ? text.slice(entry.start, entry.value.start) : JSON.stringify(target.name) + style.colon;
  const moved = (target.parent.kind === "object" ? key : "") + text.slice(entry.value.start, entry.end);
  const outer = indentAt(text, entry.start);
  const write: Writer = (indent) => moved.replaceAll(`\n${outer}`, `\n${indent}`);
  return new Edited(source, [taking, put(left, target, style, write)]);
}

/**
 * Renames a value's key, and keeps its position.
 * @throws {EditError} as `remove`, for an item of a list, and if the key exists
 * @public
 */
export function rename(source: JsonText, pointer: string, name: string): Edited {
  demandJson(source);
  const { slot, entry } = demandEntry(source, pointer);
  if (!entry.key) return refuse("no-key", pointer);
  if (name === entry.name) return new Edited(source, []);
  if (slot.entries.some((other) => other.name === name))
    refuse("key-taken", joinPointer(...splitPointer(pointer).slice(0, -1), name));
  return new Edited(source, [{ ...entry.key, text: JSON.stringify(name) }]);
}

/**
 * Replaces a value by an object that contains the value, unchanged, under the key `name`, followed by `others`.
 * @throws {EditError} as `remove`
 */
export function wrap(source: JsonText, pointer: string, name: string, others: Record<string, Json>): Edited {
  const { text } = demandJson(source);
  const { start, end } = demandEntry(source, pointer).entry.value;
  const style = readStyle(source);
  const outer = indentAt(text, start);
  const inner = outer + style.indent;
  const nameOf = (key: string) => JSON.stringify(key) + style.colon;
  const members = (indent: string) => [
    nameOf(name) + text.slice(start, end).replaceAll(`\n${outer}`, `\n${indent}`),
    ...Object.entries(others).map(([key, value]) => {
      const before = nameOf(key);
      return before + formatValue(value, style, indent, indent.length + before.length, 1);
    }),
  ];
  const inLine = `{${style.padding}${members(outer).join(`,${style.gap}`)}${style.padding}}`;
  const before = text.slice(lineStartAt(text, start), start);
  // A value that shares its line with others isn't broken into lines.
  const fits =
    before.length + inLine.length + 1 <= style.width || !/^[ \t]*(?:"(?:[^"\\]|\\.)*"\s*:\s*)?$/.test(before);
  const lines = () => [
    "{",
    members(inner)
      .map((member) => inner + member)
      .join(`,${style.lineEnd}`),
    `${outer}}`,
  ];
  const written = fits && !inLine.includes("\n") ? inLine : lines().join(style.lineEnd);
  return new Edited(source, [{ start, end, text: written }]);
}

/** Formats an entry with its key. `indent` is its line's indentation; `before` is the columns already used. */
type Writer = (indent: string, before: number) => string;

/** Inserts an entry at a slot, on a line of its own if the text breaks lines there. */
function put({ text }: JsonText, { parent, entries, index }: Slot, style: JsonStyle, write: Writer): Splice {
  const next = entries[index];
  const near = next ?? entries.at(-1);
  if (!near) return fill(text, parent, style, write);
  const lineBreak = lineBreakAtEnd(text.slice(parent.start, near.start));
  const separator = lineBreak ?? gapIn(text, entries) ?? style.gap;
  const at = next?.start ?? near.end;
  const indent = lineBreak?.replace(/^\r?\n/, "") ?? indentAt(text, at);
  const column = lineBreak === undefined ? at - lineStartAt(text, at) : indent.length;
  const written = write(indent, column);
  return { start: at, end: at, text: next ? `${written},${separator}` : `,${separator}${written}` };
}

/** The line end and the indentation at the end of a text, if it ends with these. */
function lineBreakAtEnd(text: string): string | undefined {
  return /\r?\n[ \t]*$/.exec(text)?.[0];
}

/** The space after the first comma of an object or a list; undefined if the line ends there. */
function gapIn(text: string, [first, second]: readonly Entry[]): string | undefined {
  const gap = first && second && text.slice(first.end, second.start).replace(",", "");
  return gap?.includes("\n") ? undefined : gap;
}

/** Inserts the first entry of an object or a list: on the same line if it stays simple, or else on lines of its own. */
function fill(text: string, { kind, start, end }: Slot["parent"], style: JsonStyle, write: Writer): Splice {
  const [open, close, padding] = kind === "array" ? ["[", "]", ""] : ["{", "}", style.padding];
  const indent = indentAt(text, start);
  const inner = indent + style.indent;
  const lineBreak = lineBreakAtEnd(text.slice(start + 1, end - 1));
  if (lineBreak !== undefined) {
    const line = style.lineEnd + inner + write(inner, inner.length);
    return { start: start + 1, end: end - 1 - lineBreak.length, text: line };
  }
  const column = start - lineStartAt(text, start);
  const inLine = [open, write(indent, column + 1), close].join(padding);
  const isSimple = !inLine.includes("\n") && !/^\[[[{]/.test(inLine) && column + inLine.length < style.width;
  if (isSimple || style.width === Infinity) return { start, end, text: inLine };
  return { start, end, text: [open, inner + write(inner, inner.length), indent + close].join(style.lineEnd) };
}

/** Removes an entry, with its own lines and the comma that it no longer needs. */
function take(text: string, { parent, entries, index }: Slot, entry: Entry): Splice {
  const previous = entries[index - 1];
  const next = entries[index + 1];
  if (!next && previous) return { start: previous.end, end: entry.end, text: "" };
  const start = previous ? text.indexOf(",", previous.end) + 1 : parent.start + 1;
  if (!next) return { start, end: parent.end - 1, text: "" };
  const end = text.indexOf(",", entry.end) + 1;
  // The next entry's line is unchanged, and so is anything before this entry on its own line.
  if (!text.slice(end, next.start).includes("\n")) return { start: entry.start, end: next.start, text: "" };
  const line = lineStartAt(text, entry.start);
  return line > start ? { start: line, end: lineStartAt(text, next.start), text: "" } : { start, end, text: "" };
}

function demandJson(source: JsonText): JsonText {
  const codes = source.issues.map(({ code }) => code);
  if (codes.includes("repeated-key")) refuse("repeated-key", "");
  // A byte order mark isn't JSON either, but it leaves no doubt about the rest of the text.
  if (codes.some((code) => code !== "byte-order-mark" && !beyondJson.has(code))) refuse("not-json", "");
  return source;
}

function demandSlot(source: JsonText, pointer: string): Slot {
  if (pointer === "") refuse("whole-text", pointer);
  return findSlot(source, pointer) ?? refuse("no-such-place", pointer);
}

/** @throws {EditError} if the slot's key exists */
function demandFree(source: JsonText, pointer: string): Slot {
  const slot = demandSlot(source, pointer);
  return slot.entry && slot.parent.kind === "object" ? refuse("key-taken", pointer) : slot;
}

/** @throws {EditError} if the slot has no entry */
function demandEntry(source: JsonText, pointer: string): { slot: Slot; entry: Entry } {
  const slot = demandSlot(source, pointer);
  return { slot, entry: slot.entry ?? refuse("no-such-place", pointer) };
}

function refuse(code: EditError["code"], pointer: string): never {
  throw new EditError(code, pointer);
}
