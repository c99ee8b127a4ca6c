import { memoize } from "../source/once.ts";
import { concatTexts, type Text } from "../text.ts";

/** A date or period: what to show, and its machine-readable form (HTML `time`), which words may not have. */
export interface DateText {
  text: Text;
  dateTime?: string | undefined;
  /** Whether it is in words of the owner's, which are read in a direction of their own. */
  isWords?: true;
}

/** How exactly dates are shown: by year, month or day. */
export type Precision = "year" | "month" | "day";

/** A period, either end of which may be missing. */
export interface Period {
  start?: string | undefined;
  end?: string | undefined;
}

/** A year, month or day (`2025`, `2025-06`, `2025-06-30`) in the words, the calendar and the digits of a language. */
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
 * A period as the language writes it, or with the sign that it has between two dates. Of whole days, which résumés mostly write for a month,
 * the month is shown unless it is asked otherwise.
 * @param today what stands in place of the end of what goes on
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
 * Two dates of the same precision as the language writes them together: "2021–2025", "พ.ศ. 2564–2568". Undefined where
 * it leaves out of one what the other says, or writes months as numbers: periods stand under each other, to be compared.
 */
function formatRange(begin: string, end: string, language: string): string | undefined {
  if (begin.length !== end.length) return undefined;
  // English writes years alike in all countries; Intl has blanks between them in some.
  const isEnglishYears = begin.length === lengths.year && /^en\b/i.test(language);
  const format = formatsOf(isEnglishYears ? "en" : language)(begin.length);
  const [start, last] = [readDate(begin), readDate(end)] as const;
  const parts = format.formatRangeToParts(start, last);
  // The sign after the number of a month may be another one here.
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

/** The two ends of a period with the sign that the language has between them. */
export function joinEnds(start: string, end: Text, language: string): Text {
  return concatTexts([start, signBetween(language), end]);
}

const lengths: Record<Precision, number> = { year: 4, month: 7, day: 10 };

function shorten(date: string, precision: Precision): string {
  return date.slice(0, lengths[precision]);
}

/** Calendars whose years and months are those of content, however they count them. */
const sameMonths: ReadonlySet<string> = new Set(["gregory", "buddhist", "japanese", "roc"]);

/** How a language writes dates of so many letters as content has. Making one takes longer than all that it formats. */
const formatsOf = memoize((language: string) =>
  memoize((length: number) => {
    const options: Intl.DateTimeFormatOptions = { year: "numeric", timeZone: "UTC" };
    if (length > lengths.year) options.month = "long";
    if (length > lengths.month) options.day = "numeric";
    // A month of ours is none of theirs, and neither is a year: it would be said wrongly.
    else if (!sameMonths.has(new Intl.DateTimeFormat(language).resolvedOptions().calendar))
      options.calendar = "gregory";
    return new Intl.DateTimeFormat(language, options);
  }),
);

/** What a language writes between the ends of a period: " – ", "～", "至". */
const signBetween = memoize((language: string): string => {
  const format = formatsOf(language)(lengths.month);
  const [start, end] = [new Date(0), new Date(Date.UTC(2001, 4))] as const;
  const period = widen(format.formatRange(start, end));
  const first = widen(format.format(start));
  const last = widen(format.format(end));
  if (period.startsWith(first) && period.endsWith(last)) return period.slice(first.length, -last.length);
  // Some write the months as numbers here: the sign is what belongs to neither.
  return widen(format.formatRangeToParts(start, end).find(({ source }) => source === "shared")?.value ?? " – ");
});

/** A text with spaces that every typeface has, in place of those that are thin or keep words together. */
function widen(text: string): string {
  return text.replace(/[\u2009\u00a0\u202f]/g, " ");
}
