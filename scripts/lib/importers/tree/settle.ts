import { groupBy } from "../../../../schema/source/group-by.ts";
import type { Note } from "../json-resume/reading.ts";
import { Value } from "./value.ts";

/** An imported JSON Resume with its notes. */
export interface ReadResume {
  resume: Value;
  /** How values of the source were changed. */
  notes: Note[];
  leftOut: Note[];
}

/**
 * Removes empty and left-out values from an importer's result.
 * @param source its input, whose left-out values are reported even if the importer skipped them
 */
export function settle(read: Value, source: Value): ReadResume {
  const notes: Note[] = [];
  const leftOut: Note[] = [];
  const copy = (value: Value): Value | undefined => {
    const { place, remark, refusal } = value;
    if (refusal !== undefined) leftOut.push({ path: place, message: refusal });
    if (refusal !== undefined || !value.mustBeReported) return undefined;
    const copied = new Value(place, copyContent(value));
    // All of its children were left out.
    if (copied.isEmpty) return undefined;
    if (remark !== undefined) notes.push({ path: place, message: remark });
    return copied;
  };
  const copyContent = (value: Value): Value["content"] => {
    if (value.isList) return value.children.flatMap((item) => copy(item) ?? []);
    if (!value.isObject) return value.content;
    return value.object(Object.fromEntries([...value.fields].map(([key, field]) => [key, copy(field)]))).content;
  };
  const resume = copy(read) ?? new Value(read.place, new Map());
  const reported = new Set(leftOut.map(({ path }) => path));
  const others = listRefusals(source).filter(({ path }) => !reported.has(path));
  return { resume, notes, leftOut: joinNotes([...leftOut, ...others]) };
}

function listRefusals({ place, refusal, children }: Value): Note[] {
  return refusal === undefined ? children.flatMap(listRefusals) : [{ path: place, message: refusal }];
}

/** Makes one note for all locations with the same message. */
function joinNotes(notes: readonly Note[]): Note[] {
  const groups = groupBy(notes, ({ message }) => message);
  return [...groups].map(([message, group]) => ({ path: joinPlaces(group.map(({ path }) => path)), message }));
}

/** Joins locations; several in one file name it once. */
export function joinPlaces([first = "", ...others]: readonly string[]): string {
  return [first, ...others.map((place) => withoutFile(place, first))].join(", ");
}

/** Returns only line and column if the location is in the same file as `first`. */
function withoutFile(place: string, first: string): string {
  const [, file, position] = /^(.*):([0-9]+:[0-9]+)$/.exec(place) ?? [];
  return position !== undefined && first.startsWith(`${file}:`) ? position : place;
}
