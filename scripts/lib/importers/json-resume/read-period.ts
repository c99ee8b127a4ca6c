import { goesOn } from "../../../../schema/check/shape/date-words.ts";
import { formatDate, joinEnds } from "../../../../schema/entities/dates.ts";
import { labelsOf } from "../../../../schema/labels/choose-labels.ts";
import { plain } from "../../../../schema/text.ts";
import { type ReadValue, readDate } from "./read-values.ts";
import { beginsOnly, namesSeason, withoutLength } from "./read-words.ts";

/** A period in content: dates, and optional words shown in their place. */
export interface ReadPeriod {
  start?: string | undefined;
  end?: string | undefined;
  period?: string | undefined;
}

/** Separators between the two ends of a period. */
const symbols =
  /(?<!\s)\s+(?:to|until|till|through|bis|à|au|jusqu'à|a|al|hasta|até|ao|tot|til|till|do|до|по)\s+|(?:(?<!\s)\s+)?[–—―~～〜至-]\s*/giu;

/** In characters. Both sides of every hyphen are parsed as dates, which is quadratic in a text of hyphens. */
const longestSpan = 200;

/** Reads a period such as "2016 - 2018" or "Jan 2020 – today". `end` is undefined if it is ongoing. */
export function readSpan(written: string, language: string): { start: string; end: string | undefined } | undefined {
  if (written.length > longestSpan) return undefined;
  const text = withoutLength(written);
  if (readPlainly(text, language)) return undefined;
  if (beginsOnly(text)) {
    const start = readDate(text, language).value;
    return start === undefined ? undefined : { start, end: undefined };
  }
  // Hyphens are tried last, because they also occur within dates.
  const found = [...text.matchAll(symbols)].toSorted((one, other) => Number(one[0] === "-") - Number(other[0] === "-"));
  for (const { 0: separator, index } of found) {
    const [first, last] = [text.slice(0, index), text.slice(index + separator.length)];
    const end = readEnd(last, language);
    if (end === undefined) continue;
    // "Jun – Aug 2019" has the year of both once.
    const start = readEnd(first, language) ?? readEnd(`${first} ${end.slice(0, 4)}`, language);
    if (start) return { start, end: end || undefined };
  }
  return undefined;
}

/** Returns a date, "" if ongoing, or undefined if it is neither. */
function readEnd(text: string, language: string): string | undefined {
  return goesOn(text) ? "" : readDate(text, language).value;
}

/** True if the whole text is a single date. */
function readPlainly(text: string, language: string): boolean {
  return readDate(text, language).value?.length === text.trim().length;
}

/** Reads the ends of a period, each with an optional remark. */
export function readEnds(
  { start, end }: { start: string | undefined; end: string | undefined },
  language: string,
): ReadPeriod & { remarks: { start?: string | undefined; end?: string | undefined } } {
  const whole =
    start !== undefined && end === undefined ? "start" : start === undefined && end !== undefined ? "end" : undefined;
  const span = whole && readSpan((whole === "start" ? start : end) ?? "", language);
  if (whole && span) {
    const { start: first, end: last = "what goes on" } = span;
    return { ...span, remarks: { [whole]: `is a period; it was read as ${first} to ${last}.` } };
  }
  const first = readOne(start, language);
  const last = readOne(end, language);
  const remarks = { start: first.remark, end: last.remark };
  if (!first.isUnread && !last.isUnread) return { start: first.value, end: last.value, remarks };
  const period = describePeriod(first, last, end !== undefined, language);
  const remark = (text: string | undefined) =>
    `isn't a date (${JSON.stringify(text)}); the time is told in words: ${JSON.stringify(period)}.`;
  if (first.isUnread) remarks.start = remark(start);
  if (last.isUnread) remarks.end = remark(end);
  return { start: first.value, end: last.value, period, remarks };
}

interface ReadEnd extends ReadValue {
  text: string | undefined;
  isUnread: boolean;
}

function readOne(text: string | undefined, language: string): ReadEnd {
  if (text === undefined) return { text, isUnread: false };
  const read = readDate(text, language);
  return { ...read, text, isUnread: namesSeason(text) || (read.value === undefined && !goesOn(withoutLength(text))) };
}

/** Writes both ends in words: dates in the site's format, other texts unchanged. */
function describePeriod(first: ReadEnd, last: ReadEnd, hasEnd: boolean, language: string): string {
  const say = ({ value, text, isUnread }: ReadEnd) =>
    value === undefined || isUnread ? text : formatDate(value, language, "month").text;
  const start = say(first);
  const end = hasEnd && !last.isUnread && last.value === undefined ? plain(labelsOf(language).today) : say(last);
  if (start === undefined || end === undefined) return start ?? end ?? "";
  return plain(joinEnds(start, end, language));
}
