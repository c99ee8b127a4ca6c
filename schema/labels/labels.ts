import { mapText, type Text } from "../text.ts";
import en from "./en.json" with { type: "json" };

const { reviewed, ...texts } = en;

/** The complete catalogue: it defines all keys. Values in braces are placeholders in every language. */
export const english = texts;

type Key = keyof typeof english;

/** A label with a form for each plural category (`Intl.PluralRules`). English has `one` and `other`. */
export type PluralKey = { [Form in Key]: Form extends `${infer Label}.one` ? Label : never }[Key];

type PluralFormKey = `${PluralKey}.${Intl.LDMLPluralRule}`;

/** The forms of a plural label. `other` is the fallback. */
export type PluralForms = { other: string } & Partial<Record<Intl.LDMLPluralRule, string>>;

/** A language's file. It can lack any label. `reviewed`: a speaker of the language has read it. */
export type Catalogue = { reviewed: boolean } & Partial<typeof english & Record<PluralFormKey, string>>;

/** Built-in texts that visitors see or hear. Those that the page's language lacks are English language runs. */
export type Labels = Readonly<
  Record<Exclude<Key, `import.${string}` | `${PluralKey}.one`>, Text> & Partial<Record<PluralFormKey, Text>>
>;

/**
 * Texts that an import writes into content, where the owner can change them: the keys after "import.". A printed CV has
 * the names of sections, too. `{name}` and
 * `{role}` are the owner's, `{parts}` is a list of titles. `ongoing` lists, in lower case and separated by commas, what
 * people write as the end of an ongoing period.
 */
export type ImportWords = { readonly [Name in Key as Name extends `import.${infer Word}` ? Word : never]: string };

/** The keys that a language needs, with the English texts. Plural labels have the language's own categories. */
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

export function fillLabel(label: Text, values: Readonly<Record<string, string>>): Text {
  return mapText(label, (words) => words.replace(/\{(\w+)\}/g, (whole, name: string) => values[name] ?? whole));
}

/** The name of an import text, "sections.work", from its key "import.sections.work"; undefined for labels. */
export function importWordOf(key: string): string | undefined {
  return /^import\.(.+)$/.exec(key)?.[1];
}
