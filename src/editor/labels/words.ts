import de from "./de.json" with { type: "json" };
import en from "./en.json" with { type: "json" };

const catalogues: Readonly<Record<string, Partial<typeof en>>> = { en, de };

/**
 * The first of these languages that the editor has words in; else English.
 * @internal
 */
export function chooseLanguage(wanted: readonly string[]): string {
  const known = wanted.map((code) => code.split("-", 1)[0] ?? "").find((code) => Object.hasOwn(catalogues, code));
  return known ?? "en";
}

/** The language of the editor's own words: the browser's. What the schema and the check say is in English. */
export const language = chooseLanguage(globalThis.navigator?.languages ?? []);

/** The texts of the editor, in English where a language lacks one. They are in files of their own: visitors never load them. */
export const words: typeof en = { ...en, ...catalogues[language] };

/** Fills in the placeholders of a text: "{count} problems". */
export function fill(text: string, values: Readonly<Record<string, string | number>>): string {
  return text.replace(/\{(\w+)\}/g, (whole, key: string) => String(values[key] ?? whole));
}
