import { isRecord, type JsonSchema } from "../json-schema/schema-parts.ts";
import { isTranslated } from "../kinds.ts";
import { isLanguageCode } from "../language.ts";

/** A text, or a list of texts, in several languages, by their codes. */
export type Translation = Record<string, unknown>;

/** Whether a value of a schema may be written in several languages: a text of most kinds, or a list of such. */
export function isTranslatable({ kind, type, items }: JsonSchema): boolean {
  return isTranslated(kind) || (type === "array" && items?.type === "string" && isTranslated(items.kind));
}

/** Whether a value is written in several languages: its keys look like codes of languages, and one at least is the site's. */
export function isTranslation(value: unknown, languages: readonly string[]): value is Translation {
  if (!isRecord(value)) return false;
  const keys = Object.keys(value);
  return keys.every(isLanguageCode) && keys.some((key) => languages.includes(key));
}

/** Whether anything of a text is in some language: `{name}`, numbers and signs are in none. */
export function saysWords(text: string): boolean {
  return /\p{L}/u.test(text.replaceAll(/\{[A-Za-z]+\}/g, ""));
}
