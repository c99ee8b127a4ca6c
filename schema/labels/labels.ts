import { mapText, type Text } from "../text.ts";
import en from "./en.json" with { type: "json" };

const { reviewed, ...texts } = en;

/** The catalogue that is complete: its keys are all that there are. Values in braces are filled in, in every language. */
export const english = texts;

type Key = keyof typeof english;

/** A label with a form for each category that `Intl.PluralRules` knows in a language. English has `one` and `other`. */
export type PluralKey = { [Form in Key]: Form extends `${infer Label}.one` ? Label : never }[Key];

type PluralFormKey = `${PluralKey}.${Intl.LDMLPluralRule}`;

/** The forms of such a label. `other` is for every number that has no form of its own. */
export type PluralForms = { other: string } & Partial<Record<Intl.LDMLPluralRule, string>>;

/** One language's file, which may lack any label. `reviewed`: somebody who speaks the language has read it. */
export type Catalogue = { reviewed: boolean } & Partial<typeof english & Record<PluralFormKey, string>>;

/** What visitors see or hear and no owner wrote. A label that the page's language lacks is in English, as a run. */
export type Labels = Readonly<
  Record<Exclude<Key, `import.${string}` | `${PluralKey}.one`>, Text> & Partial<Record<PluralFormKey, Text>>
>;

/**
 * What an import writes into content, where the owner finds and changes it: the keys after "import.". `{name}` and
 * `{role}` are the owner's, `{parts}` is a list of titles. `ongoing` is what people write, in small letters, where
 * the end of a period would be if it goes on, separated by commas.
 */
export type ImportWords = { readonly [Name in Key as Name extends `import.${infer Word}` ? Word : never]: string };

/** The keys that a language needs, each with the English text. Labels with plural forms have its own categories. */
export function neededIn(language: string): [key: string, english: string][] {
  const { pluralCategories } = new Intl.PluralRules(language).resolvedOptions();
  const all = new Map(Object.entries(english));
  return [...all].flatMap(([key, text]): [string, string][] => {
    const [, label, form] = /^(.+)\.(one|other)$/.exec(key) ?? [];
    if (!all.has(`${label}.one`)) return [[key, text]];
    if (form === "one") return [];
    return pluralCategories.map((category) => [`${label}.${category}`, all.get(`${label}.${category}`) ?? text]);
  });
}

/** A label with values for what is in braces. */
export function fillLabel(label: Text, values: Readonly<Record<string, string>>): Text {
  return mapText(label, (words) => words.replace(/\{(\w+)\}/g, (whole, name: string) => values[name] ?? whole));
}

/** The name of an import's word, "sections.work", by its key in a catalogue, "import.sections.work"; undefined for labels. */
export function importWordOf(key: string): string | undefined {
  return /^import\.(.+)$/.exec(key)?.[1];
}
