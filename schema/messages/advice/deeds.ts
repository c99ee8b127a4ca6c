import { defineAdvice } from "../message.ts";
import { sources } from "./sources.ts";

/** Whether what somebody has done is there, says enough, and can be looked up. */
export const deedAdvice = {
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
  "nothing-measured": defineAdvice<object>({
    title: "no number in anything that you did",
    message: () => "No description of a project or a position holds a number.",
    hint: () =>
      "Add at least one number to a project or a position: “played by two hundred students” counts, too, as 200.",
    explanation: "A number makes a result comparable: how many users, how much faster, how large a team.",
    wrong: '"description": "Made a test run faster."',
    right: '"description": "Cut the time of a test run from 40 minutes to 6."',
  }),
};
