import type { Period } from "../../entities/dates.ts";
import type { Entity } from "../../entities/index.ts";
import { defineWarning } from "../../messages/message.ts";
import type { Valid } from "../content-index/gather.ts";
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
    "two-times": defineWarning<{ date: string; other: string }>({
      title: "a moment and a period for one thing",
      message: ({ date, other }) => `This has "date" (${date}) and "${other}"; only the date is shown.`,
      hint: ({ other }) => `Remove "${other}" if it had one moment, or "date" if it went on for a while.`,
      explanation: 'What had one moment (a print, a talk, a prize) has a "date"; what lasted has "start" and "end".',
      wrong: '{ "type": "project", "title": "Chair No. 4", "date": "2024", "start": "2023" }',
      right: '{ "type": "project", "title": "Chair No. 4", "date": "2024" }',
    }),
    "lone-start": defineWarning<{ start: string; count: number }>({
      title: "something that is shown as if it still went on",
      message: ({ start, count }) =>
        `With "start" alone this is shown as "${start} – today"${count > 1 ? `, and so are ${count - 1} more here` : ""}.`,
      hint: ({ start }) => `If it had one moment, write "date": "${start}" instead; if it is over, add "end".`,
      allow: "If it still goes on",
      explanation:
        'What has a "start" and no "end" goes on until today. A chair, a print or a talk has one moment: its "date".',
      wrong: '{ "type": "project", "title": "Chair No. 4", "start": "2024-11-05" }',
      right: '{ "type": "project", "title": "Chair No. 4", "date": "2024-11-05" }',
    }),
  },
  create({ report }) {
    /** Entries that only have a start, by the list that they are in. */
    const begun = new Map<string, { pointer: string; start: string }[]>();
    return {
      entity({ value, pointer }) {
        const day = "date" in value ? value.date : undefined;
        const other = (["start", "end"] as const).find((key) => key in value);
        if (day !== undefined && other) report("two-times", { key: `${pointer}/${other}` }, { date: day, other });
        const { start, end, period }: Valid<Period> & { period?: unknown } = "start" in value ? value : {};
        if (start !== undefined && couldBeMoment(value, start) && (end ?? period ?? day) === undefined) {
          const list = pointer.slice(0, pointer.lastIndexOf("/"));
          begun.set(list, [...(begun.get(list) ?? []), { pointer, start }]);
        }
        if (start !== undefined && end !== undefined && isBefore(end, start))
          report("backward-dates", `${pointer}/end`, { start, end });
      },
      post({ value, pointer, languages }) {
        const { date, updated } = "date" in value && "updated" in value ? value : {};
        if (languages.length === 0 || typeof date !== "string" || typeof updated !== "string") return;
        if (isBefore(updated, date)) report("updated-too-early", `${pointer}/updated`, { date, updated });
      },
      exit() {
        for (const entries of begun.values()) {
          const [first] = entries;
          if (first) report("lone-start", `${first.pointer}/start`, { start: first.start, count: entries.length });
        }
      },
    };
  },
});

/**
 * True for entries that are rarely ongoing: a project without a link (with one, it is code or a site), and an activity
 * that is dated to the day (otherwise it is membership of a club).
 */
function couldBeMoment(entity: Valid<Entity>, start: string): boolean {
  if (entity.type === "activity") return start.length === "2024-11-05".length;
  return entity.type === "project" && (entity.link ?? entity.links) === undefined;
}

/** True if a date is before another, compared by the less precise of the two. */
export function isBefore(one: string, other: string): boolean {
  const precision = Math.min(one.length, other.length);
  return one.slice(0, precision) < other.slice(0, precision);
}
