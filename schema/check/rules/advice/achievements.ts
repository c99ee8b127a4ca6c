import { definitionOf } from "../../../entities/index.ts";
import { defineAdvice } from "../../../messages/message.ts";
import { plain } from "../../../text.ts";
import { defineAdviceRule } from "../../rule.ts";
import { countWords, type LocatedEntry, nameEntry, needs, visitEntries } from "./entries.ts";
import { sources } from "./sources.ts";

/** Some project, position or activity is shown, and some project has a link. */
export const achievements = defineAdviceRule({
  messages: {
    "nothing-done": defineAdvice<object>({
      title: "nothing that you have done",
      message: () => "No page shows a project, an experience or an activity.",
      hint: () => "Add a project, a position or voluntary work, however small.",
      explanation: "Readers look first for what somebody has done; skills alone are claims.",
      wrong: '"cards": [{ "type": "skill", "title": "Rust" }]',
      right: '"cards": [{ "type": "project", "title": "Lab Stock", … }, { "type": "skill", "title": "Rust" }]',
    }),
    "no-project-link": defineAdvice<{ count: number }>({
      title: "projects of which none can be opened",
      message: ({ count }) =>
        count === 1 ? "The only project has no link." : `None of the ${count} projects has a link.`,
      hint: () => 'Give at least the best project a "link", to its source code or to the thing itself.',
      explanation: "A project that can be opened convinces; one that is only told of must be believed.",
      wrong: '{ "type": "project", "title": "Lab Stock" }',
      right: '{ "type": "project", "title": "Lab Stock", "link": "https://asharao.dev/lab-stock" }',
    }),
  },
  create({ portfolio, report }) {
    const projects: LocatedEntry<"project">[] = [];
    return {
      entity: visitEntries(({ entry, pointer }) => {
        if (entry.type === "project") projects.push({ entry, pointer });
      }),
      exit() {
        if (!portfolio.entries.some(({ type }) => definitionOf(type).advice.weight === "achievement"))
          report("nothing-done", { key: "/pages" }, {});
        const [first] = projects;
        if (first && projects.every(({ entry }) => entry.link === undefined && entry.links === undefined))
          report("no-project-link", first.pointer, { count: projects.length });
      },
    };
  },
});

/** Some description has a number. */
export const measures = defineAdviceRule({
  messages: {
    "nothing-measured": defineAdvice<object>({
      title: "no number in anything that you did",
      message: () => "No description of a project or a position holds a number.",
      hint: () =>
        "Add at least one number to a project or a position: “played by two hundred students” counts, too, as 200.",
      explanation: "A number makes a result comparable: how many users, how much faster, how large a team.",
      wrong: '"description": "Made a test run faster."',
      right: '"description": "Cut the time of a test run from 40 minutes to 6."',
    }),
  },
  create({ report }) {
    let first: string | undefined;
    let described = "";
    return {
      entity: visitEntries(({ entry, pointer }) => {
        if (!needs(entry, "description")) return;
        first ??= pointer;
        const { text = "", points = [] } = definitionOf(entry.type).card(entry);
        described += [text, ...points].map((words) => plain(words)).join("");
      }),
      exit() {
        if (first !== undefined && described !== "" && !/[0-9]/.test(described)) report("nothing-measured", first, {});
      },
    };
  },
});

/** The fewest and most words of an entry's description. */
const descriptionLimits = { least: 5, most: 60 };

const mostTags = 10;

/** Descriptions have a readable length, and cards don't have too many labels. */
export const descriptions = defineAdviceRule({
  messages: {
    "no-description": defineAdvice<{ name: string }>({
      title: "a project or position of a name alone",
      message: ({ name }) => `${name} has no description.`,
      hint: () => 'Add a "description": a sentence on what it is for and one on what you did.',
      explanation: "A name alone tells nobody what it was, why, and what part you had in it.",
      wrong: '{ "type": "project", "title": "Lab Stock" }',
      right: '{ "type": "project", "title": "Lab Stock", "description": "Counts a laboratory\'s parts by bar code." }',
      source: sources.impact,
    }),
    "short-description": defineAdvice<{ name: string; words: number; least: number }>({
      title: "a description too short to say anything",
      message: ({ name, words, least }) =>
        `The description of ${name} has ${words} ${words === 1 ? "word" : "words"}, fewer than ${least}.`,
      hint: () => "Say what problem it solves, and what you did yourself.",
      explanation: "In a few words nobody can say what something is for and what came of it.",
      wrong: '"description": "A list"',
      right: '"description": "Counts a laboratory\'s parts by bar code."',
    }),
    "wordy-description": defineAdvice<{ words: number; most: number }>({
      title: "a description too long for a card",
      message: ({ words, most }) => `This description has ${words} words, more than ${most}.`,
      hint: () => 'Keep a sentence or two, and make single "highlights" of the rest.',
      explanation: "Cards are read at a glance; what is longer than a few sentences is skipped as a block.",
      wrong: '"description": "(a hundred words)"',
      right: '"description": "(a sentence or two)", "highlights": ["Cut the time of a test run from 40 minutes to 6."]',
      source: sources.engineers,
    }),
    "too-many-tags": defineAdvice<{ count: number; most: number }>({
      title: "more labels in one card than anyone reads",
      message: ({ count, most }) => `This card has ${count} labels, more than ${most}.`,
      hint: () => "Keep those that you would like to be asked about, or make two cards of it.",
      explanation: "Of many labels in one card none stands out, and what matters drowns.",
      wrong: '"tags": ["C", "C++", "Git", "Linux", "Make", "Bash", "SQL", "HTML", "CSS", "Excel", "Word"]',
      right: '"tags": ["C", "C++", "Git", "Linux"]',
    }),
  },
  create({ report }) {
    const { least, most } = descriptionLimits;
    return {
      entity: visitEntries(({ entry, pointer }) => {
        const { tags = [] } = "tags" in entry ? entry : {};
        if (tags.length > mostTags) report("too-many-tags", `${pointer}/tags`, { count: tags.length, most: mostTags });
        const { description = "" } = "description" in entry ? entry : {};
        const length = countWords(plain(description));
        if (length > most) report("wordy-description", `${pointer}/description`, { words: length, most });
        const { text, points } = definitionOf(entry.type).card(entry);
        if (!needs(entry, "description") || points !== undefined) return;
        const name = nameEntry(entry);
        const words = countWords(plain(text ?? ""));
        if (text === undefined) report("no-description", pointer, { name });
        else if (words < least) report("short-description", `${pointer}/description`, { name, words, least });
      }),
    };
  },
});
