import type { BlockTraits } from "../../blocks/define/define-block.ts";
import { definitionOf, type Entity } from "../../entities/index.ts";
import { readStep } from "../../entities/skill.ts";
import { defineWarning, ifMeant, quote } from "../../messages/message.ts";
import type { ContentIndex } from "../content-index/content-index.ts";
import { defineRule } from "../rule.ts";
import { visitEntries } from "./advice/entries.ts";

/** Entries of a timeline have dates, and entries with a filter have tags. */
export const shownEntries = defineRule({
  messages: {
    "undated-item": defineWarning<object>({
      title: "something without a date in a timeline",
      message: () => "A timeline says when things were, and this has no date.",
      hint: () => 'Say when it was, with "date", or "start" and "end"; what has no time stands better in a card-grid.',
      allow: ifMeant,
      explanation: "Without its date, readers can't tell why it stands where it does.",
      wrong: '{ "type": "timeline", "items": [{ "type": "experience", "position": "Intern" }] }',
      right: '{ "type": "timeline", "items": [{ "type": "experience", "position": "Intern", "start": "2024-01" }] }',
    }),
    "level-as-text": defineWarning<{ found: string; step: number }>({
      title: "a level in numbers, shown as a text",
      message: ({ found }) => `${quote(found)} is shown as these words; levels from 1 to 5 are shown as a scale.`,
      hint: ({ step }) => `Write ${step}, without quotation marks, or a word for it, as in "Advanced".`,
      allow: ifMeant,
      explanation: "A percentage of what one can know tells readers nothing. A scale compares your own skills.",
      wrong: '{ "type": "skill", "title": "Figma", "level": "80 %" }',
      right: '{ "type": "skill", "title": "Figma", "level": 4 }',
    }),
    "filter-without-tags": defineWarning<object>({
      title: "a filter with nothing to choose from",
      message: () => "These cards are to be filtered by their tags, but fewer than two tags stand on them.",
      hint: () => 'Give the cards "tags", or take "filter" out.',
      explanation: "With one tag or none there is nothing to choose, so no filter shows.",
      wrong: '{ "type": "card-grid", "filter": true, "cards": [{ "type": "project", "title": "Lab Stock" }] }',
      right:
        '{ "type": "card-grid", "filter": true, "cards": [{ "type": "project", "title": "Lab Stock", "tags": ["React", "C"] }] }',
    }),
  },
  create: ({ index, report }) => ({
    entity: visitEntries(({ entry, pointer }) => {
      if (entry.type !== "skill" || typeof entry.level !== "string") return;
      const step = readStep(entry.level);
      if (step !== undefined) report("level-as-text", `${pointer}/level`, { found: entry.level, step });
    }),
    exit() {
      for (const { pointer, at, entities, areDated, areFiltered } of entriesOf(index)) {
        for (const [position, entity] of entities.entries())
          if (areDated && !hasDate(entity)) report("undated-item", `${pointer}${at}/${position}`, {});
        if (areFiltered && new Set(entities.flatMap(tagsOf)).size < 2)
          report("filter-without-tags", { key: `${pointer}/filter` }, {});
      }
    },
  }),
});

/** The entries of every block, with the block's pointer. */
function entriesOf(index: ContentIndex): (NonNullable<BlockTraits["entries"]> & { pointer: string })[] {
  return index.variants
    .flatMap(index.soundPages)
    .flatMap(({ pointer, blocks }) =>
      blocks.flatMap(({ traits: { entries }, pointer: block }) =>
        entries ? [{ pointer: `${pointer}/blocks${block}`, ...entries }] : [],
      ),
    );
}

function hasDate(entity: Entity): boolean {
  if ("period" in entity && entity.period !== undefined) return true;
  const { date } = definitionOf(entity.type).card(entity);
  return typeof date === "string" || (date?.start ?? date?.end) !== undefined;
}

export function tagsOf(entity: Entity): readonly string[] {
  return definitionOf(entity.type).card(entity).tags ?? [];
}
