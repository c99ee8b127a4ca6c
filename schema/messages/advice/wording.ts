import { defineAdvice, quote } from "../message.ts";
import { sources } from "./sources.ts";

const says = ({ found }: { found: string }) => `This text says “${found}”.`;

/** Whether the words say something, also to those who only hear them. */
export const wordingAdvice = {
  "vague-words": defineAdvice<{ found: string }>({
    title: "words that name nothing",
    message: says,
    hint: () => "Name the things, or leave the word out.",
    explanation: "“Various” and “etc.” cost room and name nothing; what isn't named isn't found by a search either.",
    wrong: '"text": "I build chargers, lamps, etc."',
    right: '"text": "I build chargers, lamps and the test benches for them."',
  }),
  "duties-not-deeds": defineAdvice<{ found: string }>({
    title: "a duty in place of a deed",
    message: says,
    hint: () => "Begin with a verb: “designed”, “repaired”, “taught”, and say what came of it.",
    explanation: "A duty says what was expected of whoever had the place, not what you did with it.",
    wrong: '"description": "Responsible for testing chargers."',
    right: '"description": "Tested 40 chargers in a cold room and found why three of them failed."',
    source: sources.impact,
  }),
  "self-praise": defineAdvice<{ found: string }>({
    title: "praise of oneself",
    message: says,
    hint: () => "Replace it by something you did that shows it.",
    explanation: "Everyone says it of themselves, so it tells readers nothing.",
    wrong: '"text": "I am a team player."',
    right: '"text": "I planned the robotics track of a festival with eleven others."',
  }),
  "long-first-person": defineAdvice<{ words: number; most: number }>({
    title: "a long paragraph about oneself",
    message: ({ words, most }) => `This paragraph in the first person has ${words} words, more than ${most}.`,
    hint: () => "Cut it to what the reader needs, or split it.",
    explanation: "A long paragraph about oneself is skipped.",
    wrong: '"paragraphs": ["I have always loved … (a hundred words)"]',
    right: '"paragraphs": ["I build chargers that a workshop can repair."]',
    source: sources.engineers,
  }),
  "no-summary": defineAdvice<object>({
    title: "no text of who you are",
    message: () => "No text says who you are.",
    hint: () => 'Give the home page\'s hero a "text": two or three sentences on what you do and what you look for.',
    explanation:
      "Who comes from a search sees a name and must guess what for; the first lines decide whether they go on.",
    wrong: '{ "type": "hero" }',
    right: '{ "type": "hero", "text": "I build chargers that a workshop can repair." }',
  }),
  "empty-alt": defineAdvice<{ found: string }>({
    title: "a picture described by nothing but a name",
    message: ({ found }) => `“${found}” doesn't say what the picture shows.`,
    hint: () => 'Say what it shows, as in "Portrait of {name} at a test bench".',
    explanation: "Who can't see the picture hears only that there is one.",
    wrong: '"alt": "My photo"',
    right: '"alt": "Portrait of {name} at a test bench"',
    source: sources.altText,
  }),
  "empty-link-text": defineAdvice<{ found: string }>({
    title: "a link whose words lead nowhere",
    message: ({ found }) => `“${found}” doesn't say where the link leads.`,
    hint: () => "Say where the link leads, as in “Read the report”.",
    explanation: "Screen readers list links by their words: a list of “here” leads nowhere.",
    wrong: '"label": "Click here"',
    right: '"label": "Read the report"',
    source: sources.linkText,
  }),
  "language-without-words": defineAdvice<{ language: string }>({
    title: "a language in which the program has no words",
    message: ({ language }) =>
      `What the program itself says to visitors stands in English: it has no words in ${quote(language)}.`,
    hint: () =>
      'Write what can be written in your content: "landing", "navigation" and every "linkLabel" take words of yours. And tell us: a language is one short file.',
    explanation:
      "Names of controls, dates that go on, levels and the like come from a catalogue of languages, by the language of the site.",
    wrong: '{ "language": "eo" }',
    right: '{ "language": "en" }',
  }),
};
