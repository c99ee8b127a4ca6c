import { defineAdvice } from "../message.ts";
import { sources } from "./sources.ts";

/** Whether the course of a life can be read from the dates. */
export const dateAdvice = {
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
};
