import { isTranslated as isTranslatedKind } from "../kinds.ts";
import { isLanguageCode } from "../language.ts";
import { isRecord, type JsonSchema } from "./schema-parts.ts";

/** A text, or a list of texts, in several languages, by their codes. */
export type Translation = Record<string, unknown>;

/** Whether a value of a schema may be written in several languages: a text of most kinds, or a list of such. */
export function isTranslatable({ kind, type, items }: JsonSchema): boolean {
  return isTranslatedKind(kind) || (type === "array" && items?.type === "string" && isTranslatedKind(items.kind));
}

/**
 * True for a value in several languages: an object whose keys all are codes of languages. Where the value in one
 * language is always an object, too, none is one of its keys ("alt" is both), and one of the translations is an object.
 * @param own the keys of the value in one language, if it is always an object
 */
export function isTranslation(value: unknown, own: readonly string[] = []): value is Translation {
  if (!isRecord(value)) return false;
  const keys = Object.keys(value);
  if (keys.length === 0 || !keys.every((key) => isLanguageCode(key) && !own.includes(key))) return false;
  return own.length === 0 || Object.values(value).some((part) => typeof part === "object");
}

/** The keys of a value in one language, if it is always an object; else none. */
export function ownKeys({ type, properties = {} }: JsonSchema): string[] {
  return type === "object" ? Object.keys(properties) : [];
}

/** The language of the translation that is read: the first of those that are wanted, else the first there is. */
export function chooseTranslation(translation: Translation, wanted: readonly string[]): string {
  return wanted.find((code) => Object.hasOwn(translation, code)) ?? Object.keys(translation)[0] ?? "";
}
