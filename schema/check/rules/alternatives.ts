import { defineError, listWords, quote } from "../../messages/message.ts";
import { defineRule } from "../rule.ts";

/** An object that takes a text by one of several keys has one of them, and not two. */
export const alternatives = defineRule({
  messages: {
    "missing-text": defineError<{ owner: string; keys: readonly string[] }>({
      title: "a text that is missing",
      message: ({ owner, keys }) =>
        `${owner[0]?.toUpperCase()}${owner.slice(1)} has neither ${keys.map(quote).join(" nor ")}: there is nothing to read.`,
      hint: ({ keys: [first = ""] }) => `Add "${first}": ["…"], or "body": "…" for a longer text in Markdown.`,
      explanation:
        "Paragraphs are plain sentences in a list. A body has headings, lists, code and more, and may stand in a file.",
      wrong: '{ "type": "prose", "title": "How I work" }',
      right: '{ "type": "prose", "title": "How I work", "paragraphs": ["Paper and pen first."] }',
    }),
    "two-texts": defineError<{ owner: string; keys: readonly string[] }>({
      title: "two texts where one is shown",
      message: ({ owner, keys }) =>
        `${owner[0]?.toUpperCase()}${owner.slice(1)} has both ${listWords(keys.map(quote), "and")}; only one of them can be shown.`,
      hint: ({ keys }) => `Put all of it into one of them, and remove the other: ${listWords(keys.map(quote))}.`,
      explanation: "Which of the two is meant, and in which order, only you know.",
      wrong: '{ "type": "prose", "paragraphs": ["…"], "body": "…" }',
      right: '{ "type": "prose", "body": "…" }',
    }),
  },
  create: ({ index, report }) => ({
    choice({ node, value, pointer }) {
      const { keys = [], needsOne = false } = node.shape.oneOfKeys ?? {};
      const [first, second] = keys.filter(
        (key) => value[key] !== undefined || index.errors.hasError(`${pointer}/${key}`),
      );
      const owner = () => index.describe(pointer);
      if (second !== undefined)
        report("two-texts", { key: `${pointer}/${second}` }, { owner: owner(), keys: [String(first), second] });
      else if (first === undefined && needsOne && !index.errors.hasUnknownKey(pointer))
        report("missing-text", pointer, { owner: owner(), keys });
    },
  }),
});
