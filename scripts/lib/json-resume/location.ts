import { catalogues } from "../../../schema/labels/catalogues.ts";
import { once } from "../../../schema/source/once.ts";

const characters = [..."abcdefghijklmnopqrstuvwxyz"];

/** All two-letter combinations: every possible code of a language (ISO 639-1) or country (ISO 3166-1 alpha-2). */
export const twoLetterCodes = characters.flatMap((first) => characters.map((second) => first + second));

const englishNames = new Intl.DisplayNames("en", { type: "region", fallback: "none" });

/** Returns a country's English name, or undefined for an unknown code (ISO 3166-1 alpha-2). */
function nameCountry(code: string): string | undefined {
  return /^[A-Za-z]{2}$/.test(code) && !/^zz$/i.test(code) ? englishNames.of(code.toUpperCase()) : undefined;
}

/** Formats a place: "Pune, Maharashtra, India". */
export function writeLocation(parts: readonly (string | undefined)[], countryCode?: string): string | undefined {
  const country = countryCode && (nameCountry(countryCode) ?? countryCode);
  const all = [...parts, country].flatMap((part) => part || []);
  // "Munich, Germany" has its country already.
  const place = all.reduce((before, part) => (before.endsWith(part) ? before : `${before}, ${part}`), "");
  return place.slice(2) || undefined;
}

/** Splits a place into JSON Resume's fields: the city comes first, and the last part may be a country. */
export function splitLocation(place: string) {
  const parts = place
    .split(",")
    .map((part) => part.trim())
    .filter(Boolean);
  const countryCode = findCountryCode(parts.at(-1) ?? "");
  const [city, ...rest] = countryCode ? parts.slice(0, -1) : parts;
  return { city, region: rest.join(", ") || undefined, countryCode };
}

/** Common names of countries that are missing from Intl's names. */
const otherNames = { us: "US", usa: "US", "united states of america": "US", uk: "GB" };

const codesByName = once(() => new Map([...listCodes(), ...Object.entries(otherNames)]));

/** Finds a country's code (ISO 3166-1 alpha-2) by the code or by its name in one of the catalogue's languages. */
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
  return twoLetterCodes.flatMap((characters) => {
    const code = characters.toUpperCase();
    const name = nameCountry(code);
    // Ambiguous: Georgia is also a US state.
    return name !== undefined && isCurrentCountry(code) && code !== "GE" ? [[name.toLowerCase(), code]] : [];
  });
}

/** False for withdrawn codes, which `Intl.Locale` maps to their successors. */
function isCurrentCountry(characters: string): boolean {
  const code = characters.toUpperCase();
  return code !== "ZZ" && new Intl.Locale(`und-${code}`).region === code;
}
