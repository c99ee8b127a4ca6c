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

let codes: Map<string, string> | undefined;

function findCountryCode(name: string): string | undefined {
  codes ??= new Map([...listCodes(), ...Object.entries(otherNames)]);
  return codes.get(name.toLowerCase());
}

function listCodes(): [string, string][] {
  return twoLetterCodes.flatMap((letters) => {
    const code = letters.toUpperCase();
    const name = nameCountry(code);
    // A code that is no longer in use leads to another; Georgia is a state as well, and a place doesn't say which.
    const isCurrent = new Intl.Locale(`und-${code}`).region === code && code !== "GE";
    return name !== undefined && isCurrent ? [[name.toLowerCase(), code]] : [];
  });
}
