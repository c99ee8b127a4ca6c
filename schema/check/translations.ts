import { PartValueNode } from "../document/part-node.ts";
import { isRecord } from "../json-schema/schema-parts.ts";
import { hasLanguage } from "../kinds.ts";
import { containsWords, folderOf, languagesOf } from "../language.ts";
import { quote, type RuleReport } from "../messages/message.ts";
import { find } from "../messages/messages.ts";
import { joinPointer } from "../source/location.ts";
import type { ContentIndex } from "./content-index/content-index.ts";
import type { GatheredParts } from "./content-index/gather.ts";

/** Checks the language codes, translations and page paths of raw content in several languages. */
export function checkTranslations(
  root: unknown,
  languages: readonly string[],
  { translations, ofLanguages }: GatheredParts,
): RuleReport[] {
  if (languages.length === 0) return [];
  const known = [...new Set(languages)];
  const checkCode = (found: string, pointer: string) =>
    known.includes(found)
      ? []
      : [find("unknown-language", { key: pointer }, { found, languages: known, near: findSpelling(found, known) })];
  return [
    ...languages.flatMap((code, index) =>
      languages.indexOf(code) < index ? [find("repeated-language", `/site/languages/${index}`, { found: code })] : [],
    ),
    ...ofLanguages.flatMap(({ named = [], pointer }) =>
      named.flatMap((code, index) => checkCode(code, `${pointer}/languages/${index}`)),
    ),
    ...translations.flatMap(({ translation = {}, pointer, language }) => {
      const codes = Object.keys(translation);
      const lacksOwn = !codes.includes(language) && codes.every((code) => known.includes(code));
      return [
        ...codes.flatMap((code) => checkCode(code, pointer + joinPointer(code))),
        ...(lacksOwn ? [find("default-language-missing", pointer, { language })] : []),
      ];
    }),
    ...checkPagePaths(root, languages),
  ];
}

/** The language that a code in other letters names: "DE", "pt_br". */
function findSpelling(found: string, known: readonly string[]): string | undefined {
  return known.find((code) => code.toLowerCase() === found.toLowerCase().replaceAll("_", "-"));
}

/** Every page has a unique address in every language, and none has an address in another language's folder. */
function checkPagePaths(root: unknown, [first, ...others]: readonly string[]): RuleReport[] {
  const pages = isRecord(root) && Array.isArray(root["pages"]) ? root["pages"] : [];
  const folders = new Map(others.map((language) => [folderOf(language), language]));
  const reports: RuleReport[] = [];
  pages.forEach((page: unknown, index) => {
    if (!isRecord(page)) return;
    const { path, paths } = page;
    const language = typeof path === "string" ? folders.get(path.split("/")[1] ?? "") : undefined;
    if (language !== undefined && typeof path === "string")
      reports.push(find("path-of-language", `/pages/${index}/path`, { path, language }));
    if (!isRecord(paths)) return;
    for (const [code, own] of Object.entries(paths)) {
      const location = `/pages/${index}/paths${joinPointer(code)}`;
      if (code === first || !others.includes(code))
        reports.push(find("unknown-language", { key: location }, { found: code, languages: others }));
      if (path === "/" && own !== "/") reports.push(find("moved-home", location, { language: code }));
    }
  });
  for (const language of others) {
    const taken = new Map<string, string>();
    pages.forEach((page: unknown, index) => {
      if (!isRecord(page) || page["hidden"] === true) return;
      const named = languagesOf(page["languages"]);
      if (named !== undefined && !named.includes(language)) return;
      const own = isRecord(page["paths"]) ? page["paths"][language] : undefined;
      const path = own ?? page["path"];
      if (typeof path !== "string") return;
      const other = taken.get(path);
      const location = own === undefined ? `/pages/${index}/path` : `/pages/${index}/paths/${language}`;
      if (other !== undefined && (own !== undefined || other.includes("/paths/")))
        reports.push(find("repeated-path-in-language", location, { path, language }));
      taken.set(path, location);
    });
  }
  return reports;
}

/** Reports each text that a language lacks, in content without errors. */
export function checkUntranslated({ texts, publishedLanguages }: ContentIndex): RuleReport[] {
  if (!texts.some(({ language, languages }) => languages.some((reader) => reader !== language))) return [];
  const said = texts.filter(
    (node) =>
      !(node instanceof PartValueNode) &&
      (node.kind === "textFile" || (hasLanguage(node.kind) && containsWords(node.text))),
  );
  const readIn = (language: string) => said.filter(({ languages }) => languages.includes(language));
  const progress = new Map(
    publishedLanguages.map((language) => {
      const texts = readIn(language);
      const done = texts.filter((text) => text.language === language).length;
      return [language, `${done} of ${texts.length} texts are in ${quote(language)}`];
    }),
  );
  return said.flatMap(({ kind, pointer, language: shown, languages }) => {
    const lacking = publishedLanguages.filter((language) => language !== shown && languages.includes(language));
    if (lacking.length === 0) return [];
    // The value that names the file is translated, not the name in it.
    const location = kind === "textFile" ? pointer.replace(/\/file(?:\/[^/]*)?$/, "") : pointer;
    const sums = lacking.flatMap((language) => progress.get(language) ?? []);
    return [find("untranslated", location, { lacking, shown, progress: sums.join(", ") })];
  });
}

/** Reports translations that are equal to their original; most were copied and forgotten. */
export function checkSameTexts({ translations }: ContentIndex): RuleReport[] {
  return translations.flatMap(({ translation = {}, pointer, language: other, isHidden, schema }) => {
    const original = translation[other];
    if (isHidden || schema.kind === "name" || schema.kind === "tag" || typeof original !== "string") return [];
    if (!original.includes(" ") || !containsWords(original)) return [];
    return Object.entries(translation).flatMap(([language, text]) =>
      language !== other && text === original
        ? [find("same-in-both", pointer + joinPointer(language), { language, other })]
        : [],
    );
  });
}
