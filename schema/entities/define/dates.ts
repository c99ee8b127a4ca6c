/** A date or period: what to show, and its machine-readable form (HTML `time`). */
export interface DateText {
  text: string;
  dateTime: string;
}

/** A period, either end of which may be missing. */
export interface Period {
  start?: string | undefined;
  end?: string | undefined;
}

/** A year, month or day (`2025`, `2025-06`, `2025-06-30`) in the words of a language. */
export function formatDate(date: string, language: string): DateText {
  const [year = "", month, day] = date.split("-");
  const options: Intl.DateTimeFormatOptions = { year: "numeric", timeZone: "UTC" };
  if (month) options.month = "long";
  if (day) options.day = "numeric";
  const value = new Date(Date.UTC(Number(year), Number(month ?? 1) - 1, Number(day ?? 1)));
  return { text: month ? new Intl.DateTimeFormat(language, options).format(value) : year, dateTime: date };
}

/** A period in the words of a language; undefined where neither end is known. */
export function formatPeriod({ start, end }: Period, language: string): DateText | undefined {
  if (start && end && start !== end) {
    return { text: `${formatDate(start, language).text} – ${formatDate(end, language).text}`, dateTime: start };
  }
  if (start && !end) return { text: `${formatDate(start, language).text} –`, dateTime: start };
  return end ? formatDate(end, language) : undefined;
}
