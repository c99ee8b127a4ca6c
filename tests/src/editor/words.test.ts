import { expect, it } from "vitest";
import de from "../../../src/editor/labels/de.json" with { type: "json" };
import en from "../../../src/editor/labels/en.json" with { type: "json" };
import { chooseLanguage, fill } from "../../../src/editor/labels/words.ts";

const placeholdersIn = (text: string) => [...text.matchAll(/\{\w+\}/g)].map(([one]) => one).toSorted();
const placeholders = (texts: object) => Object.entries(texts).map(([key, text]) => [key, placeholdersIn(text)]);

it("takes the first language of the browser that the editor has words in, and English otherwise", () => {
  expect(chooseLanguage(["de-AT", "en"])).toBe("de");
  expect(chooseLanguage(["en-GB", "de"])).toBe("en");
  expect(chooseLanguage(["constructor", "ja"])).toBe("en");
});

it("says everything in German, with the same values in it", () => {
  expect(placeholders(de)).toEqual(placeholders(en));
  expect(fill(de.movedTo, { name: "Licht", position: 2, count: 3 })).toBe("Licht ist jetzt Nummer 2 von 3.");
});
