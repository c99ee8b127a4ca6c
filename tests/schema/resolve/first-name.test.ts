import { expect, it } from "vitest";
import { withoutTitles } from "../../../schema/person-name.ts";

it.each([
  ["Ada Lovelace", "Ada"],
  ["Dr. Ada Lovelace", "Ada"],
  ["Prof. Dr.-Ing. Ada Lovelace", "Ada"],
  ["Frau Dr Ada Lovelace", "Ada"],
  ["J. R. R. Tolkien", "J."],
  ["Don Norman", "Don"],
  ["Er Rina", "Er"],
  ["Dr.", "Dr."],
  ["山田 太郎", "山田"],
])("%j is called %j", (name, first) => {
  expect(withoutTitles(name)[0]).toBe(first);
});
