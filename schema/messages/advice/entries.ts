import { defineAdvice } from "../message.ts";
import { sources } from "./sources.ts";

/** Whether what was done is there and says enough, a life can be read from the dates, and skills can be believed. */
export const entryAdvice = {
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
  undated: defineAdvice<{ name: string }>({
    title: "an entry without a date",
    message: ({ name }) => `${name} has no date.`,
    hint: () => 'Add "start" and "end" (or "date" to an achievement), as in "2024-06".',
    explanation: "Readers and applicant systems put entries in order by their dates; what has none can't be placed.",
    wrong: '{ "type": "activity", "title": "Technical lead" }',
    right: '{ "type": "activity", "title": "Technical lead", "start": "2023-08", "end": "2024-06" }',
    source: sources.applicantSystems,
  }),
  "year-only": defineAdvice<{ name: string }>({
    title: "a position dated by years alone",
    message: ({ name }) => `${name} is dated by years alone.`,
    hint: () => 'Write the month as well: "2023-11".',
    explanation: "“2023 to 2024” may be one month or two years; applicant systems read months.",
    wrong: '{ "type": "experience", "position": "Intern", "start": "2023", "end": "2024" }',
    right: '{ "type": "experience", "position": "Intern", "start": "2023-11", "end": "2024-02" }',
    source: sources.applicantSystems,
  }),
  "oldest-first": defineAdvice<{ name: string; type: string }>({
    title: "an older entry above a later one",
    message: ({ name, type }) => `${name} stands under an older entry of ${type}.`,
    hint: () => "Put the latest entry first.",
    explanation: "Readers take the first entry for the latest, and applicant systems expect the latest first.",
    wrong: '{ "position": "Intern", "start": "2022-01", … }, { "position": "Engineer", "start": "2023-07", … }',
    right: '{ "position": "Engineer", "start": "2023-07", … }, { "position": "Intern", "start": "2022-01", … }',
    source: sources.engineers,
  }),
  "missing-years": defineAdvice<{ years: number[] }>({
    title: "years of nothing",
    message: ({ years }) => `Nothing that is shown falls into ${years.join(", ")}.`,
    hint: () => "Add what you did then, however short, or say it in the summary.",
    explanation: "A gap is asked about; better to answer before.",
    wrong: '{ "degree": "B.E.", "start": "2015", "end": "2019" }, { "position": "Engineer", "start": "2022-07" }',
    right:
      '{ "degree": "B.E.", … "end": "2019" }, { "title": "Volunteer teacher", "start": "2020-01", "end": "2021-12" }, …',
  }),
  "no-skills": defineAdvice<object>({
    title: "no skill by its name",
    message: () => "No page shows a skill.",
    hint: () => "Add cards of skills, named as job advertisements name them.",
    explanation: "Applicant systems and recruiters search for skills by name.",
    wrong: '"cards": [{ "type": "interest", "title": "Sketching" }]',
    right: '"cards": [{ "type": "skill", "title": "Embedded C" }]',
  }),
  "skill-without-evidence": defineAdvice<{ name: string }>({
    title: "a skill that nothing else mentions",
    message: ({ name }) => `${name} is mentioned by nothing that you did.`,
    hint: () => 'Mention it where you used it (the "tags" of a project will do), or leave it out.',
    explanation: "A skill that no project, position or course mentions is a claim; interviewers ask where it was used.",
    wrong: '{ "type": "skill", "title": "Rust" }',
    right: '{ "type": "skill", "title": "Rust" }, { "type": "project", "title": "Lab Stock", "tags": ["Rust"] }',
  }),
  "too-many-tags": defineAdvice<{ count: number; most: number }>({
    title: "more labels in one card than anyone reads",
    message: ({ count, most }) => `This card has ${count} labels, more than ${most}.`,
    hint: () => "Keep those that you would like to be asked about, or make two cards of it.",
    explanation: "Of many labels in one card none stands out, and what matters drowns.",
    wrong: '"tags": ["C", "C++", "Git", "Linux", "Make", "Bash", "SQL", "HTML", "CSS", "Excel", "Word"]',
    right: '"tags": ["C", "C++", "Git", "Linux"]',
  }),
};
