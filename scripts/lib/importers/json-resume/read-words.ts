import { catalogues } from "../../../../schema/labels/catalogues.ts";
import { date } from "../../../../schema/primitives.ts";
import { memoize } from "../../../../schema/source/once.ts";

const ongoing = new Set(
  Object.values(catalogues).flatMap(({ today, "import.ongoing": others }) => [today, ...(others?.split(", ") ?? [])]),
);

/** True if a text means "ongoing" in any of the catalogue's languages: "heute", "bis heute", "至今", "–". */
export function goesOn(text: string): boolean {
  const words = text.trim().normalize("NFC").toLowerCase();
  return /^[-–—]$/.test(words) || ongoing.has(words) || ongoing.has(words.replace(/[.。]$/, ""));
}

/** Removes a duration in parentheses after a date: "2015-03 (6 months)". */
export function withoutLength(text: string): string {
  return text.replace(/(?:(?<!\s)\s+)?[（(][^()（）]*[)）]\s*$/, "");
}

const beginnings = /^(?:since|from|seit|ab|depuis|desde|dal|da|sinds|sedan|siden|od|от|с)\s/i;

/** True if a text has only a start: "since 2020". */
export function beginsOnly(text: string): boolean {
  return beginnings.test(text.trim()) && (text.match(/[0-9]{4}/g) ?? []).length === 1;
}

/** In the languages of most résumés. Quarters and terms are about as vague as seasons. */
const seasons =
  /(?<!\p{L})(?:spring|summer|autumn|fall|winter|frühling|frühjahr|sommer|herbst|printemps|été|automne|hiver|primavera|verano|otoño|invierno|verão|outono|inverno|estate|autunno|(?:winter|sommer)?semester|term|q[1-4])(?!\p{L})/iu;

/** True if a text names a season, which no date can express. */
export function namesSeason(text: string): boolean {
  return seasons.test(text.normalize("NFC"));
}

/** "On request" in the languages of most résumés. */
const onRequest =
  /(?<!\p{L})(?:(?:up)?on request|by request|auf (?:an|nach)frage|sur (?:simple )?demande|(?:a|bajo|previa) (?:petición|solicitud)|su richiesta|sob (?:consulta|demanda)|a pedido|mediante solicitação|op (?:aan|ver)(?:vraag|zoek)|på (?:begäran|förfrågan|forespørsel)|efter anmodning|na (?:życzenie|żądanie)|по (?:запросу|требованию)|talep üzerine|可应要求提供|备索|應要求提供|ご要望に応じて)(?!\p{L})/giu;

/** Words that may surround "on request" if the text says nothing else. */
const aroundRequest = new Set(
  [
    "references reference referees recommendations letters letter contact contacts details names information further my all of and the are is can be will gladly happily available provided furnished supplied given shared made please",
    "referenzen referenz zeugnisse gerne gern werden sind verfügbar erhältlich weitere",
    "références référence disponibles disponible fournies",
    "referencias referencia disponibles disponible se facilitarán",
    "referenze referenza disponibili disponibile fornite",
    "referências disponíveis disponível fornecidas",
    "referenties beschikbaar verkrijgbaar referenser tillgängliga referanser tilgjengelig referencer haves",
    "referencje dostępne рекомендации доступны предоставляются предоставлю referanslar",
  ].flatMap((line) => line.split(" ")),
);

/** True if a text says only that something is available on request: "References available upon request". */
export function isOnRequest(text: string): boolean {
  const words = text.normalize("NFC").toLowerCase();
  const rest = words.replace(onRequest, " ");
  const others = rest.match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];
  return rest !== words && others.every((word) => aroundRequest.has(word));
}

/** Replaces digits of other scripts with ASCII digits. */
export function writeDigits(text: string): string {
  // In Unicode, each script's ten digits are contiguous, beginning with its zero.
  return text.replace(/(?![0-9])\p{Nd}/gu, (digit) => {
    let zero = digit.codePointAt(0) ?? 0;
    const own = zero;
    while (own - zero < 9 && /\p{Nd}/u.test(String.fromCodePoint(zero - 1))) zero -= 1;
    return String(own - zero);
  });
}

/** Reads a year, a month and an optional day in a language of the catalogue: "Enero 2020", "2020年1月". */
export function readMonth(text: string, language: string): string | undefined {
  const [, eastYear, eastMonth, eastDay] =
    /^([0-9]{4})\s*[年년]\s*([0-9]{1,2})\s*[月월](?:\s*([0-9]{1,2})\s*[日일])?$/.exec(text.trim()) ?? [];
  if (eastYear && eastMonth) return accept(eastYear, Number(eastMonth), eastDay);
  const years = text.match(/(?<![0-9])[0-9]{4}(?![0-9])/g) ?? [];
  const [year] = years;
  if (year === undefined || years.length > 1) return undefined;
  const numbered = /th\u00e1ng\s*([0-9]{1,2})(?![0-9])/i.exec(text.normalize("NFC"))?.[1];
  if (numbered) return accept(year, Number(numbered), undefined);
  const words =
    text
      .normalize("NFC")
      .toLowerCase()
      .match(/[\p{L}\p{M}]+/gu) ?? [];
  const month = words.map((word) => monthOf(word, language)).find((found) => found !== undefined);
  const day = /(?<![0-9])([0-9]{1,2})(?![0-9])/.exec(text)?.[1];
  // The Thai calendar is 543 years ahead.
  const isThai = Number(year) > 2400 && /\p{Script=Thai}/u.test(text);
  return month === undefined ? undefined : accept(isThai ? String(Number(year) - 543) : year, month, day);
}

function accept(year: string, month: number, day: string | undefined): string | undefined {
  const parts = [year, String(month).padStart(2, "0"), ...(day ? [day.padStart(2, "0")] : [])];
  return date.safeParse(parts.join("-")).success ? parts.join("-") : undefined;
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
