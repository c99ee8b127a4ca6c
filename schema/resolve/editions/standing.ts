import { autonymOf } from "../../language.ts";

/** A page in one of the languages that have it. */
export interface Alternate {
  language: string;
  /** Its path under the site's address, without a slash at its end. */
  path: string;
}

/** Where the pages of one language stand, and which others have the same. */
export interface Standing {
  /** The path of its home page: "/", "/de". */
  home: string;
  /** The same page in all its languages, by the paths that pages have in this one; absent where there is no other. */
  alternates: ReadonlyMap<string, readonly Alternate[]>;
}

/** That of a site in one language. */
export const standingAlone: Standing = { home: "/", alternates: new Map() };

/** A link to the same page in a language, with what this calls itself. */
export interface LanguageLink {
  language: string;
  name: string;
  href: string;
  /** What a visitor follows, where that isn't just the page's address. */
  link?: string;
}

/** The links between the languages of a page, its own among them; undefined where it has but one. */
export function linkLanguages(
  path: string,
  { alternates }: Standing,
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
