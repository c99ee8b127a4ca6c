import type { BibtexField } from "./scan-entries.ts";
import { months } from "./scanner.ts";

/** BibLaTeX's values of `pubstate`, as shown. */
const states: Readonly<Record<string, string>> = {
  forthcoming: "forthcoming",
  inpreparation: "in preparation",
  inpress: "in press",
  prepublished: "prepublished",
  submitted: "submitted",
};

/** A publication date (year, month or day), or a status such as "in press". */
export type PublicationDate = { date: string } | { status: string };

export function readDate(fields: ReadonlyMap<string, BibtexField>): PublicationDate | undefined {
  const value = (name: string) => fields.get(name)?.value.trim() ?? "";
  // A period counts from its start.
  const date = /^[0-9]{4}(?:-(?:0[1-9]|1[0-2])(?:-(?:0[1-9]|[12][0-9]|3[01]))?)?(?=$|[/T~?%])/.exec(value("date"))?.[0];
  if (date !== undefined) return { date };
  const year = readYear(value("year")) ?? readYear(value("date"));
  if (year !== undefined) return { date: withMonth(year, value("month").toLowerCase()) };
  const status = states[value("pubstate").toLowerCase()] ?? [value("year"), value("date")].find(isWords);
  return status === undefined ? undefined : { status: status.replace(/[{}]/g, "") };
}

/** Returns the last year, because a group that sets the sort order may precede it: {\noopsort{1973b}}1973. */
function readYear(value: string): string | undefined {
  return value.match(/(?<![0-9])[0-9]{4}(?![0-9])/g)?.at(-1);
}

function withMonth(year: string, month: string): string {
  const number = /^\W*(0?[1-9]|1[0-2])\W*$/.exec(month)?.[1] ?? months.findIndex((name) => month.includes(name)) + 1;
  return Number(number) > 0 ? `${year}-${String(Number(number)).padStart(2, "0")}` : year;
}

/** Values for an unknown date, which are not worth a report. */
const undated = /^[[(]?(?:n\. ?d\.?|s\. ?[ad]\.?|o\. ?j\.?|undated|no date|unknown)[\])]?$/i;

/** True for words in any language. A value with digits was meant as a year, or is LaTeX. */
function isWords(value: string): boolean {
  return /\p{L}{2}/u.test(value) && !/[0-9\\$]/.test(value) && !isUndated(value);
}

/** True if an entry says that its year is unknown. */
export function isUndated(value: string): boolean {
  return undated.test(value.trim());
}
