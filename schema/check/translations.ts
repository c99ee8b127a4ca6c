import { contentNode, visit } from "../document/content-node.ts";
import { isRecord } from "../json-schema/schema-parts.ts";
import { folderOf, languagesOf, saysWords } from "../language.ts";
import { type LocalValue, retrace } from "../localize/localize.ts";
import { type Finding, find } from "../messages/messages.ts";
import { joinPointer } from "../source/place.ts";

/** What is wrong with how raw content in several languages names these, and with what its translations lack; nothing of content in one. */
export function checkTranslations(root: unknown, languages: readonly string[]): Finding[] {
  const findings: Finding[] = languages.flatMap((code, index) =>
    languages.indexOf(code) < index ? [find("repeated-language", `/site/languages/${index}`, { found: code })] : [],
  );
  if (languages.length === 0) return [];
  const known = new Set(languages);
  const checkCodes = (codes: readonly string[], pointerOf: (code: string, index: number) => string) => {
    codes.forEach((code, index) => {
      const place = { key: pointerOf(code, index) };
      if (!known.has(code)) findings.push(find("unknown-language", place, { found: code, languages: [...known] }));
    });
  };
  visit(contentNode(root, languages[0]), ({ pointer, language, named, translation }) => {
    checkCodes(named ?? [], (_, index) => `${pointer}/languages/${index}`);
    if (!translation) return;
    const codes = Object.keys(translation);
    checkCodes(codes, (code) => pointer + joinPointer(code));
    const lacksOwn = !codes.includes(language) && codes.every((code) => known.has(code));
    if (lacksOwn) findings.push(find("default-language-missing", pointer, { language }));
  });
  return [...findings, ...checkPagePaths(root, languages)];
}

/** Every page has an address of its own in every language, and none stands where another language does. */
function checkPagePaths(root: unknown, [first, ...others]: readonly string[]): Finding[] {
  const pages = isRecord(root) && Array.isArray(root["pages"]) ? root["pages"] : [];
  const folders = new Map(others.map((language) => [folderOf(language), language]));
  const findings: Finding[] = [];
  pages.forEach((page: unknown, index) => {
    if (!isRecord(page)) return;
    const { path, paths } = page;
    const language = typeof path === "string" ? folders.get(path.split("/")[1] ?? "") : undefined;
    if (language !== undefined && typeof path === "string")
      findings.push(find("path-of-language", `/pages/${index}/path`, { path, language }));
    if (!isRecord(paths)) return;
    for (const [code, own] of Object.entries(paths)) {
      const place = `/pages/${index}/paths${joinPointer(code)}`;
      if (code === first || !others.includes(code))
        findings.push(find("unknown-language", { key: place }, { found: code, languages: others }));
      if (path === "/" && own !== "/") findings.push(find("moved-home", place, { language: code }));
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
      const place = own === undefined ? `/pages/${index}/path` : `/pages/${index}/paths/${language}`;
      if (other !== undefined && (own !== undefined || other.includes("/paths/")))
        findings.push(find("repeated-path-in-language", place, { path, language }));
      taken.set(path, place);
    });
  }
  return findings;
}

/** The texts of sound content that a language lacks. */
export function checkUntranslated({ language, foreign, said, taken }: LocalValue): Finding[] {
  return [...foreign].map(([pointer, shown]) =>
    find("untranslated", retrace(pointer, taken), {
      language,
      shown,
      done: said.size,
      texts: said.size + foreign.size,
    }),
  );
}

/** Translations that say the very same as the original: copied and forgotten, mostly. */
export function checkSameTexts(root: unknown, languages: readonly string[]): Finding[] {
  const findings: Finding[] = [];
  visit(contentNode(root, languages[0]), ({ translation, pointer, language: other, isHidden, schema }) => {
    const original = translation?.[other];
    if (isHidden || schema.kind === "name" || schema.kind === "tag" || typeof original !== "string") return;
    if (!translation || !original.includes(" ") || !saysWords(original)) return;
    for (const [language, text] of Object.entries(translation))
      if (language !== other && text === original)
        findings.push(find("same-in-both", pointer + joinPointer(language), { language, other }));
  });
  return findings;
}
