import { date } from "../../primitives.ts";
import { beginnings, goesOn, readMonth } from "./date-words.ts";

const numbers = [
  /^(?<year>[0-9]{4})$/,
  /^(?<year>[0-9]{4})[-/. ](?<month>[0-9]{1,2})(?:[-/. ](?<day>[0-9]{1,2}))?(?:[T ][0-9:.Z+ -]*)?$/,
  /^(?<month>[0-9]{1,2})[-/. ](?<year>[0-9]{4})$/,
  // In dates with full stops, the day comes first.
  /^(?<day>[0-9]{1,2})\. ?(?<month>[0-9]{1,2})\. ?(?<year>[0-9]{4})$/,
];

/** Corrects a date in another notation: "2019/5", "05/2019", "May 2019", "1. März 2019". */
export function fixDate(found: string): string | undefined {
  if (splitPeriod(found)) return undefined;
  const text = found.trim().replace(beginnings, "").trim();
  const { year = "", month, day } = numbers.map((form) => form.exec(text)?.groups).find(Boolean) ?? {};
  const parts = [month, day].filter((part) => part !== undefined).map((part) => part.padStart(2, "0"));
  const fixed = year === "" ? (readMonth(text, "en") ?? "") : [year, ...parts].join("-");
  return [fixed, lastDayOf(fixed)].find((day) => date.safeParse(day).success);
}

/** The two dates of a period in one text, "Oktober 2023 – heute", corrected; without an end if it goes on. */
export function splitPeriod(found: string): { start: string; end?: string } | undefined {
  const [from = "", to, ...others] = found.split(/[–—]|\s(?:-|to|until|till|bis)\s/i);
  if (to === undefined || others.length > 0) return undefined;
  const [start, end] = [from, to]
    .map((one) => one.trim())
    .map((text) => (date.safeParse(text).success ? text : fixDate(text)));
  if (start === undefined) return undefined;
  return end === undefined ? (goesOn(to) ? { start } : undefined) : { start, end };
}

/**
 * True if `fixed`, which `fixDate` made of `found`, is certainly what was meant: the order of day and month is known, nothing
 * else is beside them, and the day is the one that was written (28 February is a guess for "30 February").
 */
export function isCertainFix(found: string, fixed: string | undefined): boolean {
  const text = found.trim();
  const words =
    /^(?:[0-9]{1,2}(?:st|nd|rd|th)?\.? (?:of )?)?[\p{L}\p{M}]{3,}\.?,? (?:[0-9]{1,2}(?:st|nd|rd|th)?,? )?[0-9]{4}$/iu;
  const day = fixed?.split("-")[2];
  const isAsWritten = day === undefined || text.includes(String(Number(day)));
  return fixed !== undefined && isAsWritten && (words.test(text) || numbers.some((form) => form.test(text)));
}

/** "2025-02-28" for "2025-02-30": replaces a day that the month doesn't have by its last day. */
function lastDayOf(day: string): string {
  const [year, month] = day.split("-").map(Number);
  const last = /-(?:29|30|31)$/.test(day) ? new Date(Date.UTC(year ?? 0, month ?? 0, 0)).getUTCDate() : 0;
  return `${day.slice(0, 7)}-${last}`;
}
