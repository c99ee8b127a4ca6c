import { readFile } from "node:fs/promises";
import { describe, expect, it } from "vitest";
import { contentNode } from "../../../schema/document/content-node.ts";
import { listOriginals } from "../../../schema/localize/originals.ts";
import { checkContent } from "../../../schema/resolve/check-content.ts";
import { JsonText } from "../../../schema/source/json-text.ts";
import { withValue } from "../../support/with-value.ts";
import { inEditor } from "./in-editor.ts";

const sample: unknown = JSON.parse(
  await readFile(new URL("../../content/languages/content.json", import.meta.url), "utf8"),
);
const location = "/pages/0/blocks/0/image";
const english = { src: "assets/plan.svg", alt: "A plan" };
const german = { src: "assets/plan-de.svg", alt: "Ein Plan" };

function check(image: unknown) {
  const document = withValue(sample, location, image);
  const { locales, diagnostics } = checkContent(new JsonText("content.json", JSON.stringify(document)));
  const heroes = locales.map(({ content }) => content.pages[0]?.blocks[0]);
  return {
    images: heroes.map((hero) => (hero?.type === "hero" ? hero.image : undefined)),
    found: diagnostics.map(({ code, pointer }) => `${code} ${pointer}`),
    inEditor: inEditor(document),
  };
}

describe("a picture", () => {
  it("may be another one in each language, with its words; what lacks is the first one's, and its words say so", () => {
    const { images, found, inEditor } = check({ en: english, de: german });
    expect([...found, ...inEditor]).toEqual([]);
    expect(images).toMatchObject([
      english,
      german,
      { src: "assets/plan.svg", alt: { type: "run", lang: "en", dir: "ltr", children: ["A plan"] } },
    ]);
  });

  it("may be one picture whose words and whose file are each in several languages, and not in a translation", () => {
    const each = { src: { en: english.src, de: german.src }, alt: { en: english.alt, de: german.alt } };
    expect(check(each)).toMatchObject({ found: [], inEditor: [], images: [english, german, {}] });
    expect(check({ en: each, de: german }).found).toEqual([
      `wrong-type ${location}/en/src`,
      `wrong-type ${location}/en/alt`,
    ]);
  });

  it("that a language lacks has words to be translated, where it is", () => {
    const missing = (image: unknown) =>
      listOriginals(contentNode(withValue(sample, location, image), ["en", "de", "ar"]), "de")
        .filter(({ pointer }) => pointer.startsWith(location))
        .map(({ location: where, texts, translation }) => [where, texts, translation]);
    expect(missing({ en: english })).toEqual([[`${location}/en/alt`, ["A plan"], undefined]]);
    expect(missing({ en: english, de: german })).toEqual([]);
  });

  it.each([
    ["no words in one language", { en: english, de: { src: "a.png" } }, "missing-alt-text", "/de"],
    ["a name for a picture", { en: english, de: "a.png" }, "wrong-type", "/de"],
    ["a language that the site hasn't", { en: english, fr: german }, "unknown-language", "/fr"],
    [
      "a misspelt key in one language",
      { en: english, de: { scr: "a.png", alt: "Ein Plan" } },
      "unknown-key",
      "/de/scr",
    ],
    ["no first language", { de: german }, "default-language-missing", ""],
    ["no words at all", { src: "a.png" }, "missing-alt-text", ""],
    ["a misspelt key", { scr: "a.png", alt: "A plan" }, "unknown-key", "/scr"],
    [
      "a language of its words that the site hasn't",
      { ...english, alt: { en: "A", fr: "B" } },
      "unknown-language",
      "/alt/fr",
    ],
  ])("with %s is told so once, at its place", (_, image, code, pointer) => {
    expect(check(image).found).toEqual([`${code} ${location}${pointer}`]);
  });

  it.each([
    ["no words in one language", { en: english, de: { src: "a.png" } }, "/de"],
    ["a name for a picture", { en: english, de: "a.png" }, "/de"],
    ["no words at all", { src: "a.png" }, ""],
    ["an empty text for a file", { en: english, de: { ...german, src: "" } }, "/de/src"],
  ])("with %s is told so once by editors, too", (_, image, pointer) => {
    expect(check(image).inEditor).toEqual([location + pointer]);
  });
});
