import { expect, it } from "vitest";
import { labelsOf } from "../../../schema/labels/choose-labels.ts";
import { readingTime } from "../../../schema/rich-text/reading-time.ts";

it.each([
  ["en", 1, "1 min read"],
  ["en", 5, "5 min read"],
  ["de", 5, "5 Min. Lesezeit"],
  ["fr", 5, "5 min de lecture"],
  ["el", 5, "5 λεπ. ανάγνωσης"],
  ["ja", 5, "読了時間 5分"],
])("in %s a text of %i minutes says that it is %j", (language, minutes, words) => {
  expect(readingTime("word ".repeat(220 * minutes), language, labelsOf(language))).toBe(words);
});

it("a text of a few words is read in a minute, not in none", () => {
  expect(readingTime("Hello.", "en", labelsOf("en"))).toBe("1 min read");
});
