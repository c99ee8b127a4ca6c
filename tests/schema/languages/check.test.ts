import { readFile } from "node:fs/promises";
import { describe, expect, it } from "vitest";
import { checkContent } from "../../../schema/resolve/check-content.ts";
import { JsonText } from "../../../schema/source/json-text.ts";
import { readSample } from "../../support/sample.ts";
import { withValue } from "../../support/with-value.ts";
import { inEditor } from "./in-editor.ts";

const sample: unknown = JSON.parse(
  await readFile(new URL("../../content/languages/content.json", import.meta.url), "utf8"),
);

function check(document: unknown) {
  const { content, locales, diagnostics } = checkContent(new JsonText("content.json", JSON.stringify(document)));
  return { content, locales, found: diagnostics.map(({ code, pointer }) => `${code} ${pointer}`), diagnostics };
}

const title = "/pages/1/title";

describe("content in several languages", () => {
  it("is sound for the check and for editors", () => {
    expect(check(sample).found).toEqual([]);
    expect(inEditor(sample)).toEqual([]);
  });

  it("is ordinary content in each of its languages", () => {
    const [english, german, arabic] = check(sample).locales.map(({ content }) => content);
    expect(english?.pages.map(({ path, title }) => [path, title])).toEqual([
      ["/", "Home"],
      ["/about", "About me"],
      ["/notes", "Notes"],
    ]);
    expect(german?.pages.map(({ path, title }) => [path, title])).toEqual([
      ["/de", "Start"],
      ["/de/ueber-mich", "Über mich"],
    ]);
    expect(german?.site).toMatchObject({ language: "de", title: "Lena Vogt — Messgeräte" });
    expect(german?.navigation.links?.map(({ to }) => to)).toEqual(["/de", "/de/ueber-mich"]);
    expect(arabic?.profile.role).toEqual({ type: "run", lang: "en", dir: "ltr", children: ["Instrument maker"] });
  });

  it("has a home page wherever another page is, or anything on it is said, and no language in which nothing is", () => {
    const madeOf = (document: unknown) =>
      check(document).locales.map(({ content }) => [content.site.language, content.pages.map(({ path }) => path)]);
    const untitled = withValue(withValue(sample, "/pages/0/title", "Lena Vogt"), "/pages/1/title", "Lena");
    // On the home page there is German beside its title; what is Arabic there is a button's words.
    expect(madeOf(untitled)).toEqual([
      ["en", ["/", "/about", "/notes"]],
      ["de", ["/de"]],
      ["ar", ["/ar"]],
    ]);
    const german = withValue(untitled, "/pages/1/title", { en: "About", de: "Über mich" });
    const [hero] = [{ type: "hero", text: { en: "I build." } }];
    expect(madeOf(withValue(german, "/pages/0/blocks", [hero]))).toEqual([
      ["en", ["/", "/about", "/notes"]],
      ["de", ["/de", "/de/ueber-mich"]],
    ]);
    const [english, other] = check(withValue(german, "/pages/0/blocks", [hero])).locales;
    expect(english?.content.site.languages).toEqual(["en", "de"]);
    expect(other?.languagePaths.alternates.get("/de")?.map(({ language }) => language)).toEqual(["en", "de"]);
  });

  it.each([
    ["a language that the site hasn't", title, { en: "About", fr: "À propos" }, ["unknown-language /pages/1/title/fr"]],
    ["a text without the first language", title, { de: "Über mich" }, ["default-language-missing /pages/1/title"]],
    [
      "a part in a language that the site hasn't",
      "/pages/0/blocks/1/languages",
      ["de", "fr"],
      ["unknown-language /pages/0/blocks/1/languages/1"],
    ],
    ["a page where a language stands", "/pages/2/path", "/de/notes", ["path-of-language /pages/2/path"]],
    [
      "two pages at one address",
      "/pages/1/paths",
      { de: "/notes" },
      ["repeated-path-in-language /pages/2/path", "unlinked-page /pages/1"],
    ],
    ["a path in no other language", "/pages/1/paths", { en: "/me" }, ["unknown-language /pages/1/paths/en"]],
    ["a home page elsewhere", "/pages/0/paths", { de: "/start" }, ["moved-home /pages/0/paths/de"]],
    ["a language twice", "/site/languages", ["en", "de", "ar", "de"], ["repeated-language /site/languages/3"]],
    ["both ways to name languages", "/site/language", "en", ["two-texts /site/languages"]],
  ])("tells %s once, at its place", (_, pointer, value, expected) => {
    const { found, content } = check(withValue(sample, pointer, value));
    expect(found).toEqual(expect.arrayContaining(expected.slice(0, 1)));
    expect(found.filter((one) => one.startsWith(expected[0]?.split(" ")[0] ?? ""))).toHaveLength(1);
    expect(content).toBeUndefined();
  });

  it.each([
    ["a number for a text", `${title}/de`, 7, "wrong-type"],
    ["an empty text", `${title}/de`, " ", "empty-text"],
    ["an object in a translation", `${title}/de`, { en: "About" }, "wrong-type"],
    ["a dangerous address", "/pages/0/blocks/0/actions/0/to/de", "javascript:alert(1)", "dangerous-link"],
    ["a text for a list", "/pages/0/blocks/0/typed/phrases/de", "once", "wrong-type"],
  ])("is told once where %s stands, and by editors, too", (_, pointer, value, code) => {
    const document = withValue(sample, pointer, value);
    expect(check(document).found).toEqual([`${code} ${pointer}`]);
    expect(inEditor(document)).toEqual([pointer]);
  });

  it("asks of each language what it asks of one: that links lead somewhere, that references are to what is there", () => {
    const document = withValue(sample, "/pages/0/blocks/0/text/de", "Zum [Lager](/lager).");
    expect(check(document).found).toEqual(["unknown-page /pages/0/blocks/0/text/de"]);
  });

  it("warns once of each text that languages lack, and says how many there are", () => {
    const { diagnostics } = check(withValue(sample, "/allow", []));
    const found = diagnostics.filter(({ code }) => code === "untranslated");
    expect(found.length).toBeGreaterThan(20);
    expect(new Set(found.map(({ pointer }) => pointer)).size).toBe(found.length);
    expect(found.find(({ pointer }) => pointer === "/pages/0/description")).toMatchObject({
      message: `This isn't written in "de" or "ar", where it shows in "en".`,
      hint: expect.stringMatching(
        /^Write { "en": …, "de": "…", "ar": "…" }; \d+ of \d+ texts are in "de", \d+ of \d+ texts are in "ar"\. /,
      ),
    });
    const lacking = diagnostics.filter(({ code, message }) => code === "untranslated" && message.includes('in "de"'));
    expect(lacking.map(({ pointer }) => pointer)).toContain("/pages/0/description");
    expect(lacking.map(({ pointer }) => pointer)).not.toContain("/profile/name");
  });
});

describe("content in one language", () => {
  it("can say nothing of others", async () => {
    const document = await readSample();
    expect(check(withValue(document, "/pages/0/languages", ["de"])).found).toEqual([
      "unknown-language /pages/0/languages/0",
    ]);
    expect(check(withValue(document, "/pages/1/paths", { de: "/x" })).found).toEqual([
      "unknown-language /pages/1/paths",
    ]);
    expect(check(withValue(document, "/pages/0/title", { en: "Home", de: "Start" })).found).toEqual([
      "unknown-language /pages/0/title",
    ]);
  });
});
