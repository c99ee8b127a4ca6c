import { chooseTranslation, type Translation } from "../json-schema/translatable.ts";

/** What a value has in common with what is in it. Nodes share it, so that there are few. */
export interface Scope {
  language: string;
  languages: readonly string[];
  isHidden: boolean;
  /** True within a translation, of which no part is translated further. */
  isTranslation: boolean;
  /** Those of the translations in it, by a translation's language and those that there are: most texts have the same. */
  translations: Map<string, Scope>;
}

/** The scope of a whole content; `languages` are the site's, the first one first, and none if it has but one. */
export function siteScope(languages: readonly string[]): Scope {
  const all = languages.length === 0 ? [""] : [...new Set(languages)];
  return makeScope(all[0] ?? "", all);
}

function makeScope(language: string, languages: readonly string[]): Scope {
  return { language, languages, isHidden: false, isTranslation: false, translations: new Map() };
}

/** The scope of an object that names languages in which it is shown, or is hidden. */
export function narrow(scope: Scope, named: readonly string[] | undefined, isHidden: boolean): Scope {
  const { language, languages } = scope;
  return {
    ...scope,
    language: !named || named.includes(language) ? language : (named[0] ?? language),
    // In a site of one language, such a list is reported and has no effect.
    languages: named && language !== "" ? languages.filter((code) => named.includes(code)) : languages,
    isHidden: scope.isHidden || isHidden,
    translations: new Map(),
  };
}

/** The scope of one translation; `languages` are those whose visitors read that. */
export function scopeOf({ language, languages, translations, isHidden }: Scope, translation: Translation, key: string) {
  const name = `${key} of ${Object.keys(translation).join()}`;
  const known = translations.get(name);
  if (known) return known;
  const readers = languages.filter((code) => chooseTranslation(translation, [code, language]) === key);
  const scope: Scope = { ...makeScope(key, readers), isHidden, isTranslation: true };
  translations.set(name, scope);
  return scope;
}
