import { beginnings } from "../../../../schema/check/shape/date-words.ts";

/** Removes a duration in parentheses after a date: "2015-03 (6 months)". */
export function withoutLength(text: string): string {
  return text.replace(/(?:(?<!\s)\s+)?[（(][^()（）]*[)）]\s*$/, "");
}

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
