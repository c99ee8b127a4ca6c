import { catalogues } from "../../../../schema/labels/catalogues.ts";
import { listLeaves, type Value } from "./value.ts";

/** A source in one language, and the languages in which its texts are given, if in several. */
interface InOneLanguage {
  source: Value;
  languages: string[];
  /** The first of these texts. */
  first?: Value | undefined;
}

/** Codes of the catalogues' languages, without their scripts and countries. */
const codes: ReadonlySet<string> = new Set(Object.keys(catalogues).map((code) => code.split("-", 1).join("")));

/**
 * Replaces texts that are given in several languages, as `{ "de": "Ingenieurin", "en": "Engineer" }`, with the one in
 * `wanted`, or else with the first.
 */
export function readInOneLanguage(source: Value, wanted: string | undefined): InOneLanguage {
  const languages = new Set<string>();
  let first: Value | undefined;
  const read = (value: Value): Value => {
    if (value.isList) return value.with(value.children.map(read));
    if (!value.isObject) return value;
    const keys = [...value.fields.keys()];
    if (keys.length < 2 || !keys.every((key) => codes.has(key)) || !value.children.every(isWords))
      return value.with(new Map([...value.fields].map(([key, field]) => [key, read(field)])));
    first ??= value;
    for (const key of keys) languages.add(key);
    const own = wanted?.split("-", 1).join("") ?? [...languages][0] ?? "";
    return value.at(own) ?? value.children[0] ?? value;
  };
  if (isTooDeep(source)) return { source, languages: [] };
  const chosen = read(source);
  return { source: chosen, languages: [...languages], first };
}

function isWords({ content, isList, children }: Value): boolean {
  return isList ? children.every(({ content: item }) => typeof item === "string") : typeof content === "string";
}

/** Most of the nesting of a real résumé, in levels. Deeper ones are read as they are. */
const mostLevels = 50;

function isTooDeep(source: Value): boolean {
  let level: readonly Value[] = [source];
  for (let depth = 0; level.length > 0; depth += 1) {
    if (depth > mostLevels) return true;
    level = level.flatMap(({ children }) => children);
  }
  return false;
}

/** Languages that their script tells. The order matters: Japanese has characters of Chinese, too. */
const scripts = [
  ["ja", /[\p{sc=Hira}\p{sc=Kana}]/gu],
  ["ko", /\p{sc=Hang}/gu],
  ["zh-Hans", /\p{sc=Han}/gu],
  ["el", /\p{sc=Grek}/gu],
  ["he", /\p{sc=Hebr}/gu],
  ["th", /\p{sc=Thai}/gu],
] as const;

const count = (text: string, pattern: RegExp) => (text.match(pattern) ?? []).length;

/** The language of a source that is mostly in one of these scripts; undefined for any other. */
export function guessLanguage(source: Value): string | undefined {
  const texts = listLeaves(source).filled.flatMap(({ value: { content } }) =>
    typeof content === "string" ? content : [],
  );
  // Addresses are in Latin letters in every language.
  const text = texts.filter((one) => !/[@/]/.test(one)).join(" ");
  const found = scripts.map(([language, script]) => ({ language, characters: count(text, script) }));
  const all = found.reduce((sum, { characters }) => sum + characters, 0);
  // Two characters of these scripts are about a word.
  if (all / 2 <= count(text, /\p{sc=Latin}+/gu)) return undefined;
  return found.find(({ characters }) => characters * 10 > all)?.language;
}
