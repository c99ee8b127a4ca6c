import { isSupportedCountry, parsePhoneNumberFromString } from "libphonenumber-js/min";
import { phone } from "../../../../schema/primitives.ts";

/** A telephone number in international form, or what is wrong with the text. */
export interface ReadPhone {
  phone: string | undefined;
  remark: string | undefined;
}

/** Reads a telephone number as people write it; of a national one the country must be known (ISO 3166-1, two letters). */
export function readPhone(raw: string, countryCode: string | undefined): ReadPhone {
  const text = raw.trim();
  if (phone.safeParse(text).success) return { phone: text, remark: undefined };
  const country = countryCode?.toUpperCase() ?? "";
  const defaultCountry = isSupportedCountry(country) ? country : undefined;
  const number = parsePhoneNumberFromString(text.replace(/^00/, "+"), { defaultCountry, extract: false });
  if (number?.isPossible()) {
    const read = [number.formatInternational(), number.number].find((form) => phone.safeParse(form).success);
    if (read) return { phone: read, remark: `${JSON.stringify(text)} was read as ${read}.` };
  }
  const isNational = defaultCountry === undefined && /^(?=.*[0-9]{2})[0-9 ()./\u2010-\u2015-]+$/.test(text);
  return {
    phone: undefined,
    remark: isNational
      ? `lacks the country's code (${JSON.stringify(raw)}); add it to the profile as "phone": "+91 …".`
      : `isn't a telephone number (${JSON.stringify(raw)}); it was left out.`,
  };
}
