import { readFile } from "node:fs/promises";
import { describe, expect, it } from "vitest";
import { recordPairs, TranslationRecord } from "../../../schema/check/translation-record.ts";
import { contentNode } from "../../../schema/document/content-node.ts";
import { ContentDocument } from "../../../schema/document/document.ts";
import { containsWords } from "../../../schema/language.ts";
import { localize } from "../../../schema/localize/localize.ts";
import { listOriginals } from "../../../schema/localize/originals.ts";
import { checkContent } from "../../../schema/resolve/check-content.ts";
import { JsonText } from "../../../schema/source/json-text.ts";
import { SourceText } from "../../../schema/source/source-text.ts";
import { hashBytes } from "../../../scripts/lib/files/hash-files.ts";
import { withValue } from "../../support/with-value.ts";

const sample: unknown = JSON.parse(
  await readFile(new URL("../../content/languages/content.json", import.meta.url), "utf8"),
);
const languages = ["en", "de", "ar"];

/** Checks content against the record of an earlier state, in which all translations were up to date. */
function checkAfter(before: unknown, after: unknown): string[] {
  const pairs = languages.map((language) => [
    language,
    recordPairs(listOriginals(contentNode(before, languages), language), hashBytes),
  ]);
  const source = new JsonText("content.translations.json", JSON.stringify(Object.fromEntries(pairs)));
  const record = new TranslationRecord(source, hashBytes);
  const { diagnostics } = checkContent(new JsonText("content.json", JSON.stringify(after)), { record });
  return diagnostics.map(({ code, pointer }) => `${code} ${pointer}`);
}

describe("the originals of content in several languages", () => {
  it.each(["de", "ar"])("are in %s as many as the check counts", (language) => {
    const { otherLanguages, said } = localize(sample, languages, language);
    const originals = listOriginals(contentNode(sample, languages), language).filter(({ isHidden }) => !isHidden);
    const count = (isDone: boolean) =>
      originals
        .filter(({ translation }) => (translation !== undefined) === isDone)
        .flatMap(({ texts, translation }) => (translation ?? { texts }).texts)
        .filter(containsWords).length;
    expect(count(false)).toBe(otherLanguages.size);
    // A text in a part that has only this language has no original.
    expect(said.size - count(true)).toBe(language === "de" ? 2 : 0);
  });

  it("have their places: in one language, in several, and in a list that is translated as a whole", () => {
    const originals = listOriginals(contentNode(sample, languages), "de");
    const of = (pointer: string) => originals.find((one) => one.pointer === pointer);
    expect(of("/pages/0/description")).toEqual({
      pointer: "/pages/0/description",
      location: "/pages/0/description",
      language: "en",
      texts: ["What Lena builds."],
      file: undefined,
      isList: false,
      translation: undefined,
      isHidden: false,
    });
    expect(of("/pages/0/blocks/0/typed/phrases")).toMatchObject({
      location: "/pages/0/blocks/0/typed/phrases/en",
      texts: ["measured twice"],
      isList: true,
      translation: { location: "/pages/0/blocks/0/typed/phrases/de", texts: ["zweimal gemessen", "einmal gelötet"] },
    });
  });

  it("include files, compared by their content", () => {
    const file = { en: "texts/en.md", de: "texts/de.md" };
    const document = withValue(sample, "/pages/2/blocks/0/body", { file });
    const whole = new ContentDocument(new JsonText("content.json", JSON.stringify(document)), languages);
    const textOf = (name: string) => ({ status: "text" as const, source: new SourceText(name, `Text of ${name}`) });
    whole.files = new Map([file.en, file.de].map((name) => [name, textOf(name)]));
    const originals = listOriginals(whole, "de");
    expect(originals.find(({ pointer }) => pointer === "/pages/2/blocks/0/body/file")).toMatchObject({
      location: "/pages/2/blocks/0/body/file/en",
      texts: ["Text of texts/en.md"],
      translation: { location: "/pages/2/blocks/0/body/file/de", texts: ["Text of texts/de.md"], file: "texts/de.md" },
    });
  });
});

describe("a record of translations", () => {
  const card = { type: "skill", title: { en: "Welding", de: "Schweißen" }, description: "With a torch." };
  const cards = "/pages/1/blocks/0/cards";
  const { cards: known } = JSON.parse(JSON.stringify(sample)).pages[1].blocks[0];

  it.each([
    ["nothing of what it was made of", sample],
    ["nothing where a card is put before the others", withValue(sample, cards, [card, ...known])],
    ["nothing where cards change places", withValue(sample, cards, known.toReversed())],
    [
      "nothing where original and translation are new",
      withValue(sample, "/pages/1/title", { en: "Who I am", de: "Wer ich bin", ar: "من أنا" }),
    ],
  ])("tells %s", (_, document) => {
    expect(checkAfter(sample, document)).toEqual([]);
  });

  it.each([
    [
      "a text that has changed",
      "/pages/1/title/en",
      "Who I am",
      ["stale-translation /pages/1/title/de", "stale-translation /pages/1/title/ar"],
    ],
    [
      "a list that has grown",
      "/pages/0/blocks/0/typed/phrases/en",
      ["measured twice", "cut once"],
      ["stale-translation /pages/0/blocks/0/typed/phrases/de"],
    ],
  ])("tells of %s at its translations", (_, pointer, value, expected) => {
    expect(checkAfter(sample, withValue(sample, pointer, value))).toEqual(expected);
  });

  it("is quiet where content allows that", () => {
    const document = withValue(sample, "/allow", ["untranslated", "stale-translation"]);
    expect(checkAfter(sample, withValue(document, "/pages/1/title/en", "Who I am"))).toEqual([]);
  });

  it("has a sorted line for each translation, with how its original begins", () => {
    const originals = listOriginals(contentNode(sample, languages), "de").filter(({ translation }) => translation);
    const pairs = recordPairs(originals, hashBytes);
    expect(Object.keys(pairs)).toEqual(Object.keys(pairs).toSorted());
    // "Home" and "Start" stand in the navigation and in the page's title.
    expect(Object.values(pairs).filter((beginning) => beginning === "Home")).toHaveLength(1);
    expect(Object.values(pairs)).toContain("I build instruments. More [about me](/ab…");
  });

  it.each([
    ["not JSON", '{ "de": ', 1],
    ["another shape", '{\n  "de": []\n}', 2],
    ["a pair that is none", '{\n  "de": {\n    "12 34": "Home"\n  }\n}', 3],
    ["no text for a beginning", '{\n  "de": {\n    "35ac0d29f7b1e684 0c5d1f2a3b4c9e87": 1\n  }\n}', 3],
  ])("that is %s is told with its place", (_, text, line) => {
    const record = new TranslationRecord(new JsonText("content.translations.json", text), hashBytes);
    const { content, diagnostics } = checkContent(new JsonText("content.json", JSON.stringify(sample)), { record });
    expect(content).toBeDefined();
    expect(diagnostics).toMatchObject([{ code: "bad-translation-record", file: "content.translations.json", line }]);
  });
});
