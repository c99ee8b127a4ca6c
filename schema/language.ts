import { z } from "zod";
import { makePortable } from "./slug.ts";

/** A language (BCP 47): its code and, where it is needed, its script, its country and a variant of it. */
export const languagePattern =
  /^[a-zA-Z]{2,3}(?:-[a-zA-Z]{4})?(?:-(?:[a-zA-Z]{2}|[0-9]{3}))?(?:-(?:[a-zA-Z0-9]{5,8}|[0-9][a-zA-Z0-9]{3}))?$/;

/** The language of texts. */
export const language = z.string().regex(languagePattern).meta({
  kind: "language",
  description: "The code of a language: `en` is English, `hi` Hindi, `de` German.",
  patternErrorMessage: 'Write the code of a language, as in "en" for English or "en-IN" for Indian English.',
});

/** The languages in which a part of the content stands: in the site's others it is not shown. */
export const languages = z
  .array(language)
  .min(1)
  .optional()
  .meta({
    entry: "language",
    description: "The languages of the site in which this stands; in all of them, if you leave it out.",
    examples: [["de"]],
  });

/** More languages than any site has: content is read once in each of them. */
export const mostLanguages = 100;

/** Whether a text is the code of a language. */
export function isLanguageCode(text: string): boolean {
  return languagePattern.test(text);
}

/** The folder of the pages in a language other than the first; "con" and "aux" are languages, and names of devices. */
export function folderOf(language: string): string {
  return makePortable(language.toLowerCase());
}

/** The scripts that are written from right to left (ISO 15924). */
const rightToLeft = new Set(["Adlm", "Arab", "Hebr", "Mand", "Mend", "Nkoo", "Rohg", "Samr", "Syrc", "Thaa", "Yezi"]);

/** In which direction a language is written, where that isn't the usual one. */
export function directionOf(language: string): "rtl" | undefined {
  return rightToLeft.has(new Intl.Locale(language).maximize().script ?? "") ? "rtl" : undefined;
}

/** What a language is called in English, with its code: "Japanese (ja)". */
export function nameLanguage(language: string): string {
  return `${new Intl.DisplayNames(["en"], { type: "language" }).of(language) ?? language} (${language})`;
}

/** What a language calls itself, as at the start of a line: "Deutsch", "Français". */
export function autonymOf(language: string): string {
  const name = new Intl.DisplayNames([language], { type: "language" }).of(language) ?? language;
  const [first = "", ...rest] = name;
  return first.toLocaleUpperCase(language) + rest.join("");
}

/** The codes of languages in a list, as far as it is one. */
export function languagesOf(value: unknown): string[] | undefined {
  return Array.isArray(value) ? value.filter((code) => typeof code === "string") : undefined;
}

/** Whether anything of a text is in some language: `{name}`, numbers and signs are in none. */
export function saysWords(text: string): boolean {
  return /\p{L}/u.test(text.replaceAll(/\{[A-Za-z]+\}/g, ""));
}
