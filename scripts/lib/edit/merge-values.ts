import { isDeepStrictEqual } from "node:util";
import { isRecord } from "../../../schema/json-schema/schema-parts.ts";
import type { Json } from "../../../schema/source/edits.ts";
import { joinPointer } from "../../../schema/source/location.ts";
import { alignItems } from "./align-items.ts";
import { mergeTexts } from "./merge-text.ts";

/** A value in JSON; undefined if it is missing. */
type Value = Json | undefined;

/** A value that two sides changed in different ways. Its pointer is that in the merged value. */
export interface ValueConflict {
  pointer: string;
  base: Value;
  mine: Value;
  theirs: Value;
}

interface MergedValue {
  /** The value with the changes of both sides. Where they conflict, it has theirs. */
  value: Value;
  conflicts: ValueConflict[];
}

/** Merges two changed versions of a value, part by part. */
export function mergeValues(base: Value, mine: Value, theirs: Value): MergedValue {
  const conflicts: ValueConflict[] = [];
  return { value: mergePart({ pointer: "", base, mine, theirs }, conflicts), conflicts };
}

function mergePart(versions: ValueConflict, conflicts: ValueConflict[]): Value {
  const { pointer, base, mine, theirs } = versions;
  if (isDeepStrictEqual(mine, theirs) || isDeepStrictEqual(mine, base)) return theirs;
  if (isDeepStrictEqual(theirs, base)) return mine;
  if (isObject(mine) && isObject(theirs) && (base === undefined || isObject(base)))
    return mergeObjects(pointer, { base: base ?? {}, mine, theirs }, conflicts);
  if (isList(mine) && isList(theirs) && (base === undefined || isList(base)))
    return mergeLists(pointer, { base: base ?? [], mine, theirs }, conflicts);
  if (typeof mine === "string" && typeof theirs === "string" && typeof base === "string" && isLong(base)) {
    const merged = mergeTexts(base, mine, theirs);
    if (merged.conflicts.length === 0) return merged.text;
  }
  conflicts.push(versions);
  return theirs;
}

type JsonObject = { readonly [key: string]: Json };

const isObject = (value: Value): value is JsonObject => isRecord(value);
const isList = (value: Value): value is readonly Json[] => Array.isArray(value);

/** Shorter texts, such as titles, addresses and dates, are one value: a mixture of two would be neither. */
const fewWords = 12;
const isLong = (text: string) => text.includes("\n") || text.split(/\s+/).length >= fewWords;

interface Versions<Kind> {
  base: Kind;
  mine: Kind;
  theirs: Kind;
}

function mergeObjects(pointer: string, { base, mine, theirs }: Versions<JsonObject>, conflicts: ValueConflict[]): Json {
  const keys = new Set([...Object.keys(theirs), ...Object.keys(mine)]);
  const read = (object: JsonObject, key: string) => (Object.hasOwn(object, key) ? object[key] : undefined);
  const entries = [...keys].flatMap((key): [string, Json][] => {
    const part = { base: read(base, key), mine: read(mine, key), theirs: read(theirs, key) };
    const merged = mergePart({ pointer: pointer + joinPointer(key), ...part }, conflicts);
    return merged === undefined ? [] : [[key, merged]];
  });
  return Object.fromEntries(entries);
}

/** Their list with my changes. Items that both added are both kept; what I moved is where I moved it. */
function mergeLists(
  pointer: string,
  { base, mine, theirs }: Versions<readonly Json[]>,
  conflicts: ValueConflict[],
): Json {
  const [ours, others] = [alignItems(base, mine), alignItems(base, theirs)];
  const isMovedByMe = (item: number) => ours.moved.has(item) && !others.moved.has(item);
  const result: Json[] = [];
  const emit = (item: number | undefined, versions: Versions<Value>) => {
    const at = joinPointer(result.length);
    const merged = item === undefined ? versions.mine : mergePart({ pointer: pointer + at, ...versions }, conflicts);
    if (merged !== undefined) result.push(merged);
  };
  const versionsOf = (item: number): Versions<Value> => {
    const at = (index: number | undefined, list: readonly Json[]) => (index === undefined ? undefined : list[index]);
    return { base: base[item], mine: at(ours.to[item], mine), theirs: at(others.to[item], theirs) };
  };
  const added = theirs.filter((_, index) => others.from[index] === undefined);
  const isNew = (value: Json) => !added.some((other) => isDeepStrictEqual(other, value));
  /** What comes from my list, by the item of the common origin that it follows; -1 is the start. */
  const following = new Map<number, (() => void)[]>();
  let before = -1;
  for (const [index, value] of mine.entries()) {
    const item = ours.from[index];
    const emits =
      item === undefined
        ? isNew(value) && (() => emit(undefined, { base: undefined, mine: value, theirs: undefined }))
        : others.to[item] === undefined || isMovedByMe(item)
          ? () => emit(item, versionsOf(item))
          : undefined;
    if (emits) following.set(before, [...(following.get(before) ?? []), emits]);
    else if (item !== undefined) before = item;
  }
  const emitFollowing = (item: number) => following.get(item)?.forEach((emits) => void emits());
  emitFollowing(-1);
  for (const [index, value] of theirs.entries()) {
    const item = others.from[index];
    if (item === undefined) result.push(value);
    else {
      if (!isMovedByMe(item)) emit(item, versionsOf(item));
      emitFollowing(item);
    }
  }
  return result;
}
