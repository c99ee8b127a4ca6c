import { expect, it } from "vitest";
import { monogramOf } from "../../../schema/resolve/monogram.ts";

it.each([
  ["Ada King Lovelace", "AL"],
  ["  ada   lovelace ", "AL"],
  ["Dr. Ada Lovelace", "AL"],
  ["Prince", "P"],
  ["o'Neill", "O"],
  ["Åsa Öberg", "ÅÖ"],
  ["e\u0301lodie zola", "E\u0301Z"],
  ["李 小龙", "李小"],
  ["आशा राव", "आरा"],
])("of %j the letters are %j", (name, characters) => {
  expect(monogramOf(name)).toBe(characters);
});
