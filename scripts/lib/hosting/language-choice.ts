import type { Content } from "../../../schema/content.ts";
import { ownFolder } from "../../../schema/site-files.ts";

/** What a browser may ask for by `Accept-Language`, and where the site has it. */
export interface LanguageClaim {
  /** In small letters; any that begins so is meant as well: "de" stands for "de-at", too. */
  tag: string;
  /** The path of that language's home page on the site's host; undefined for the first, which stands where visitors come. */
  home: string | undefined;
}

/** The countries in which each way to write Chinese is usual: browsers mostly name these. */
const chinese: Record<string, readonly string[]> = {
  Hans: ["zh-hans", "zh-cn", "zh-sg", "zh-my"],
  Hant: ["zh-hant", "zh-tw", "zh-hk", "zh-mo"],
};

/**
 * Which of a site's languages visitors are led to from its own address; none where its owner doesn't ask for it. Of two
 * that differ in their country alone, the one listed first is for all other countries.
 */
export function claimLanguages(base: string, { detectLanguage, languages = [] }: Content["site"]): LanguageClaim[] {
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
