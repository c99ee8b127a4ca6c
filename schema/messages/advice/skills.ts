import { defineAdvice } from "../message.ts";

/** Whether skills are there, can be believed, and can be read. */
export const skillAdvice = {
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
