import type { ContentNode } from "../../../document/content-node.ts";
import { defineError, defineWarning, ifMeant, quote } from "../../../messages/message.ts";
import { defineRule } from "../../rule.ts";

/** Reports texts whose Markdown would take too long to parse. */
export const tooComplex = defineRule({
  messages: {
    "tangled-text": defineError<object>({
      title: "a text with more marks than can be told apart",
      message: () =>
        "This text has thousands of marks such as *, [ and ` in one paragraph, a thousand underlined headings, more than 50 levels, or as a whole more than 40,000 lines, 100,000 marks or thousands of quotations and lists within lists.",
      hint: () =>
        "Put it between two lines of ``` if it is code, write it in paragraphs, with # before headings, or make several texts of it.",
      explanation:
        "To find out which of so many marks belong together would take longer than anybody waits, and no reader could.",
      wrong: '"body": "(ten thousand asterisks)"',
      right: '"body": { "file": "texts/notes.md" }',
    }),
  },
  create: ({ index, report }) => ({
    exit() {
      for (const text of index.tooComplex) report("tangled-text", text, {});
    },
  }),
});

const shownAsWritten: readonly ContentNode["kind"][] = ["label", "name", "tag", "action", "alt", "sentence"];

/** Markdown is only in texts that are parsed as Markdown. */
export const unparsed = defineRule({
  messages: {
    "marks-as-written": defineWarning<{ found: string; near: string; isPicture: boolean }>({
      title: "marks of Markdown where they are shown as they are written",
      message: ({ found, isPicture }) =>
        isPicture
          ? `${quote(found)} will be seen as it is written: pictures stand in longer texts alone.`
          : `${quote(found)} will be seen with its marks: names, titles, labels and texts for search engines have no form.`,
      hint: ({ near, isPicture }) => (isPicture ? 'Put it into a "body".' : `Write ${quote(near)}.`),
      allow: ifMeant,
      explanation:
        "Sentences take Markdown. What is short (titles, names, labels, tags, the words of buttons) already has the form that its place gives it, and search engines know none.",
      wrong: '"title": "**Lab Stock**"',
      right: '"title": "Lab Stock"',
    }),
  },
  create({ report }) {
    const reported = new Set<string>();
    return {
      part(node) {
        const { value: part, parent: owner, extent } = node;
        if (part.kind !== "form" || reported.has(owner.pointer)) return;
        const isPicture = extent === "line" && owner.text.startsWith("![", part.start);
        if (!isPicture && !shownAsWritten.includes(owner.kind)) return;
        if (!isPicture) reported.add(owner.pointer);
        const found = owner.text.slice(part.start, part.end);
        report("marks-as-written", node, { found, near: part.words, isPicture });
      },
    };
  },
});
