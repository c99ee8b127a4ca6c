import type { Entity } from "../../../entities/index.ts";
import type { Finding } from "../../../messages/diagnostic.ts";
import { find } from "../../../messages/messages.ts";
import type { ContentIndex } from "../../content-index/content-index.ts";
import type { Sound } from "../../content-index/sound.ts";
import { entriesOfType, nameEntry } from "./words.ts";

/** Entries have dates, and those of positions tell months. */
export function checkDates(index: ContentIndex): Finding[] {
  const undated = index.entities.flatMap(({ value, pointer }) => {
    if (!isDatable(value) || datesOf(value).length > 0) return [];
    return [find("undated", { pointer, part: "value" }, { name: nameEntry(value) })];
  });
  const vague = entriesOfType(index, "experience")
    .filter(({ value }) => [value.start, value.end].some((date) => date?.length === 4))
    .map(({ value, pointer }) => find("year-only", { pointer, part: "value" }, { name: nameEntry(value) }));
  return [...undated, ...vague];
}

/** In a list of studies or positions, the latest comes first. */
export function checkOrder({ entities }: ContentIndex): Finding[] {
  const above = new Map<string, string>();
  const told = new Set<string>();
  return entities.flatMap(({ value, pointer }) => {
    const date = lastDate(value);
    if ((value.type !== "education" && value.type !== "experience") || date === undefined) return [];
    const list = `${value.type} ${pointer.slice(0, pointer.lastIndexOf("/"))}`;
    const before = above.get(list);
    above.set(list, date);
    if (before === undefined || !isLater(date, before) || told.has(list)) return [];
    told.add(list);
    return [find("oldest-first", { pointer, part: "value" }, { name: nameEntry(value), type: value.type })];
  });
}

/** No year lies between two entries of which nothing is told. */
export function checkMissingYears({ entities }: ContentIndex): Finding[] {
  const periods = entities.filter(({ value }) => value.type !== "achievement" && datesOf(value).length > 0);
  const last = Math.max(...periods.flatMap(({ value }) => datesOf(value).map(yearOf)));
  const covered = new Set(periods.flatMap(({ value }) => yearsOf(value, last)));
  const years = range(Math.min(...covered), last).filter((year) => !covered.has(year));
  if (years.length === 0) return [];
  const after = periods.find(({ value }) => yearsOf(value, last)[0] === (years.at(-1) ?? 0) + 1);
  const place = after
    ? ({ pointer: after.pointer, part: "value" } as const)
    : ({ pointer: "/pages", part: "key" } as const);
  return [find("missing-years", place, { years })];
}

function isDatable({ type = "skill" }: Sound<Entity>): boolean {
  return ["education", "experience", "activity", "achievement"].includes(type);
}

/** Every date that an entry has. */
function datesOf(entity: Sound<Entity>): string[] {
  const dates: (string | undefined)[] = [];
  if ("start" in entity) dates.push(entity.start);
  if ("end" in entity) dates.push(entity.end);
  if ("date" in entity) dates.push(entity.date);
  if ("passOut" in entity) dates.push(entity.passOut?.toString());
  return dates.filter((date) => date !== undefined);
}

function goesOn(entity: Sound<Entity>): boolean {
  const hasYear = "passOut" in entity && entity.passOut !== undefined;
  return "start" in entity && entity.start !== undefined && entity.end === undefined && !hasYear;
}

/** The date by which an entry is ordered: what goes on is later than all. */
function lastDate(value: Sound<Entity>): string | undefined {
  if (goesOn(value)) return "9999";
  return datesOf(value).sort().at(-1);
}

/** Whether a date is later than another, as far as both say. */
function isLater(one: string, other: string): boolean {
  const length = Math.min(one.length, other.length);
  return one.slice(0, length) > other.slice(0, length);
}

/** The years that an entry spans; one that goes on spans all until the last. */
function yearsOf(value: Sound<Entity>, last: number): number[] {
  const years = datesOf(value).map(yearOf);
  return range(Math.min(...years), goesOn(value) ? last : Math.max(...years));
}

function yearOf(date: string): number {
  return Number(date.slice(0, 4));
}

function range(first: number, last: number): number[] {
  return Array.from({ length: Math.max(0, last - first + 1) }, (_, index) => first + index);
}
