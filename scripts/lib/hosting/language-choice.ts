import type { Content } from "../../../schema/content.ts";
import { ownFolder } from "../../../schema/site-files.ts";

/** A language tag that a browser may send in `Accept-Language`, and the site's home page for it. */
export interface LanguageMatch {
  /** In lower case. It matches longer tags, too: "de" matches "de-at". */
  tag: string;
  /** The path of the language's home page; undefined for the first, which is at the site's own address. */
  home: string | undefined;
}

/** Tags of the countries that use each Chinese script: browsers mostly send these. */
const chinese: Record<string, readonly string[]> = {
  Hans: ["zh-hans", "zh-cn", "zh-sg", "zh-my"],
  Hant: ["zh-hant", "zh-tw", "zh-hk", "zh-mo"],
};

/**
 * The languages that visitors are redirected to from the site's own address; empty unless the owner enables it. If two
 * languages differ only by country, the one listed first is for all other countries.
 */
export function matchLanguages(base: string, { detectLanguage, languages = [] }: Content["site"]): LanguageMatch[] {
  if (!detectLanguage || languages.length < 2) return [];
  const known = new Set<string>();
  return languages.flatMap((language) => {
    const { language: bare, script = "" } = new Intl.Locale(language).maximize();
    const folder = ownFolder({ language, languages });
    const home = folder === "" ? undefined : `${base}/${folder}`;
    const own = bare === "zh" ? (chinese[script] ?? []) : [];
    const tags = [...new Set([language.toLowerCase(), ...own, bare])].filter((tag) => !known.has(tag));
    for (const tag of tags) known.add(tag);
    return tags.map((tag) => ({ tag, home }));
  });
}
