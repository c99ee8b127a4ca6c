import type { BibtexField } from "./scan-entries.ts";
import { months } from "./scanner.ts";

/** BibLaTeX's names for what hasn't appeared, in words. */
const states: Readonly<Record<string, string>> = {
  forthcoming: "forthcoming",
  inpreparation: "in preparation",
  inpress: "in press",
  prepublished: "prepublished",
  submitted: "submitted",
};

/** When a work appeared: a year, month or day; or what its entry says instead, as "in press". */
export type PublicationDate = { date: string } | { status: string };

/** Reads when a work appeared; undefined where nothing says so. */
export function readDate(fields: ReadonlyMap<string, BibtexField>): PublicationDate | undefined {
  const value = (name: string) => fields.get(name)?.value.trim() ?? "";
  // Of a period, when it began.
  const date = /^[0-9]{4}(?:-(?:0[1-9]|1[0-2])(?:-(?:0[1-9]|[12][0-9]|3[01]))?)?(?=$|[/T~?%])/.exec(value("date"))?.[0];
  if (date !== undefined) return { date };
  const year = readYear(value("year")) ?? readYear(value("date"));
  if (year !== undefined) return { date: withMonth(year, value("month").toLowerCase()) };
  const status = states[value("pubstate").toLowerCase()] ?? [value("year"), value("date")].find(isWords);
  return status === undefined ? undefined : { status: status.replace(/[{}]/g, "") };
}

/** The last year of what may be several, or have a group before it, by which styles sort: {\noopsort{1973b}}1973. */
function readYear(value: string): string | undefined {
  return value.match(/(?<![0-9])[0-9]{4}(?![0-9])/g)?.at(-1);
}

function withMonth(year: string, month: string): string {
  const number = /^\W*(0?[1-9]|1[0-2])\W*$/.exec(month)?.[1] ?? months.findIndex((name) => month.includes(name)) + 1;
  return Number(number) > 0 ? `${year}-${String(Number(number)).padStart(2, "0")}` : year;
}

/** That nobody knows when: such words are no news. */
const undated = /^[[(]?(?:n\. ?d\.?|s\. ?[ad]\.?|o\. ?j\.?|undated|no date|unknown)[\])]?$/i;

/** Whether something is said in words, in whichever language: what has digits was meant to be a year, or is LaTeX. */
function isWords(value: string): boolean {
  return /\p{L}{2}/u.test(value) && !/[0-9\\$]/.test(value) && !isUndated(value);
}

/** Whether an entry says that its year isn't known. */
export function isUndated(value: string): boolean {
  return undated.test(value.trim());
}
