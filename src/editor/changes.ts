import { isRecord } from "../../schema/json-schema/schema-parts.ts";
import type { Edited, Splice } from "../../schema/source/edited.ts";
import { insert, type Json, move, remove, set, wrap } from "../../schema/source/edits.ts";
import type { JsonText } from "../../schema/source/json-text.ts";
import { joinPointer, splitPointer } from "../../schema/source/location.ts";
import type { EditorDocument } from "./editor-document.ts";

/** An edit of one file. */
export interface Change {
  file: string;
  edited: { splices: readonly Splice[] };
}

/** Sets a value, and creates the objects around it that are missing. */
export function setValue(document: EditorDocument, at: string, value: Json): Change {
  const { source, pointer } = document.placeOf(at);
  const names = splitPointer(pointer);
  let around: unknown = source.value;
  let depth = 0;
  for (; depth < names.length - 1; depth += 1) {
    const inner: unknown = isContainer(around) ? Reflect.get(around, names[depth] ?? "") : undefined;
    if (!isContainer(inner)) break;
    around = inner;
  }
  const nested = names.slice(depth + 1).reduceRight<Json>((inner, name) => ({ [name]: inner }), value);
  const [parent, key = ""] = [joinPointer(...names.slice(0, depth)), names[depth]];
  const broken = isRecord(around) && !(key in around) && breakLine(source, parent, { ...around, [key]: nested });
  return { file: source.file, edited: broken || set(source, parent + joinPointer(key), nested) };
}

/** Lays an object on one line out anew if a further key leaves no room there; undefined if the line can stay. */
function breakLine(source: JsonText, pointer: string, value: object): Edited | undefined {
  const { start, end } = source.span(pointer);
  if (pointer === "" || source.text.slice(start, end).includes("\n")) return undefined;
  const edited = set(source, pointer, toJson(value));
  return edited.splices.some(({ text }) => text.includes("\n")) ? edited : undefined;
}

function isContainer(value: unknown): value is object {
  return typeof value === "object" && value !== null;
}

/** Removes a value. An optional list that would be empty is removed as a whole, as the schema wants it. */
export function removeValue(document: EditorDocument, at: string): Change {
  const node = document.content.at(at);
  const { parent } = node;
  const isLast = Array.isArray(parent?.value) && parent.value.length === 1 && !parent.isRequired;
  // The root of a file of its own can't be removed.
  const target = isLast && document.placeOf(parent.pointer).pointer !== "" ? parent.pointer : at;
  const { source, pointer } = document.placeOf(target);
  return { file: source.file, edited: remove(source, pointer) };
}

/**
 * Inserts an entry before the one at `index`, or at the end; a missing list is created. An id or a path that another entry
 * has gets a number.
 */
export function insertEntry(document: EditorDocument, list: string, value: Json, index?: number): Change {
  const entries = document.find(list)?.value;
  if (!Array.isArray(entries)) return setValue(document, list, [value]);
  const at = index === undefined || index >= entries.length ? "-" : index;
  const { source, pointer } = document.placeOf(list + joinPointer(at));
  return { file: source.file, edited: insert(source, pointer, nameApart(value, entries)) };
}

/** Adds entries at the end of a list; a missing list is created. */
export function insertEntries(document: EditorDocument, list: string, values: readonly Json[]): Change {
  const before = document.find(list)?.value;
  if (!Array.isArray(before)) return setValue(document, list, values);
  const { source, pointer } = document.placeOf(list + joinPointer("-"));
  const splices: Splice[] = [];
  let text = source;
  for (const value of values) {
    const edited = insert(text, pointer, value);
    splices.push(...edited.splices);
    text = edited.source;
  }
  return { file: source.file, edited: { splices } };
}

/** Moves an entry within its list, as the text that it is. */
export function moveEntry(document: EditorDocument, list: string, from: number, to: number): Change {
  const { source, pointer } = document.placeOf(list + joinPointer(from));
  const target = document.placeOf(list + joinPointer(to)).pointer;
  return { file: source.file, edited: move(source, pointer, target) };
}

function nameApart(value: Json, entries: readonly unknown[]): Json {
  if (!isRecord(value)) return value;
  const names = ["id", "path"].flatMap((key) => {
    const name = value[key];
    const taken = new Set(entries.map((entry) => (isRecord(entry) ? entry[key] : undefined)));
    if (typeof name !== "string" || !taken.has(name)) return [];
    let count = 2;
    const numbered = () => `${name}-${count}`.replace("/-", "/");
    while (taken.has(numbered())) count += 1;
    return [[key, numbered()]];
  });
  return toJson({ ...value, ...Object.fromEntries(names) });
}

/** Inserts a copy of an entry after it. */
export function duplicateEntry(document: EditorDocument, list: string, index: number): Change {
  return insertEntry(document, list, toJson(document.content.at(list + joinPointer(index)).value), index + 1);
}

/** Sets the text of a language. The first translation wraps the text that is there, which stays as it is. */
export function translate(document: EditorDocument, at: string, language: string, text: Json): Change {
  const { translation, value, language: own } = document.content.at(at);
  if (translation) return setValue(document, at + joinPointer(language), text);
  if (language === own) return setValue(document, at, text);
  if (value === undefined) return setValue(document, at, { [language]: text });
  const { source, pointer } = document.placeOf(at);
  return { file: source.file, edited: wrap(source, pointer, own, { [language]: text }) };
}

/** A value that was parsed from JSON. */
export function toJson(value: unknown): Json {
  return JSON.parse(JSON.stringify(value ?? null));
}
