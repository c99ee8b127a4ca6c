import { withWords } from "../../support/large-content.ts";
import { defineGrowth } from "./growth.ts";

const path = "book";

/** What a page of many words with form costs its owner, and its visitors: a few words, a chapter, a book. */
export const longText = defineGrowth({
  name: "long-text",
  one: "word",
  several: "words",
  counts: [40, 4_000, 40_000],
  add: (draft, count) => withWords(draft, path, count),
  opened: [path],
  score: 90,
  title: "Words on a page",
  note: "A page of Markdown with headings, lists, links and marks in every paragraph.",
});
