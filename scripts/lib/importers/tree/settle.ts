import { groupBy } from "../../../../schema/source/group-by.ts";
import type { Note } from "../json-resume/reading.ts";
import { Value } from "./value.ts";

/** A résumé in the form of JSON Resume, and what is to be reported of how it was read. */
export interface ReadResume {
  resume: Value;
  /** What was made of values of the source. */
  notes: Note[];
  /** What was left out. */
  leftOut: Note[];
}

/**
 * The résumé that a reader made, without what is left out or says nothing.
 * @param source what it was made of: what is left out there is reported even if the reader passed over it
 */
export function settle(read: Value, source: Value): ReadResume {
  const notes: Note[] = [];
  const leftOut: Note[] = [];
  const copy = (value: Value): Value | undefined => {
    const { place, remark, refusal } = value;
    if (refusal !== undefined) leftOut.push({ path: place, message: refusal });
    if (refusal !== undefined || !value.saysAny) return undefined;
    const copied = new Value(place, copyContent(value));
    // Nothing is left of what held only things that are left out.
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

/** One note for all places of which the same is to be said. */
function joinNotes(notes: readonly Note[]): Note[] {
  const groups = groupBy(notes, ({ message }) => message);
  return [...groups].map(([message, group]) => ({ path: joinPlaces(group.map(({ path }) => path)), message }));
}

/** Places as one text: those in the same file name it once. */
export function joinPlaces([first = "", ...others]: readonly string[]): string {
  return [first, ...others.map((place) => withoutFile(place, first))].join(", ");
}

/** The line and the column alone of a place in the same file. */
function withoutFile(place: string, first: string): string {
  const [, file, position] = /^(.*):([0-9]+:[0-9]+)$/.exec(place) ?? [];
  return position !== undefined && first.startsWith(`${file}:`) ? position : place;
}
