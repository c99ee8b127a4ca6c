import type { Entity } from "../../../entities/index.ts";
import { defineAdvice } from "../../../messages/message.ts";
import { defineAdviceRule } from "../../rule.ts";
import { isBefore } from "../dates.ts";
import { type LocatedEntry, nameEntry, needs, visitEntries } from "./entries.ts";
import { sources } from "./sources.ts";

/** Entries have dates, and the dates of positions include months. */
export const dates = defineAdviceRule({
  messages: {
    undated: defineAdvice<{ name: string }>({
      title: "an entry without a date",
      message: ({ name }) => `${name} has no date.`,
      hint: () => 'Add "start" and "end" (or "date" to an achievement), as in "2024-06".',
      explanation: "Readers and applicant systems put entries in order by their dates; what has none can't be placed.",
      wrong: '{ "type": "activity", "title": "Technical lead" }',
      right: '{ "type": "activity", "title": "Technical lead", "start": "2023-08", "end": "2024-06" }',
      source: sources.applicantSystems,
    }),
    "year-only": defineAdvice<{ name: string }>({
      title: "a position dated by years alone",
      message: ({ name }) => `${name} is dated by years alone.`,
      hint: () => 'Write the month as well: "2023-11".',
      explanation: "“2023 to 2024” may be one month or two years; applicant systems read months.",
      wrong: '{ "type": "experience", "position": "Intern", "start": "2023", "end": "2024" }',
      right: '{ "type": "experience", "position": "Intern", "start": "2023-11", "end": "2024-02" }',
      source: sources.applicantSystems,
    }),
  },
  create: ({ report }) => ({
    entity: visitEntries(({ entry, pointer }) => {
      if (needs(entry, "date") && datesOf(entry).length === 0 && !("period" in entry))
        report("undated", pointer, { name: nameEntry(entry) });
      if (entry.type === "experience" && [entry.start, entry.end].some((date) => date?.length === 4))
        report("year-only", pointer, { name: nameEntry(entry) });
    }),
  }),
});

/** In lists of studies or positions, the latest comes first. */
export const order = defineAdviceRule({
  messages: {
    "oldest-first": defineAdvice<{ name: string; type: string }>({
      title: "an older entry above a later one",
      message: ({ name, type }) => `${name} stands under an older entry of ${type}.`,
      hint: () => "Put the latest entry first.",
      explanation: "Readers take the first entry for the latest, and applicant systems expect the latest first.",
      wrong: '{ "position": "Intern", "start": "2022-01", … }, { "position": "Engineer", "start": "2023-07", … }',
      right: '{ "position": "Engineer", "start": "2023-07", … }, { "position": "Intern", "start": "2022-01", … }',
      source: sources.engineers,
    }),
  },
  create({ report }) {
    const above = new Map<string, string>();
    const reported = new Set<string>();
    return {
      entity: visitEntries(({ entry, pointer }) => {
        const date = lastDate(entry);
        if ((entry.type !== "education" && entry.type !== "experience") || date === undefined) return;
        const list = `${entry.type} ${pointer.slice(0, pointer.lastIndexOf("/"))}`;
        const before = above.get(list);
        above.set(list, date);
        if (before === undefined || !isBefore(before, date) || reported.has(list)) return;
        reported.add(list);
        report("oldest-first", pointer, { name: nameEntry(entry), type: entry.type });
      }),
    };
  },
});

/** No year between two entries is left out. */
export const missingYears = defineAdviceRule({
  messages: {
    "missing-years": defineAdvice<{ years: number[] }>({
      title: "years of nothing",
      message: ({ years }) => `Nothing that is shown falls into ${years.join(", ")}.`,
      hint: () => "Add what you did then, however short, or say it in the summary.",
      explanation: "A gap is asked about; better to answer before.",
      wrong: '{ "degree": "B.E.", "start": "2015", "end": "2019" }, { "position": "Engineer", "start": "2022-07" }',
      right:
        '{ "degree": "B.E.", … "end": "2019" }, { "title": "Volunteer teacher", "start": "2020-01", "end": "2021-12" }, …',
    }),
  },
  create({ report }) {
    const periods: LocatedEntry[] = [];
    return {
      entity: visitEntries((placed) => {
        if (placed.entry.type !== "achievement" && datesOf(placed.entry).length > 0) periods.push(placed);
      }),
      exit() {
        // Not as arguments of `Math.max`: the number of arguments is limited by the size of the call stack.
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
        if (years.length === 0) return;
        const after = spans.find(({ first }) => first === (years.at(-1) ?? 0) + 1);
        report("missing-years", after ? after.pointer : { key: "/pages" }, { years });
      },
    };
  },
});

type Dated = { type: string; start?: string; end?: string; date?: string; passOut?: number; period?: unknown };

function datesOf({ start, end, date, passOut }: Dated): string[] {
  return [start, end, date, passOut?.toString()].filter((one) => one !== undefined);
}

function goesOn({ start, end, passOut, period }: Dated): boolean {
  return start !== undefined && end === undefined && passOut === undefined && period === undefined;
}

/** The date to sort by. An entry that continues today is later than all others. */
function lastDate(entry: Entity): string | undefined {
  if (goesOn(entry)) return "9999";
  return datesOf(entry).sort().at(-1);
}

/** The first and last year of an entry. An entry that continues today ends with the last year of all entries. */
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
