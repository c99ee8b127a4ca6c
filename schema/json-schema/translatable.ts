import { isTranslated as isTranslatedKind } from "../kinds.ts";
import { isLanguageCode } from "../language.ts";
import { isRecord, type JsonSchema } from "./schema-parts.ts";

/** A text, or a list of texts, by language code. */
export type Translation = Record<string, unknown>;

/** True if a value can have translations: most texts, and lists of such texts. */
export function isTranslatable({ kind, type, items }: JsonSchema): boolean {
  return isTranslatedKind(kind) || (type === "array" && items?.type === "string" && isTranslatedKind(items.kind));
}

/**
 * True for an object whose keys are all language codes. If the value in one language is always an object too, none of
 * the keys may be one of that object's ("alt" is both), and one translation must be an object.
 * @param own keys of the value in one language, if it is always an object
 */
export function isTranslation(value: unknown, own: readonly string[] = []): value is Translation {
  if (!isRecord(value)) return false;
  const keys = Object.keys(value);
  if (keys.length === 0 || !keys.every((key) => isLanguageCode(key) && !own.includes(key))) return false;
  return own.length === 0 || Object.values(value).some((part) => typeof part === "object");
}

/** The keys that a schema of objects defines: those of a value in one language. Empty for other schemas. */
export function keysOfObject({ type, properties = {} }: JsonSchema): string[] {
  return type === "object" ? Object.keys(properties) : [];
}

/** The language of the translation to use: the first wanted one that exists, else the first of the object. */
export function chooseTranslation(translation: Translation, wanted: readonly string[]): string {
  return wanted.find((code) => Object.hasOwn(translation, code)) ?? Object.keys(translation)[0] ?? "";
}
