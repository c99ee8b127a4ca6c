import { phone } from "../../../../schema/primitives.ts";

/** A telephone number in international form, or what is wrong with the text. */
export interface ReadPhone {
  phone: string | undefined;
  remark: string | undefined;
}

/** Countries whose national numbers have ten digits, written without any digit that falls away abroad. */
const callingCodes = new Map([
  ["US", "1"],
  ["CA", "1"],
  ["IN", "91"],
]);

/** Reads a telephone number; of a national one the country must be known, and its way of writing numbers be plain. */
export function readPhone(raw: string, countryCode: string | undefined): ReadPhone {
  const text = raw.trim();
  if (phone.safeParse(text).success) return { phone: text, remark: undefined };
  const digits = text.replace(/[^0-9]/g, "");
  const isNumber = /^[+0-9 ()./\u2010-\u2015-]+$/.test(text);
  const code = callingCodes.get(countryCode?.toUpperCase() ?? "");
  if (isNumber && /^(?:\+|00)/.test(text)) return tell(text, `+${spaceOut(text.replace(/^(?:\+|00)/, ""))}`);
  if (isNumber && code && digits.length === 10)
    return tell(text, `+${code} ${digits.slice(0, 3)} ${digits.slice(3, 6)} ${digits.slice(6)}`);
  return {
    phone: undefined,
    remark: `lacks the country's code (${JSON.stringify(raw)}); add it to the profile as "phone": "+91 …".`,
  };
}

/** The digits of a number, with one space where it has anything between them. */
function spaceOut(text: string): string {
  return text.replace(/[^0-9]+/g, " ").trim();
}

function tell(text: string, read: string): ReadPhone {
  if (phone.safeParse(read).success) return { phone: read, remark: `${JSON.stringify(text)} was read as ${read}.` };
  return { phone: undefined, remark: `isn't a telephone number (${JSON.stringify(text)}); it was left out.` };
}
