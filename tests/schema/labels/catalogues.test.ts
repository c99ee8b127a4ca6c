import { describe, expect, it } from "vitest";
import { catalogues } from "../../../schema/labels/catalogues.ts";
import { en } from "../../../schema/labels/germanic/en.ts";

/** The languages of the first catalogue: none is lost. */
const languages =
  "ar bg ca cs da de el en es et fa fi fr he hi hu id it ja ko mr nb nl pl pt-BR ro ru sk sl sv th tr uk vi zh-Hans zh-Hant";

/** The scripts that are not Latin, by what their letters have in common. */
const scripts: Record<string, RegExp> = {
  Arab: /\p{Script=Arabic}/u,
  Cyrl: /\p{Script=Cyrillic}/u,
  Deva: /\p{Script=Devanagari}/u,
  Grek: /\p{Script=Greek}/u,
  Hans: /\p{Script=Han}/u,
  Hant: /\p{Script=Han}/u,
  Hebr: /\p{Script=Hebrew}/u,
  Jpan: /[\p{Script=Han}\p{Script=Katakana}\p{Script=Hiragana}]/u,
  Kore: /\p{Script=Hangul}/u,
  Thai: /\p{Script=Thai}/u,
};

/** Every text of a value, by its path. */
function textsOf(value: unknown, path = ""): [path: string, text: string][] {
  if (typeof value === "string") return [[path, value]];
  return Object.entries(value ?? {}).flatMap(([key, part]) => textsOf(part, path === "" ? key : `${path}.${key}`));
}

/** Whether a text has two words at least, beside what is filled in. */
const hasWords = (text: string) => /\p{L}\S*\s.*\p{L}/u.test(text.replace(/\{\w+\}/g, ""));

const placeholdersOf = (text: string) => [...new Set(text.match(/\{\w+\}/g))].toSorted();
const english = new Map(textsOf(en).filter(([path]) => !path.includes(".shownCards.")));

it("the catalogue has every language that it had", () => {
  expect(Object.keys(catalogues)).toEqual(expect.arrayContaining(languages.split(" ")));
});

describe.each(Object.entries(catalogues))("the words in %s", (code, catalogue) => {
  const texts = textsOf(catalogue);
  const { script = "", language } = new Intl.Locale(code).maximize();

  it("are all there, without spaces around them", () => {
    expect(texts.length).toBeGreaterThan(50);
    expect(texts.filter(([, text]) => text === "" || text !== text.trim())).toEqual([]);
  });

  it("are no English but for single words, which languages may share", () => {
    const shared = texts.filter(([path, text]) => language !== "en" && english.get(path) === text && hasWords(text));
    expect(shared).toEqual([]);
  });

  it("are in the script of the language", () => {
    const own = scripts[script] ?? /\p{Script=Latin}/u;
    // A number is one in every script, and some write e-mail and portfolio in Latin letters.
    const foreign = texts.filter(
      ([, text]) => !own.test(text) && /\p{L}/u.test(text.replace(/\{\w+\}|E?mail|Portfolio/g, "")),
    );
    expect(foreign).toEqual([]);
  });

  it("have room for the same values as the English ones", () => {
    const different = texts.filter(
      ([path, text]) => english.has(path) && `${placeholdersOf(text)}` !== `${placeholdersOf(english.get(path) ?? "")}`,
    );
    expect(different).toEqual([]);
  });

  it("have forms for numbers that the language knows, each with both numbers", () => {
    const { shownCards } = catalogue.labels;
    const known = new Intl.PluralRules(code).resolvedOptions().pluralCategories;
    expect(known).toEqual(expect.arrayContaining(Object.keys(shownCards)));
    for (const form of Object.values(shownCards)) expect(placeholdersOf(form)).toEqual(["{all}", "{shown}"]);
  });

  it("close off what has a direction of its own, where they are written from right to left", () => {
    const open = texts.filter(([, text]) =>
      /(?<!\u2068)\{(?:firstName|text)\}|\{(?:firstName|text)\}(?!\u2069)/.test(text),
    );
    expect(open.length > 0).toBe(!["Arab", "Hebr"].includes(script));
  });
});
