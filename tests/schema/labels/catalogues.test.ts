import { Ajv } from "ajv";
import { describe, expect, it } from "vitest";
import { catalogues, findMissing, labelTexts } from "../../../schema/labels/catalogues.ts";
import { neededIn } from "../../../schema/labels/labels.ts";
import { jsonSchemas } from "../../../scripts/lib/app/print-json-schema.ts";

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

/** Labels that no release has. Only these may lack translations, and each of them does: then English is shown. */
const unreleased: string[] = [];

/** Whether a text has two words at least, beside what is filled in. */
const hasWords = (text: string) => /\p{L}\S*\s.*\p{L}/u.test(text.replace(/\{\w+\}/g, ""));

const placeholdersOf = (text: string) => [...new Set(text.match(/\{\w+\}/g))].toSorted();

it("the catalogue has every language that it had", () => {
  expect(Object.keys(catalogues)).toEqual(expect.arrayContaining(languages.split(" ")));
  expect(unreleased.filter((key) => !Object.keys(catalogues).some((code) => findMissing(code).includes(key)))).toEqual(
    [],
  );
});

it("the schema that editors read takes every file, and no key that English lacks", () => {
  const schema = JSON.parse(jsonSchemas["schema/labels/labels.schema.json"]());
  const validate = new Ajv().compile(schema);
  for (const [code, catalogue] of Object.entries(catalogues)) {
    expect(validate(catalogue), code).toBe(true);
    expect(catalogue.$schema).toBe("./labels.schema.json");
  }
  expect(validate({ ...catalogues["en"], skipToContents: "" })).toBe(false);
});

describe.each(Object.keys(catalogues))("the words in %s", (code) => {
  const texts = [...labelTexts(code)].flatMap(([key, text]) =>
    (key === "import.ongoing" ? text.split(", ") : [text]).map((part) => [key, part] as const),
  );
  const english = new Map(neededIn(code));
  const { script = "", language } = new Intl.Locale(code).maximize();

  it("are all there, without spaces around them", () => {
    expect(findMissing(code).filter((key) => !unreleased.includes(key))).toEqual([]);
    expect(texts.map(([key]) => key).filter((key) => !english.has(key))).toEqual([]);
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
      ([key, text]) => `${placeholdersOf(text)}` !== `${placeholdersOf(english.get(key) ?? "")}`,
    );
    expect(different).toEqual([]);
  });

  it("have a form for each category of numbers in the language, and no other", () => {
    const forms = [...labelTexts(code).keys()].filter((key) => key.startsWith("shownCards."));
    const known = new Intl.PluralRules(code).resolvedOptions().pluralCategories;
    expect(forms.toSorted()).toEqual(known.map((form) => `shownCards.${form}`).toSorted());
  });

  it("close off what has a direction of its own, where they are written from right to left", () => {
    const open = texts.filter(([, text]) =>
      /(?<!\u2068)\{(?:firstName|text)\}|\{(?:firstName|text)\}(?!\u2069)/.test(text),
    );
    expect(open.length > 0).toBe(!["Arab", "Hebr"].includes(script));
  });
});
