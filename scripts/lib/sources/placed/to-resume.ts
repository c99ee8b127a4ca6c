import { groupBy } from "../../../../schema/source/group-by.ts";
import { joinPath, type Note } from "../json-resume/reading.ts";
import { isList, type Placed, type PlacedValue, saysAny } from "./placed.ts";

/** A résumé in the form of JSON Resume, which `importResume` takes, with the places of all of it. */
export interface PlacedResume {
  resume: unknown;
  /** Where a value of it stands in the source, by its path (`work[0].url`); the nearest place around one that isn't there. */
  placeOf: (path: string) => string;
  /** What was made of values of the source, by their places. */
  notes: Note[];
  /** What was left out, by its place in the source. */
  leftOut: Note[];
}

/**
 * A résumé without its places, which are kept apart. What says nothing is not in it.
 * @param source what it was made of: what is left out there is told, whoever passed over it
 */
export function toResume(root: Placed, source: Placed): PlacedResume {
  const places = new Map<string, string>();
  const notes: Note[] = [];
  const leftOut: Note[] = [];
  const write = (placed: Placed, path: string): unknown => {
    const { place, value, remark, refusal } = placed;
    if (refusal !== undefined) {
      leftOut.push({ path: place, message: refusal });
      return undefined;
    }
    if (!saysAny(placed)) return undefined;
    const written = writeValue(value, path);
    // Nothing is left of what held only things that are left out.
    if (written === undefined) return undefined;
    places.set(path, place);
    if (remark !== undefined) notes.push({ path: place, message: remark });
    return written;
  };
  const writeValue = (value: PlacedValue, path: string): unknown => {
    if (isList(value)) return writeList(value, path);
    if (!(value instanceof Map)) return value;
    const fields = [...value].map(([key, field]) => [key, write(field, joinPath(path, key))] as const);
    const given = fields.filter(([, field]) => field !== undefined);
    return given.length > 0 ? Object.fromEntries(given) : undefined;
  };
  const writeList = (items: readonly Placed[], path: string): unknown => {
    const written: unknown[] = [];
    for (const item of items) {
      const value = write(item, `${path}[${written.length}]`);
      if (value !== undefined) written.push(value);
    }
    return written.length > 0 ? written : undefined;
  };
  const resume = write(root, "") ?? {};
  const told = new Set(leftOut.map(({ path }) => path));
  for (const one of listRefusals(source).filter(({ path }) => !told.has(path))) leftOut.push(one);
  return { resume, placeOf: (path) => findPlace(path, places, root.place), notes, leftOut: joinNotes(leftOut) };
}

function listRefusals({ place, value, refusal }: Placed): Note[] {
  if (refusal !== undefined) return [{ path: place, message: refusal }];
  const inner = isList(value) ? value : value instanceof Map ? [...value.values()] : [];
  return inner.flatMap(listRefusals);
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

/** A line and a column alone, where they are in the same file. */
function withoutFile(place: string, first: string): string {
  const [, file, position] = /^(.*):([0-9]+:[0-9]+)$/.exec(place) ?? [];
  return position !== undefined && first.startsWith(`${file}:`) ? position : place;
}

function findPlace(path: string, places: ReadonlyMap<string, string>, whole: string): string {
  for (let around = path; around !== ""; around = around.slice(0, Math.max(0, cutAt(around)))) {
    const place = places.get(around);
    if (place !== undefined) return place;
  }
  return places.get("") ?? whole;
}

function cutAt(path: string): number {
  return Math.max(path.lastIndexOf("."), path.lastIndexOf("["));
}
