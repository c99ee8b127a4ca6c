import { catalogues } from "../../../../schema/labels/catalogues.ts";
import type { Value } from "./value.ts";

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
  if (hasDepth(source)) return { source, languages: [] };
  const chosen = read(source);
  return { source: chosen, languages: [...languages], first };
}

function isWords({ content, isList, children }: Value): boolean {
  return isList ? children.every(({ content: item }) => typeof item === "string") : typeof content === "string";
}

/** Most of the nesting of a real résumé, in levels. Deeper ones are read as they are. */
const mostLevels = 50;

function hasDepth(source: Value): boolean {
  let level: readonly Value[] = [source];
  for (let depth = 0; level.length > 0; depth += 1) {
    if (depth > mostLevels) return true;
    level = level.flatMap(({ children }) => children);
  }
  return false;
}

/** Scripts that one of the catalogues' languages alone has, or most texts in them. */
const ofOneScript: readonly (readonly [language: string, script: RegExp])[] = [
  ["ja", /[\p{sc=Hira}\p{sc=Kana}]/gu],
  ["ko", /\p{sc=Hang}/gu],
  ["zh-Hans", /\p{sc=Han}/gu],
  ["el", /\p{sc=Grek}/gu],
  ["he", /\p{sc=Hebr}/gu],
  ["th", /\p{sc=Thai}/gu],
];

/** The language of a source, if its script tells it; undefined for all that are written in shared scripts. */
export function guessLanguage(source: Value): string | undefined {
  const text = listTexts(source)
    .filter((one) => !/[@/]/.test(one))
    .join(" ");
  const foreign = text.match(/[\p{sc=Hira}\p{sc=Kana}\p{sc=Hang}\p{sc=Han}\p{sc=Grek}\p{sc=Hebr}\p{sc=Thai}]/gu) ?? [];
  const latin = text.match(/\p{sc=Latin}+/gu) ?? [];
  // About two characters of these scripts to a word.
  if (foreign.length / 2 <= latin.length) return undefined;
  return ofOneScript.find(([, script]) => (text.match(script) ?? []).length * 10 > foreign.length)?.[0];
}

function listTexts(value: Value): string[] {
  const texts: string[] = [];
  const waiting = [value];
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    if (typeof next.content === "string") texts.push(next.content);
    waiting.push(...next.children);
  }
  return texts;
}
