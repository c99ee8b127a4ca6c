import { canBeSeen } from "../../../../schema/check/rules/texts/visible.ts";

/** A value of a source, and where a person finds it there. */
export interface Placed {
  /** As in "resume.yaml:12:5" or "Positions.csv, line 4, Title". */
  readonly place: string;
  readonly value: PlacedValue;
  /** What was made of what stands there, where it isn't taken word for word. */
  readonly remark?: string;
  /** Why it is left out. */
  readonly refusal?: string;
}

export type PlacedValue = string | number | boolean | null | readonly Placed[] | PlacedFields;
export type PlacedFields = ReadonlyMap<string, Placed>;

/** Fields as a reader writes them; those that are undefined are left out. */
export type Fields = Readonly<Record<string, Placed | undefined>>;

/** The value under keys that lead into each other. */
export function at(placed: Placed | undefined, ...keys: readonly string[]): Placed | undefined {
  let found = placed;
  for (const key of keys) found = fieldsOf(found)?.get(key);
  return found;
}

/** The fields of an object. */
export function fieldsOf(placed: Placed | undefined): PlacedFields | undefined {
  return placed?.value instanceof Map ? placed.value : undefined;
}

/** The fields of an object by their names; none of what is no object. */
export function membersOf(placed: Placed | undefined): Fields {
  return Object.fromEntries(fieldsOf(placed) ?? []);
}

/** The items of a list; what stands where a list belongs is its only one. */
export function itemsOf(placed: Placed | undefined): readonly Placed[] {
  if (placed === undefined || !saysAny(placed)) return [];
  return isList(placed.value) ? placed.value : [placed];
}

/** A text that can be seen. */
export function textOf(placed: Placed | undefined): string | undefined {
  const { value } = placed ?? {};
  const text = typeof value === "number" ? String(value) : value;
  return typeof text === "string" && canBeSeen(text) ? text.trim() : undefined;
}

/** Whether a value says something; `false` says no, and that is something. What is left out is to be told. */
export function saysAny({ value, refusal }: Placed): boolean {
  if (refusal !== undefined) return true;
  if (typeof value === "string") return canBeSeen(value);
  if (isList(value)) return value.some(saysAny);
  if (value instanceof Map) return [...value.values()].some(saysAny);
  return value !== null;
}

export function isList(value: PlacedValue): value is readonly Placed[] {
  return Array.isArray(value);
}

/** An object in the place of what it is made of. */
export function makeFields({ place }: Pick<Placed, "place">, fields: Fields): Placed {
  const given = Object.entries(fields).flatMap(([key, value]): [string, Placed][] => (value ? [[key, value]] : []));
  return { place, value: new Map(given) };
}

/** A list in the place of its first item; undefined where it is empty. */
export function makeList(items: readonly Placed[]): Placed | undefined {
  const [first] = items;
  return first && { place: first.place, value: items };
}

/** Another text in the place of one, with a word on how it was made where it isn't a part of that. */
export function makeText({ place }: Placed, text: string, remark?: string): Placed {
  return remark === undefined ? { place, value: text } : { place, value: text, remark };
}

/** A value that is told, and not imported. */
export function leaveOut(placed: Placed, refusal: string): Placed {
  return { ...placed, refusal };
}
