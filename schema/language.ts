import { makePortable } from "./slug.ts";

/** A language tag (BCP 47): language, and optionally script, country and variant. */
export const languagePattern =
  /^[a-zA-Z]{2,3}(?:-[a-zA-Z]{4})?(?:-(?:[a-zA-Z]{2}|[0-9]{3}))?(?:-(?:[a-zA-Z0-9]{5,8}|[0-9][a-zA-Z0-9]{3}))?$/;

/** Limits work: content is read once for each language. */
export const mostLanguages = 100;

export function isLanguageCode(text: string): boolean {
  return languagePattern.test(text);
}

/** Folder for pages in a language other than the first. "con" and "aux" are languages, and device names on Windows. */
export function folderOf(language: string): string {
  return makePortable(language.toLowerCase());
}

/** Scripts written from right to left (ISO 15924). */
const rightToLeft = new Set(["Adlm", "Arab", "Hebr", "Mand", "Mend", "Nkoo", "Rohg", "Samr", "Syrc", "Thaa", "Yezi"]);

/** The writing direction of a language, if it is not the default. Undefined for what is no code, such as half of one. */
export function directionOf(language: string): "rtl" | undefined {
  if (!isLanguageCode(language)) return undefined;
  return rightToLeft.has(new Intl.Locale(language).maximize().script ?? "") ? "rtl" : undefined;
}

/** The English name of a language with its code: "Japanese (ja)". */
export function nameLanguage(language: string): string {
  return `${new Intl.DisplayNames(["en"], { type: "language" }).of(language) ?? language} (${language})`;
}

/** A language's name for itself, capitalized: "Deutsch", "Français". What is no code, such as half of one, stays as it is. */
export function autonymOf(language: string): string {
  if (!isLanguageCode(language)) return language;
  const name = new Intl.DisplayNames([language], { type: "language" }).of(language) ?? language;
  const [first = "", ...rest] = name;
  return first.toLocaleUpperCase(language) + rest.join("");
}

/** The strings of an array; undefined for any other value. */
export function languagesOf(value: unknown): string[] | undefined {
  return Array.isArray(value) ? value.filter((code) => typeof code === "string") : undefined;
}

/** True if a text has letters: placeholders, numbers and symbols are in no language. */
export function containsWords(text: string): boolean {
  return /\p{L}/u.test(text.replaceAll(/\{[A-Za-z]+\}/g, ""));
}
