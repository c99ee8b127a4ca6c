import { withWords } from "../../support/large-content.ts";
import { defineGrowth } from "./growth.ts";

const path = "book";

/** Costs of a page of rich text for its owner and its visitors, from a few words to a book. */
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
