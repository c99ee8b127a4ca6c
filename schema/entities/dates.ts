/** A date or period: what to show, and its machine-readable form (HTML `time`). */
export interface DateText {
  text: string;
  dateTime: string;
}

/** How exactly dates are shown: by year, month or day. */
export type Precision = "year" | "month" | "day";

/** A period, either end of which may be missing. */
export interface Period {
  start?: string | undefined;
  end?: string | undefined;
}

/** A year, month or day (`2025`, `2025-06`, `2025-06-30`) in the words, the calendar and the digits of a language. */
export function formatDate(date: string, language: string, precision: Precision = "day"): DateText {
  const dateTime = shorten(date, precision);
  const [year = "", month = "1", day = "1"] = dateTime.split("-");
  const value = new Date(Date.UTC(Number(year), Number(month) - 1, Number(day)));
  return { text: formatOf(language, dateTime.length).format(value), dateTime };
}

/**
 * A period with the sign that the language has between two dates. Of whole days, which résumés mostly write for a month,
 * the month is shown unless it is asked otherwise.
 * @param today what stands in place of the end of what goes on
 */
export function formatPeriod(
  { start, end }: Period,
  language: string,
  today: string,
  precision: Precision = "month",
): DateText | undefined {
  const begin = start && formatDate(start, language, precision);
  const last = end && formatDate(end, language, precision);
  if (!begin) return last || undefined;
  if (last && last.dateTime === begin.dateTime) return last;
  return { text: begin.text + signBetween(language) + (last ? last.text : today), dateTime: begin.dateTime };
}

const lengths: Record<Precision, number> = { year: 4, month: 7, day: 10 };

function shorten(date: string, precision: Precision): string {
  return date.slice(0, lengths[precision]);
}

/** Calendars whose years and months are those of content, however they count them. */
const sameMonths: ReadonlySet<string> = new Set(["gregory", "buddhist", "japanese", "roc"]);

const formats = new Map<string, Intl.DateTimeFormat>();

/** How a language writes dates of so many letters as content has. Making one takes longer than all that it formats. */
function formatOf(language: string, length: number): Intl.DateTimeFormat {
  const key = `${language} ${length}`;
  const known = formats.get(key);
  if (known) return known;
  const options: Intl.DateTimeFormatOptions = { year: "numeric", timeZone: "UTC" };
  if (length > lengths.year) options.month = "long";
  if (length > lengths.month) options.day = "numeric";
  // A month of ours is none of theirs, and neither is a year: it would be said wrongly.
  else if (!sameMonths.has(new Intl.DateTimeFormat(language).resolvedOptions().calendar)) options.calendar = "gregory";
  const format = new Intl.DateTimeFormat(language, options);
  formats.set(key, format);
  return format;
}

const signs = new Map<string, string>();

/** What a language writes between the ends of a period: " – ", "～", "至". */
function signBetween(language: string): string {
  const sign = signs.get(language) ?? findSign(language);
  signs.set(language, sign);
  return sign;
}

function findSign(language: string): string {
  const format = formatOf(language, lengths.month);
  const [start, end] = [new Date(0), new Date(Date.UTC(2001, 4))] as const;
  const period = widen(format.formatRange(start, end));
  const first = widen(format.format(start));
  const last = widen(format.format(end));
  if (period.startsWith(first) && period.endsWith(last)) return period.slice(first.length, -last.length);
  // Some write the months as numbers here: the sign is what belongs to neither.
  return widen(format.formatRangeToParts(start, end).find(({ source }) => source === "shared")?.value ?? " – ");
}

/** A text with spaces that every typeface has, in place of those that are thin or keep words together. */
function widen(text: string): string {
  return text.replace(/[\u2009\u00a0\u202f]/g, " ");
}
