import type { Entity } from "../../../../schema/entities/index.ts";
import { entriesOfType, type Placed } from "../portrait.ts";
import type { AuditRule } from "../rule.ts";
import { sources } from "../sources.ts";
import { nameEntry } from "../words.ts";

/** Whether the course of a life can be read from the dates. */
export const dateRules: readonly AuditRule[] = [
  {
    name: "undated",
    meaning: "Readers and applicant systems put entries in order by their dates; what has none can't be placed.",
    advice: 'Add "start" and "end" (or "date" to an achievement), as in "2024-06".',
    source: sources.applicantSystems,
    find: ({ lists }) =>
      lists
        .flat()
        .filter(({ value }) => isDatable(value) && datesOf(value).length === 0)
        .map(({ value, pointer }) => ({ pointer, message: `${nameEntry(value)} has no date.` })),
  },
  {
    name: "year-only",
    meaning: "“2023 to 2024” may be one month or two years; applicant systems read months.",
    advice: 'Write the month as well: "2023-11".',
    source: sources.applicantSystems,
    find: (portrait) =>
      entriesOfType(portrait, "experience")
        .filter(({ value }) => [value.start, value.end].some((date) => date?.length === 4))
        .map(({ value, pointer }) => ({ pointer, message: `${nameEntry(value)} is dated by years alone.` })),
  },
  {
    name: "oldest-first",
    meaning: "Readers take the first entry for the latest, and applicant systems expect the latest first.",
    advice: "Put the latest entry first.",
    source: sources.engineers,
    find: ({ lists }) =>
      lists.flatMap((list) =>
        ["education", "experience"].flatMap((type) => {
          const ranks = list
            .filter(({ value }) => value.type === type)
            .map((placed) => ({ placed, date: lastDate(placed) }));
          const dated = ranks.filter(({ date }) => date !== undefined);
          const late = dated.find(({ date = "" }, index) => index > 0 && isLater(date, dated[index - 1]?.date ?? ""));
          if (!late) return [];
          const message = `${nameEntry(late.placed.value)} stands under an older entry of ${type}.`;
          return [{ pointer: late.placed.pointer, message }];
        }),
      ),
  },
  {
    name: "missing-years",
    meaning: "A gap is asked about; better to answer before.",
    advice: "Add what you did then, however short, or say it in the summary.",
    source: undefined,
    find: ({ lists }) => {
      const periods = lists.flat().filter(({ value }) => value.type !== "achievement" && datesOf(value).length > 0);
      const last = Math.max(...periods.flatMap(({ value }) => datesOf(value).map(yearOf)));
      const covered = new Set(periods.flatMap((placed) => yearsOf(placed, last)));
      const gaps = range(Math.min(...covered), last).filter((year) => !covered.has(year));
      if (gaps.length === 0) return [];
      const after = periods.find((placed) => yearsOf(placed, last)[0] === (gaps.at(-1) ?? 0) + 1);
      return [{ pointer: after?.pointer ?? "/pages", message: `Nothing that is shown falls into ${gaps.join(", ")}.` }];
    },
  },
];

type Dated = Extract<Entity, { type: "education" | "experience" | "activity" | "achievement" }>;

function isDatable(entity: Entity): entity is Dated {
  return ["education", "experience", "activity", "achievement"].includes(entity.type);
}

/** Every date that an entry has. */
function datesOf(entity: Entity): string[] {
  const dates: (string | undefined)[] = [];
  if ("start" in entity) dates.push(entity.start);
  if ("end" in entity) dates.push(entity.end);
  if ("date" in entity) dates.push(entity.date);
  if ("passOut" in entity) dates.push(entity.passOut?.toString());
  return dates.filter((date) => date !== undefined);
}

function goesOn(entity: Entity): boolean {
  const hasYear = "passOut" in entity && entity.passOut !== undefined;
  return "start" in entity && entity.start !== undefined && entity.end === undefined && !hasYear;
}

/** The date by which an entry is ordered: what goes on is later than all. */
function lastDate({ value }: Placed<Entity>): string | undefined {
  if (goesOn(value)) return "9999";
  return datesOf(value).sort().at(-1);
}

/** Whether a date is later than another, as far as both say. */
function isLater(one: string, other: string): boolean {
  const length = Math.min(one.length, other.length);
  return one.slice(0, length) > other.slice(0, length);
}

/** The years that an entry spans; one that goes on spans all until the last. */
function yearsOf({ value }: Placed<Entity>, last: number): number[] {
  const years = datesOf(value).map(yearOf);
  return range(Math.min(...years), goesOn(value) ? last : Math.max(...years));
}

function yearOf(date: string): number {
  return Number(date.slice(0, 4));
}

function range(first: number, last: number): number[] {
  return Array.from({ length: Math.max(0, last - first + 1) }, (_, index) => first + index);
}
