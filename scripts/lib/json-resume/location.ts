import { catalogues } from "../../../schema/labels/catalogues.ts";
import { once } from "../../../schema/source/once.ts";

const letters = [..."abcdefghijklmnopqrstuvwxyz"];

/** Every code that a language (ISO 639-1) or a country (ISO 3166-1 alpha-2) may have. */
export const twoLetterCodes = letters.flatMap((first) => letters.map((second) => first + second));

const englishNames = new Intl.DisplayNames("en", { type: "region", fallback: "none" });

/** A country's English name by its code (ISO 3166-1 alpha-2), or undefined where there is no such country. */
function nameCountry(code: string): string | undefined {
  return /^[A-Za-z]{2}$/.test(code) && !/^zz$/i.test(code) ? englishNames.of(code.toUpperCase()) : undefined;
}

/** A place as a person writes it: "Pune, Maharashtra, India". */
export function writePlace(parts: readonly (string | undefined)[], countryCode?: string): string | undefined {
  const country = countryCode && (nameCountry(countryCode) ?? countryCode);
  return [...parts, country].filter(Boolean).join(", ") || undefined;
}

/** The parts of a place, as JSON Resume names them: the first is the city, the last a country if there is one of that name. */
export function splitPlace(place: string) {
  const parts = place
    .split(",")
    .map((part) => part.trim())
    .filter(Boolean);
  const countryCode = findCountryCode(parts.at(-1) ?? "");
  const [city, ...rest] = countryCode ? parts.slice(0, -1) : parts;
  return { city, region: rest.join(", ") || undefined, countryCode };
}

/** What people write for a country but no list of names has. */
const otherNames = { us: "US", usa: "US", "united states of america": "US", uk: "GB" };

const codesByName = once(() => new Map([...listCodes(), ...Object.entries(otherNames)]));

/** The code of a country (ISO 3166-1 alpha-2) by that code, or by its name in a language of the catalogue. */
export function findCountry(name: string): string | undefined {
  const text = name.trim().toLowerCase();
  if (/^[a-z]{2}$/.test(text) && nameCountry(text) !== undefined) return text.toUpperCase();
  const english = findCountryCode(text);
  if (english !== undefined) return english;
  const countries = twoLetterCodes.filter(isCurrentCountry).map((code) => code.toUpperCase());
  for (const language of Object.keys(catalogues)) {
    const names = new Intl.DisplayNames(language, { type: "region", fallback: "none" });
    const found = countries.find((code) => names.of(code)?.toLowerCase() === text);
    if (found !== undefined) return found;
  }
  return undefined;
}

function findCountryCode(name: string): string | undefined {
  return codesByName().get(name.toLowerCase());
}

function listCodes(): [string, string][] {
  return twoLetterCodes.flatMap((letters) => {
    const code = letters.toUpperCase();
    const name = nameCountry(code);
    // Georgia is a state as well, and a place doesn't say which.
    return name !== undefined && isCurrentCountry(code) && code !== "GE" ? [[name.toLowerCase(), code]] : [];
  });
}

/** Whether a code is in use: one that no longer is leads to another. */
function isCurrentCountry(letters: string): boolean {
  const code = letters.toUpperCase();
  return code !== "ZZ" && new Intl.Locale(`und-${code}`).region === code;
}
