import { memoize } from "../source/once.ts";
import { concatTexts, type Text } from "../text.ts";

/** A date or period. `dateTime` is its machine-readable form (HTML `time`); the owner's words may have none. */
export interface DateText {
  text: Text;
  dateTime?: string | undefined;
  /** True for the owner's own words, which need their own text direction. */
  isInWords?: true;
}

/** The smallest unit that is shown. */
export type Precision = "year" | "month" | "day";

/** A period. Either end may be missing. */
export interface Period {
  start?: string | undefined;
  end?: string | undefined;
}

/** Formats a year, month or day (`2025`, `2025-06`, `2025-06-30`) with the language's own calendar and digits. */
export function formatDate(
  date: string,
  language: string,
  precision: Precision = "day",
): { text: string; dateTime: string } {
  const dateTime = shorten(date, precision);
  return { text: formatsOf(language)(dateTime.length).format(readDate(dateTime)), dateTime };
}

function readDate(dateTime: string): Date {
  const [year = "", month = "1", day = "1"] = dateTime.split("-");
  return new Date(Date.UTC(Number(year), Number(month) - 1, Number(day)));
}

/**
 * Formats a period. Whole days are shown as months by default, because résumés mostly use them for months.
 * @param today shown as the end of an ongoing period
 */
export function formatPeriod(
  { start, end }: Period,
  language: string,
  today: Text,
  precision: Precision = "month",
): DateText | undefined {
  const begin = start && formatDate(start, language, precision);
  const last = end && formatDate(end, language, precision);
  if (!begin) return last || undefined;
  if (last && last.dateTime === begin.dateTime) return last;
  const whole = last && formatRange(begin.dateTime, last.dateTime, language);
  const text = whole ?? joinEnds(begin.text, last ? last.text : today, language);
  return { text, dateTime: begin.dateTime };
}

/**
 * Formats two dates of the same precision as a range: "2021–2025", "พ.ศ. 2564–2568". Undefined if the language shortens
 * one of the dates or writes months as numbers: periods are listed under each other and must be comparable.
 */
function formatRange(begin: string, end: string, language: string): string | undefined {
  if (begin.length !== end.length) return undefined;
  // English writes ranges of years alike in all countries, but Intl adds spaces in some.
  const isEnglishYears = begin.length === lengths.year && /^en\b/i.test(language);
  const format = formatsOf(isEnglishYears ? "en" : language)(begin.length);
  const [start, last] = [readDate(begin), readDate(end)] as const;
  const parts = format.formatRangeToParts(start, last);
  // The separator after a numeric month may differ.
  if (parts.some(({ type, value }) => type === "month" && /^\p{N}+$/u.test(value))) return undefined;
  const isWhole = (
    [
      ["startRange", start],
      ["endRange", last],
    ] as const
  ).every(([source, date]) =>
    format
      .formatToParts(date)
      .filter(({ type }) => type === "year" || type === "month" || type === "day")
      .every((own) =>
        parts.some((part) => part.source === source && part.type === own.type && part.value === own.value),
      ),
  );
  return isWhole ? widen(parts.map(({ value }) => value).join("")) : undefined;
}

/** Joins the two ends of a period with the language's separator. */
export function joinEnds(start: string, end: Text, language: string): Text {
  return concatTexts([start, separator(language), end]);
}

const lengths: Record<Precision, number> = { year: 4, month: 7, day: 10 };

function shorten(date: string, precision: Precision): string {
  return date.slice(0, lengths[precision]);
}

/** Calendars with the years and months of the Gregorian calendar, however they are numbered. */
const sameMonths: ReadonlySet<string> = new Set(["gregory", "buddhist", "japanese", "roc"]);

/** Date formats by the length of the ISO string. Creating a format is slower than all its uses. */
const formatsOf = memoize((language: string) =>
  memoize((length: number) => {
    const options: Intl.DateTimeFormatOptions = { year: "numeric", timeZone: "UTC" };
    if (length > lengths.year) options.month = "long";
    if (length > lengths.month) options.day = "numeric";
    // In other calendars, a Gregorian month or year has no equivalent and would be wrong.
    else if (!sameMonths.has(new Intl.DateTimeFormat(language).resolvedOptions().calendar))
      options.calendar = "gregory";
    return new Intl.DateTimeFormat(language, options);
  }),
);

/** The language's separator between the ends of a period: " – ", "～", "至". */
const separator = memoize((language: string): string => {
  const format = formatsOf(language)(lengths.month);
  const [start, end] = [new Date(0), new Date(Date.UTC(2001, 4))] as const;
  const period = widen(format.formatRange(start, end));
  const first = widen(format.format(start));
  const last = widen(format.format(end));
  if (period.startsWith(first) && period.endsWith(last)) return period.slice(first.length, -last.length);
  // If this format writes months as numbers, the separator is the part that both dates share.
  return widen(format.formatRangeToParts(start, end).find(({ source }) => source === "shared")?.value ?? " – ");
});

/** Replaces thin and no-break spaces by plain ones, which every font has. */
function widen(text: string): string {
  return text.replace(/[\u2009\u00a0\u202f]/g, " ");
}
