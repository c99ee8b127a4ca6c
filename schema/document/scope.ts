import { chooseTranslation, type Translation } from "../json-schema/translatable.ts";

/** What a value shares with its descendants. Nodes share scopes, so there are few of them. */
export interface Scope {
  language: string;
  languages: readonly string[];
  isHidden: boolean;
  /** True within a translation, which contains no further translations. */
  isTranslation: boolean;
  /** Cached scopes of translations, by language and the languages available: most texts have the same. */
  translations: Map<string, Scope>;
}

/** @param languages the site's, the default one first; empty if it has only one */
export function siteScope(languages: readonly string[]): Scope {
  const all = languages.length === 0 ? [""] : [...new Set(languages)];
  return makeScope(all[0] ?? "", all);
}

function makeScope(language: string, languages: readonly string[]): Scope {
  return { language, languages, isHidden: false, isTranslation: false, translations: new Map() };
}

/** The scope of an object that has `languages` or is hidden. */
export function narrow(scope: Scope, named: readonly string[] | undefined, isHidden: boolean): Scope {
  const { language, languages } = scope;
  return {
    ...scope,
    language: !named || named.includes(language) ? language : (named[0] ?? language),
    // In a site of one language, `languages` is reported and has no effect.
    languages: named && language !== "" ? languages.filter((code) => named.includes(code)) : languages,
    isHidden: scope.isHidden || isHidden,
    translations: new Map(),
  };
}

/** The scope of one translation. Its `languages` are those whose visitors read it. */
export function scopeOf({ language, languages, translations, isHidden }: Scope, translation: Translation, key: string) {
  const name = `${key} of ${Object.keys(translation).join()}`;
  const known = translations.get(name);
  if (known) return known;
  const readers = languages.filter((code) => chooseTranslation(translation, [code, language]) === key);
  const scope: Scope = { ...makeScope(key, readers), isHidden, isTranslation: true };
  translations.set(name, scope);
  return scope;
}
