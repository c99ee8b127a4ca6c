import { describe, expect, it } from "vitest";
import { findLanguage, labelsOf } from "../../../schema/labels/choose-labels.ts";
import { autonymOf } from "../../../schema/language.ts";

describe("the words of a language", () => {
  it.each([
    ["de", "de"],
    ["de-AT", "de"],
    ["en-IN", "en"],
    ["pt", "pt-BR"],
    ["pt-PT", "pt-BR"],
    ["no", "nb"],
    ["iw", "he"],
    ["zh", "zh-Hans"],
    ["zh-TW", "zh-Hant"],
    ["zh-HK", "zh-Hant"],
    ["zh-Hant-HK", "zh-Hant"],
  ])("%s are those of %s", (code, expected) => {
    expect(findLanguage(code)).toBe(expected);
  });

  it("are English ones where the catalogue lacks the language, or has it in another script", () => {
    expect(findLanguage("eo")).toBeUndefined();
    expect(findLanguage("sr-Latn")).toBeUndefined();
    expect(labelsOf("eo").close).toEqual({ type: "run", lang: "en", children: ["Close"] });
    expect(labelsOf("de").close).toBe("Schließen");
  });
});

it.each([
  ["de", "Deutsch"],
  ["fr", "Français"],
  ["uk", "Українська"],
  ["pt-BR", "Português (Brasil)"],
  ["ar", "العربية"],
  ["zh-Hans", "简体中文"],
])("%s calls itself %s", (code, name) => {
  expect(autonymOf(code)).toBe(name);
});
