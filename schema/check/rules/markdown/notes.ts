import { defineWarning, ifMeant, quote } from "../../../messages/message.ts";
import { defineRule } from "../../rule.ts";

/** Every footnote reference has its footnote, and every footnote a reference. */
export const notes = defineRule({
  messages: {
    "missing-note": defineWarning<{ name: string; hasNotes: boolean }>({
      title: "a footnote that isn't there",
      message: ({ name, hasNotes }) =>
        hasNotes
          ? `This refers to the footnote ${quote(name)}, which the text hasn't, so [^${name}] will be seen as it is written.`
          : `[^${name}] will be seen as it is written: footnotes stand in longer texts alone.`,
      hint: ({ name, hasNotes }) =>
        hasNotes
          ? `Write the note on a line of its own, between blank lines: [^${name}]: …`
          : 'Put the text into a "body", or say it in brackets.',
      allow: ifMeant,
      explanation:
        "In a longer text [^1] refers to the note that stands anywhere else in it as [^1]: …; notes are numbered in the order in which the text refers to them, and shown at its end.",
      wrong: "It was iron.[^1]",
      right: "It was iron.[^1]\n\n[^1]: Or nearly.",
    }),
    "note-without-reference": defineWarning<{ name: string }>({
      title: "a footnote that nothing refers to",
      message: ({ name }) =>
        `The footnote [^${name}] is not shown: nothing in this text refers to it, or another of its name stands before it.`,
      hint: ({ name }) => `Write [^${name}] where the text refers to it, give it a name of its own, or remove it.`,
      explanation:
        "Readers come to a note from the number in the text. Of two notes with one name, the first is shown.",
      wrong: "It was iron.\n\n[^1]: Or nearly.",
      right: "It was iron.[^1]\n\n[^1]: Or nearly.",
    }),
  },
  create: ({ report }) => ({
    part(node) {
      const { value: part, extent } = node;
      if (part.kind !== "note") return;
      const { name } = part;
      if (part.issue === "unused") report("note-without-reference", node, { name });
      else report("missing-note", node, { name, hasNotes: extent === "blocks" });
    },
  }),
});
