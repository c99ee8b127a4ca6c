import { isDeepStrictEqual } from "node:util";
import { isRecord } from "../../../schema/json-schema/schema-parts.ts";
import type { Edited } from "../../../schema/source/edited.ts";
import { insert, type Json, move, remove, set } from "../../../schema/source/edits.ts";
import type { JsonText } from "../../../schema/source/json-text.ts";
import { joinPointer } from "../../../schema/source/location.ts";
import { alignItems } from "./align-items.ts";

type Edit = (source: JsonText) => Edited;

/** Changes a text so that it has this value. Whatever is the same in both values is left as it is written. */
export function changeValue(source: JsonText, value: Json): string {
  return listEdits("", source.value, value).reduce((text, edit) => edit(text).source, source).text;
}

/** The edits from one value to another, each to be made on the result of those before. */
function listEdits(pointer: string, before: unknown, after: Json): Edit[] {
  if (isDeepStrictEqual(before, after)) return [];
  if (Array.isArray(before) && Array.isArray(after)) return listEditsOfItems(pointer, before, after);
  if (!isRecord(before) || !isRecord(after)) return [(source) => set(source, pointer, after)];
  const removed = Object.keys(before).filter((key) => !Object.hasOwn(after, key));
  return [
    ...removed.map(
      (key): Edit =>
        (source) =>
          remove(source, pointer + joinPointer(key)),
    ),
    ...Object.entries(after).flatMap(([key, value]): Edit[] => {
      const at = pointer + joinPointer(key);
      return Object.hasOwn(before, key) ? listEdits(at, before[key], value) : [(source) => insert(source, at, value)];
    }),
  ];
}

function listEditsOfItems(pointer: string, before: readonly unknown[], after: readonly Json[]): Edit[] {
  const { to, from } = alignItems(before, after);
  const at = (index: number) => pointer + joinPointer(index);
  const removed = [...before.keys()].filter((index) => to[index] === undefined).reverse();
  const edits = removed.map(
    (index): Edit =>
      (source) =>
        remove(source, at(index)),
  );
  /** The old indexes of the items in the list as the edits so far leave it; undefined for new ones. */
  const now: (number | undefined)[] = [...before.keys()].filter((index) => to[index] !== undefined);
  for (const [index, value] of after.entries()) {
    const old = from[index];
    if (old === undefined) {
      edits.push((source) => insert(source, at(index), value));
      now.splice(index, 0, undefined);
      continue;
    }
    const current = now.indexOf(old);
    if (current !== index) edits.push((source) => move(source, at(current), at(index)));
    now.splice(index, 0, ...now.splice(current, 1));
    edits.push(...listEdits(at(index), before[old], value));
  }
  return edits;
}
