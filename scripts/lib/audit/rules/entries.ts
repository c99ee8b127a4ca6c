import type { Entity } from "../../../../schema/entities/index.ts";
import { entriesOfType, type Placed, type Portrait } from "../portrait.ts";
import type { AuditRule } from "../rule.ts";
import { sources } from "../sources.ts";
import { countWords, nameEntry } from "../words.ts";

/** The fewest words that say something of an entry, and the most that are read at a glance. */
const descriptionLimits = { least: 5, most: 60 };

/** Whether what somebody has done is there, says enough, and can be looked up. */
export const entryRules: readonly AuditRule[] = [
  {
    name: "nothing-done",
    meaning: "Readers look first for what somebody has done; skills alone are claims.",
    advice: "Add a project, a position or voluntary work, however small.",
    source: undefined,
    find: ({ portfolio }) =>
      portfolio.entries.some(({ type }) => ["project", "experience", "activity"].includes(type))
        ? []
        : [{ pointer: "/pages", message: "No page shows a project, an experience or an activity." }],
  },
  {
    name: "no-project-link",
    meaning: "A project that can be opened convinces; one that is only told of must be believed.",
    advice: 'Give at least the best project a "link", to its source code or to the thing itself.',
    source: undefined,
    find: (portrait) => {
      const projects = entriesOfType(portrait, "project");
      const [first] = projects;
      if (!first || projects.some(({ value }) => value.link !== undefined)) return [];
      return [{ pointer: first.pointer, message: `None of the ${projects.length} projects has a link.` }];
    },
  },
  {
    name: "no-description",
    meaning: "A name alone tells nobody what it was, why, and what part you had in it.",
    advice: 'Add a "description": a sentence on what it is for and one on what you did.',
    source: sources.impact,
    find: (portrait) =>
      deeds(portrait)
        .filter(({ value }) => value.description === undefined && value.highlights === undefined)
        .map(({ value, pointer }) => ({ pointer, message: `${nameEntry(value)} has no description.` })),
  },
  {
    name: "short-description",
    meaning: `In fewer than ${descriptionLimits.least} words nobody can say what something is for and what came of it.`,
    advice: "Say what problem it solves, and what you did yourself.",
    source: undefined,
    find: (portrait) =>
      deeds(portrait).flatMap(({ value, pointer }) => {
        const words = countWords(value.description ?? "");
        if (value.description === undefined || value.highlights || words >= descriptionLimits.least) return [];
        const message = `The description of ${nameEntry(value)} has ${words} ${words === 1 ? "word" : "words"}.`;
        return [{ pointer: `${pointer}/description`, message }];
      }),
  },
  {
    name: "long-description",
    meaning: `Cards are read at a glance; what is longer than ${descriptionLimits.most} words is skipped as a block.`,
    advice: 'Keep a sentence or two, and make single "highlights" of the rest.',
    source: sources.engineers,
    find: ({ lists }) =>
      lists.flat().flatMap(({ value, pointer }) => {
        const words = "description" in value ? countWords(value.description ?? "") : 0;
        if (words <= descriptionLimits.most) return [];
        return [{ pointer: `${pointer}/description`, message: `This description has ${words} words.` }];
      }),
  },
  {
    name: "nothing-measured",
    meaning: "A number makes a result comparable: how many users, how much faster, how large a team.",
    advice: "Add at least one number to a project or a position: “played by two hundred students” counts, too, as 200.",
    source: undefined,
    find: (portrait) => {
      const all = deeds(portrait);
      const texts = all.flatMap(({ value }) => [value.description ?? "", ...(value.highlights ?? [])]);
      const [first] = all;
      if (!first || texts.some((text) => /[0-9]/.test(text)) || texts.every((text) => text === "")) return [];
      return [{ pointer: first.pointer, message: "No description of a project or a position holds a number." }];
    },
  },
];

type Deed = Extract<Entity, { type: "project" | "experience" }>;

function deeds(portrait: Portrait): Placed<Deed>[] {
  return [...entriesOfType(portrait, "experience"), ...entriesOfType(portrait, "project")];
}
