import { expect, it } from "vitest";
import { joinWords } from "../../src/text.ts";

it.each([
  ["en", "React, MongoDB, Expo"],
  ["de", "React, MongoDB und Expo"],
  ["ja", "React、MongoDB、Expo"],
  ["ar", "React وMongoDB وExpo"],
])("words are listed as %s does it", (language, expected) => {
  expect(joinWords(["React", "MongoDB", "Expo"], language)).toBe(expected);
  expect(joinWords(["React"], language)).toBe("React");
  expect(joinWords([], language)).toBe("");
});
