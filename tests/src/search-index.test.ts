import MiniSearch from "minisearch";
import { expect, it } from "vitest";
import { listTerms, type SearchedPage, searchOptions } from "../../src/search-index.ts";

const texts = {
  de: "Ladegeräte für Fahrräder",
  fr: "J’ai dessiné l’élégance",
  ja: "充電器を設計しています",
  zh: "我设计充电器",
  th: "ออกแบบเครื่องชาร์จ",
  hi: "चार्जर बनाता हूँ",
  ar: "أصمّم الشواحن",
  el: "Σχεδιάζω φορτιστές",
};

const index = new MiniSearch<SearchedPage>(searchOptions);
index.addAll(Object.entries(texts).map(([id, text]) => ({ id, title: id, headings: "", text, about: "" })));

it.each([
  ["de", "fahrrader"],
  ["de", "LADEGER"],
  ["fr", "elegance"],
  ["ja", "充電器"],
  ["ja", "設計"],
  ["zh", "设计"],
  ["th", "เครื่อง"],
  ["hi", "चार्जर"],
  ["ar", "الشواحن"],
  ["el", "φορτιστεσ"],
  ["de", "fahrradr"],
])("finds the page in %s by “%s”", (language, query) => {
  expect(index.search(query).map(({ id }) => id)).toContain(language);
});

it("wants all of several words", () => {
  expect(index.search("ladegeräte elegance")).toEqual([]);
});

it("splits scripts without spaces into pairs, and others into words", () => {
  expect(listTerms("Go 言語入門")).toEqual(["Go", "言語", "語入", "入門"]);
});
