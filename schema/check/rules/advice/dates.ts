import type { Entity } from "../../../entities/index.ts";
import { type Finding, find } from "../../../messages/messages.ts";
import type { ContentIndex } from "../../content-index/content-index.ts";
import { entriesInNeed, entriesOfType, listEntries, nameEntry } from "./entries.ts";

/** Entries have dates, and those of positions tell months. */
export function checkDates(index: ContentIndex): Finding[] {
  const undated = entriesInNeed(index, "date")
    .filter(({ entry }) => datesOf(entry).length === 0 && !("period" in entry))
    .map((placed) => find("undated", placed.pointer, { name: nameEntry(placed.entry) }));
  const vague = entriesOfType(index, "experience")
    .filter(({ entry }) => [entry.start, entry.end].some((date) => date?.length === 4))
    .map((placed) => find("year-only", placed.pointer, { name: nameEntry(placed.entry) }));
  return [...undated, ...vague];
}

/** In a list of studies or positions, the latest comes first. */
export function checkOrder(index: ContentIndex): Finding[] {
  const above = new Map<string, string>();
  const told = new Set<string>();
  return listEntries(index).flatMap((placed) => {
    const { entry, pointer } = placed;
    const date = lastDate(entry);
    if ((entry.type !== "education" && entry.type !== "experience") || date === undefined) return [];
    const list = `${entry.type} ${pointer.slice(0, pointer.lastIndexOf("/"))}`;
    const before = above.get(list);
    above.set(list, date);
    if (before === undefined || !isLater(date, before) || told.has(list)) return [];
    told.add(list);
    return [find("oldest-first", placed.pointer, { name: nameEntry(entry), type: entry.type })];
  });
}

/** No year lies between two entries of which nothing is told. */
export function checkMissingYears(index: ContentIndex): Finding[] {
  const periods = listEntries(index).filter(({ entry }) => entry.type !== "achievement" && datesOf(entry).length > 0);
  if (periods.length === 0) return [];
  // Not as arguments of `Math.max`: a call takes no more of them than its stack holds.
  const last = periods
    .flatMap(({ entry }) => datesOf(entry).map(yearOf))
    .reduce((one, other) => Math.max(one, other), 0);
  const spans = periods.map(({ entry, pointer }) => ({ ...spanOf(entry, last), pointer }));
  const ordered = spans.toSorted((one, other) => one.first - other.first);
  let reached = ordered[0]?.first ?? last;
  const years = ordered.flatMap((span) => {
    const missing = range(reached + 1, span.first - 1);
    reached = Math.max(reached, span.last);
    return missing;
  });
  if (years.length === 0) return [];
  const after = spans.find(({ first }) => first === (years.at(-1) ?? 0) + 1);
  return [find("missing-years", after ? after.pointer : { key: "/pages" }, { years })];
}

type Dated = { type: string; start?: string; end?: string; date?: string; passOut?: number; period?: unknown };

function datesOf({ start, end, date, passOut }: Dated): string[] {
  return [start, end, date, passOut?.toString()].filter((one) => one !== undefined);
}

function goesOn({ start, end, passOut, period }: Dated): boolean {
  return start !== undefined && end === undefined && passOut === undefined && period === undefined;
}

/** The date by which an entry is ordered: what goes on is later than all. */
function lastDate(entry: Entity): string | undefined {
  if (goesOn(entry)) return "9999";
  return datesOf(entry).sort().at(-1);
}

/** Whether a date is later than another, as far as both say. */
function isLater(one: string, other: string): boolean {
  const length = Math.min(one.length, other.length);
  return one.slice(0, length) > other.slice(0, length);
}

/** The first and the last of the years that an entry spans; one that goes on spans all until the last of all. */
function spanOf(entry: Entity, last: number): { first: number; last: number } {
  const years = datesOf(entry).map(yearOf);
  return { first: Math.min(...years), last: goesOn(entry) ? last : Math.max(...years) };
}

function yearOf(date: string): number {
  return Number(date.slice(0, 4));
}

function range(first: number, last: number): number[] {
  return Array.from({ length: Math.max(0, last - first + 1) }, (_, index) => first + index);
}
