import { catalogues } from "../../labels/catalogues.ts";
import { memoize } from "../../source/once.ts";

const ongoing = new Set(
  Object.values(catalogues).flatMap(({ today, "import.ongoing": others }) => [today, ...(others?.split(", ") ?? [])]),
);

/** True if a text means "ongoing" in any of the catalogue's languages: "heute", "bis heute", "至今", "–". */
export function goesOn(text: string): boolean {
  const words = text.trim().normalize("NFC").toLowerCase();
  return /^[-–—]$/.test(words) || ongoing.has(words) || ongoing.has(words.replace(/[.。]$/, ""));
}

/** Matches the word before an open period: "since 2020", "seit 2020". */
export const beginnings = /^(?:since|from|seit|ab|depuis|desde|dal|da|sinds|sedan|siden|od|от|с)\s/i;

/**
 * Reads a year, a month and an optional day: "Enero 2020", "1st of May, 2019", "2020年1月". Months are named in `language`, or
 * in another language of the catalogue where all that know the name agree.
 */
export function readMonth(text: string, language: string): string | undefined {
  const [, eastYear, eastMonth, eastDay] =
    /^([0-9]{4})\s*[年년]\s*([0-9]{1,2})\s*[月월](?:\s*([0-9]{1,2})\s*[日일])?$/.exec(text.trim()) ?? [];
  if (eastYear && eastMonth) return join(eastYear, Number(eastMonth), eastDay);
  const years = text.match(/(?<![0-9])[0-9]{4}(?![0-9])/g) ?? [];
  const [year] = years;
  if (year === undefined || years.length > 1) return undefined;
  const numbered = /th\u00e1ng\s*([0-9]{1,2})(?![0-9])/i.exec(text.normalize("NFC"))?.[1];
  if (numbered) return join(year, Number(numbered), undefined);
  const words =
    text
      .normalize("NFC")
      .toLowerCase()
      .match(/[\p{L}\p{M}]+/gu) ?? [];
  const month = words.map((word) => monthOf(word, language)).find((found) => found !== undefined);
  const day = /(?<![0-9])([0-9]{1,2})(?![0-9])/.exec(text)?.[1];
  // The Thai calendar is 543 years ahead.
  const isThai = Number(year) > 2400 && /\p{Script=Thai}/u.test(text);
  return month === undefined ? undefined : join(isThai ? String(Number(year) - 543) : year, month, day);
}

function join(year: string, month: number, day: string | undefined): string {
  return [year, String(month).padStart(2, "0"), ...(day ? [day.padStart(2, "0")] : [])].join("-");
}

/** Finds a month by its name, or the start of it, in `language`; by its name also where all other languages agree. */
function monthOf(word: string, language: string): number | undefined {
  const own = monthsOf(language);
  const whole = own.get(word);
  if (whole !== undefined) return whole;
  const begun = new Set([...own].flatMap(([name, number]) => (name.startsWith(word) && word.length > 2 ? number : [])));
  if (begun.size === 1) return [...begun][0];
  const found = new Set(Object.keys(catalogues).flatMap((code) => monthsOf(code).get(word) ?? []));
  return found.size === 1 ? [...found][0] : undefined;
}

/** A language's month names, long and short, in the forms used alone and within a date. */
const monthsOf = memoize((language: string): ReadonlyMap<string, number> => {
  const names = new Map<string, number>();
  for (const month of ["long", "short"] as const) {
    for (const day of [undefined, "numeric"] as const) {
      const format = new Intl.DateTimeFormat(language, {
        month,
        day,
        year: "numeric",
        timeZone: "UTC",
        calendar: "gregory",
      });
      for (let number = 1; number <= 12; number += 1) {
        const parts = format.formatToParts(Date.UTC(2020, number - 1));
        const name = parts.find(({ type }) => type === "month")?.value ?? "";
        for (const word of name
          .normalize("NFC")
          .toLowerCase()
          .match(/[\p{L}\p{M}]{2,}/gu) ?? [])
          names.set(word, number);
      }
    }
  }
  return names;
});
