import { defineWarning } from "../../messages/message.ts";
import { defineRule } from "../rule.ts";

/** Nothing ends before it starts, and no post is updated before it is published: feeds would show it as an old post. */
export const dateOrder = defineRule({
  messages: {
    "backward-dates": defineWarning<{ start: string; end: string }>({
      title: "an end before its beginning",
      message: ({ start, end }) => `This ends (${end}) before it begins (${start}).`,
      hint: ({ start, end }) => `Swap the two: "start": "${end}", "end": "${start}", or correct the one that is wrong.`,
      explanation: 'A period runs from "start" to "end"; what still goes on has no "end".',
      wrong: '{ "start": "2025", "end": "2021" }',
      right: '{ "start": "2021", "end": "2025" }',
    }),
    "updated-too-early": defineWarning<{ date: string; updated: string }>({
      title: "a post that was changed before it was published",
      message: ({ date, updated }) => `This was changed (${updated}) before it was published (${date}).`,
      hint: () => 'Correct "date" or "updated", or leave "updated" out.',
      explanation: "Readers, search engines and programs that read feeds are told both.",
      wrong: "date: 2025-06-30\nupdated: 2025-06-01",
      right: "date: 2025-06-30\nupdated: 2025-08-02",
    }),
  },
  create: ({ report }) => ({
    entity({ value, pointer }) {
      const { start, end } = "start" in value && "end" in value ? value : {};
      if (start !== undefined && end !== undefined && isBefore(end, start))
        report("backward-dates", `${pointer}/end`, { start, end });
    },
    post({ value, pointer, languages }) {
      const { date, updated } = "date" in value && "updated" in value ? value : {};
      if (languages.length === 0 || typeof date !== "string" || typeof updated !== "string") return;
      if (isBefore(updated, date)) report("updated-too-early", `${pointer}/updated`, { date, updated });
    },
  }),
});

/** True if a date is before another, compared by the less precise of the two. */
export function isBefore(one: string, other: string): boolean {
  const precision = Math.min(one.length, other.length);
  return one.slice(0, precision) < other.slice(0, precision);
}
