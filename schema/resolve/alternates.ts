import { autonymOf } from "../language.ts";

export interface Alternate {
  language: string;
  /** Path below the site's address, without a slash at its end. */
  path: string;
}

/** The paths of one language, and the same pages in other languages. */
export interface LanguagePaths {
  /** Path of the home page: "/", "/de". */
  home: string;
  /** All languages of a page, by its path in this one; absent if it has only one. */
  alternates: ReadonlyMap<string, readonly Alternate[]>;
}

/** For a site in one language. */
export const singleLanguage: LanguagePaths = { home: "/", alternates: new Map() };

/** A link to the same page in a language, labelled with the language's own name. */
export interface LanguageLink {
  language: string;
  name: string;
  href: string;
  /** URL of the link, if it differs from the page's URL. */
  link?: string;
}

/** The links to all languages of a page, including its own; undefined if it has only one. */
export function linkLanguages(
  path: string,
  { alternates }: LanguagePaths,
  href: (path: string) => string,
  link: (path: string) => string,
): LanguageLink[] | undefined {
  return alternates.get(path)?.map((other) => ({
    language: other.language,
    name: autonymOf(other.language),
    href: href(other.path),
    ...(link(other.path) !== href(other.path) && { link: link(other.path) }),
  }));
}
