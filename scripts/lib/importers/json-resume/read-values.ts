import { isSupportedCountry, parsePhoneNumberFromString } from "libphonenumber-js/min";
import { mendDate } from "../../../../schema/check/shape/forms.ts";
import { date, phone, webAddress } from "../../../../schema/primitives.ts";
import { parseUrl } from "../../json-resume/strict-values.ts";
import { goesOn, readMonth, withoutLength, writeDigits } from "./read-words.ts";

/** A value as content writes it, where it can be read, and what to say of a text that isn't plainly the value. */
export interface ReadValue {
  value?: string;
  remark?: string;
}

/** Reads a date as people write it, at least its year ("1 May 2019", "Summer 2019"); none where it goes on ("now"). */
export function readDate(text: string, language: string): ReadValue {
  if (goesOn(withoutLength(text))) return {};
  if (date.safeParse(text).success) return { value: text };
  const plain = withoutLength(writeDigits(text));
  const years = plain.match(/(?<![0-9])[0-9]{4}(?![0-9])/g) ?? [];
  const value = mendDate(plain) ?? readMonth(plain, language) ?? (years.length === 1 ? years[0] : undefined);
  return value === undefined ? refuse(text, "a date") : { value, remark: sayReadAs(text, value) };
}

/** A date of its year, month and day, as far as each is said. */
export function joinDate(parts: readonly (string | undefined)[]): string {
  const end = parts.indexOf(undefined);
  return parts.slice(0, end === -1 ? undefined : end).join("-");
}

/** What is told of a date that is written in another way. */
export function sayReadAs(text: string, value: string): string {
  return `${JSON.stringify(text)} was read as ${value}.`;
}

/** Reads a web address as people write it, with or without its scheme. */
export function readAddress(text: string): ReadValue {
  if (isAddress(text)) return { value: text };
  const value = mendAddress(text);
  if (value === undefined || !isAddress(value)) return refuse(text, "a web address");
  return { value, remark: `${JSON.stringify(text)} was read as ${value}` };
}

function isAddress(text: string): boolean {
  return webAddress.safeParse(text).success && parseUrl(text) !== undefined;
}

/** Adds a scheme to what looks like a host and a path, and writes spaces as addresses do. */
function mendAddress(text: string): string | undefined {
  const spaced = text
    .replace(/\s/g, "%20")
    .replace(/^(https?):\/+/i, (_, scheme: string) => `${scheme.toLowerCase()}://`);
  if (/^https?:\/\//.test(spaced)) return spaced;
  const bare = spaced.replace(/^\/\//, "");
  const isHost = /^[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)*\.\p{L}{2,}(?::[0-9]+)?(?:[/?#].*)?$/u.test(bare);
  return isHost ? `https://${bare}` : undefined;
}

/** Reads a telephone number as people write it; of a national one the country must be known (ISO 3166-1). */
export function readPhone(text: string, countryCode = ""): ReadValue {
  if (phone.safeParse(text).success) return { value: text };
  const country = countryCode.toUpperCase();
  const defaultCountry = isSupportedCountry(country) ? country : undefined;
  const bare = text.replace(/^tel:\s*/i, "").replace(/^00/, "+");
  const number = parsePhoneNumberFromString(bare, { defaultCountry, extract: false });
  const forms = number?.isPossible() ? [number.formatInternational(), number.number] : [];
  const value = forms.find((form) => phone.safeParse(form).success);
  if (value) return { value, remark: `${JSON.stringify(text)} was read as ${value}.` };
  const isNational = defaultCountry === undefined && /^(?=.*[0-9]{2})[0-9 ()./\u2010-\u2015-]+$/.test(text);
  if (!isNational) return refuse(text, "a telephone number");
  const written = JSON.stringify(text);
  return { remark: `lacks the country's code (${written}); write it with "+" and that code into "profile" → "phone".` };
}

/** What people write in place of the two signs of an e-mail address, so that programs don't find it. */
const hiddenAt = /(?:(?<!\s)\s+)?[([{<]\s*(?:@|at|ät|arroba|arobase|chiocciola)\s*[)\]}>]\s*/giu;
const hiddenDot = /(?:(?<!\s)\s+)?[([{<]\s*(?:\.|dot|punkt|punto|point|ponto)\s*[)\]}>]\s*/giu;

/** The same in words alone, which are an address only where nothing else is said: "asha at volt dot example". */
const spelledEmail = /^[\w+-]+(?:(?:\.| +dot +)[\w+-]+)* +at +(?:[\w-]+(?:\.| +dot +))*[\w-]+ +dot +[a-z]{2,}$/i;

/** A text with the e-mail addresses in it as programs write them; each of several stands behind a comma or a line end. */
export function writeEmails(text: string): string {
  return text
    .split(/([,;\n])/)
    .map((part) =>
      spelledEmail.test(part.trim()) ? part.replace(/(?<! ) +at +/i, "@").replace(/(?<! ) +dot +/gi, ".") : part,
    )
    .join("")
    .replace(hiddenAt, "@")
    .replace(hiddenDot, ".");
}

function refuse(text: string, wanted: string): ReadValue {
  return { remark: `isn't ${wanted} (${JSON.stringify(text)}); it was left out.` };
}
