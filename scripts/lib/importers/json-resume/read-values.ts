import { isSupportedCountry, parsePhoneNumberFromString } from "libphonenumber-js/min";
import { goesOn, readMonth } from "../../../../schema/check/shape/date-words.ts";
import { fixDate } from "../../../../schema/check/shape/dates.ts";
import { date, phone } from "../../../../schema/primitives.ts";
import { fixAddress, isAddress } from "../../json-resume/strict-values.ts";
import { withoutLength, writeDigits } from "./read-words.ts";

/** A parsed value, if any, and a remark if the text differed from it. */
export interface ReadValue {
  value?: string;
  remark?: string;
}

/** Reads a date with at least a year ("1 May 2019", "Summer 2019"). Ongoing ("now") gives no value. */
export function readDate(text: string, language: string): ReadValue {
  if (goesOn(withoutLength(text))) return {};
  if (date.safeParse(text).success) return { value: text };
  const plain = withoutLength(writeDigits(text));
  const years = plain.match(/(?<![0-9])[0-9]{4}(?![0-9])/g) ?? [];
  const month = readMonth(plain, language);
  const named = date.safeParse(month).success ? month : undefined;
  const value = fixDate(plain) ?? named ?? (years.length === 1 ? years[0] : undefined);
  return value === undefined ? refuse(text, "a date") : { value, remark: describeReading(text, value) };
}

/** Joins year, month and day, up to the first that is missing. */
export function joinDate(parts: readonly (string | undefined)[]): string {
  const end = parts.indexOf(undefined);
  return parts.slice(0, end === -1 ? undefined : end).join("-");
}

/** The remark for a date written in another format. */
export function describeReading(text: string, value: string): string {
  return `${JSON.stringify(text)} was read as ${value}.`;
}

/** Reads a web address, with or without a scheme. */
export function readAddress(text: string): ReadValue {
  if (isAddress(text)) return { value: text };
  const value = fixAddress(text);
  if (value === undefined || !isAddress(value)) return refuse(text, "a web address");
  return { value, remark: `${JSON.stringify(text)} was read as ${value}` };
}

/** Reads a telephone number. A national number needs its country's code (ISO 3166-1). */
export function readPhone(text: string, countryCode = ""): ReadValue {
  if (phone.safeParse(text).success) return { value: text };
  const country = countryCode.toUpperCase();
  const defaultCountry = isSupportedCountry(country) ? country : undefined;
  const bare = text
    .replace(/^tel:\s*/i, "")
    .replace(/^\(\s*(\+[0-9]{1,3})\s*\)/, "$1 ")
    .replace(/^00/, "+")
    .replaceAll("~", " ");
  const number = parsePhoneNumberFromString(bare, { defaultCountry, extract: false });
  const forms = number?.isPossible() ? [number.formatInternational(), number.number] : [];
  const value = forms.find((form) => phone.safeParse(form).success);
  if (value) return { value, remark: `${JSON.stringify(text)} was read as ${value}.` };
  const isNational = defaultCountry === undefined && /^(?=.*[0-9]{2})[0-9 ()./\u2010-\u2015-]+$/.test(text);
  if (!isNational) return refuse(text, "a telephone number");
  const written = JSON.stringify(text);
  return { remark: `lacks the country's code (${written}); write it with "+" and that code into "profile" → "phone".` };
}

/** Replacements for "@" and "." in e-mail addresses, written to hide them from programs. */
const hiddenAt = /(?:(?<!\s)\s+)?[([{<]\s*(?:@|at|ät|arroba|arobase|chiocciola)\s*[)\]}>]\s*/giu;
const hiddenDot = /(?:(?<!\s)\s+)?[([{<]\s*(?:\.|dot|punkt|punto|point|ponto)\s*[)\]}>]\s*/giu;

/** A whole text that spells an address in words: "asha at volt dot example". */
const spelledEmail = /^[\w+-]+(?:(?:\.| +dot +)[\w+-]+)* +at +(?:[\w-]+(?:\.| +dot +))*[\w-]+ +dot +[a-z]{2,}$/i;

/** Restores hidden e-mail addresses in a text, separated by commas, semicolons or line ends. */
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
