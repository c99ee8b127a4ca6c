import { callOf } from "../program.ts";
import { defineError, defineWarning, quote } from "./message.ts";

/** Messages about translations compared with their originals, and about tables of translations. */
export const translationMessages = {
  "stale-translation": defineWarning<{ language: string; other: string }>({
    title: "a translation of what was said before",
    message: ({ language, other }) =>
      `The text in ${quote(other)} has changed since it was translated: this says in ${quote(language)} what stood there before.`,
    hint: () =>
      `Translate it again. If it is right as it is, \`${callOf("translations", "--accept")}\` takes all translations for up to date.`,
    explanation:
      "A file beside the content tells by hashes of which texts its translations were made. A text that is moved stays the same; one that is written otherwise has to be translated again.",
    wrong: '"title": { "en": "My work since 2020", "de": "Über mich" }, where "en" was "About me"',
    right: '"title": { "en": "My work since 2020", "de": "Meine Arbeit seit 2020" }',
  }),
  "lost-placeholder": defineWarning<{ language: string; other: string; found: string }>({
    title: "a translation without the placeholder of its original",
    message: ({ language, other, found }) =>
      `The text in ${quote(other)} says ${found}, and this in ${quote(language)} doesn't.`,
    hint: ({ found }) => `Write ${found} where its value belongs.`,
    allow: "If this is as you want it",
    explanation:
      "What stands in braces is filled in from the profile in every language; a translator may have taken it for a word, or have left it out.",
    wrong: '{ "en": "I am {name}.", "de": "Ich bin {Name}." }',
    right: '{ "en": "I am {name}.", "de": "Ich bin {name}." }',
  }),
  "bad-translation-record": defineWarning<{ reason: string }>({
    title: "a record of translations that can't be read",
    message: ({ reason }) => `Which translations are out of date can't be told: ${reason}`,
    hint: () =>
      `Take the file back as it was, or write it anew: \`${callOf("translations", "--accept")}\`, which takes all translations for up to date.`,
    explanation:
      "The file beside the content that ends with .translations.json is written by a program; two versions of it that were merged may have become neither. The site is the same with it and without.",
    wrong: '{ "de": { "about me": true } }',
    right: '{ "de": { "35ac0d29f7b1e684 0c5d1f2a3b4c9e87": "About me" } }',
  }),
  "bad-translation-table": defineError<{ reason: string }>({
    title: "a table that translations can't be taken from",
    message: ({ reason }) => `Nothing could be taken from this table. ${reason}`,
    hint: () =>
      `Take the table as \`${callOf("translations", "--to CODE --out FILE")}\` writes it, write into the column of the language alone, and save it as CSV.`,
    explanation:
      "The first line of a table says what its columns are; without it nobody could tell which text a row translates, and into which language.",
    wrong: '"page","text","translation"',
    right: '"place","context","original","before","de","key"',
  }),
  "row-of-changed-text": defineError<{ now: string; language: string }>({
    title: "a row whose original has changed",
    message: ({ now }) => `The text of this row has changed since the table was written: now it is ${now}.`,
    hint: ({ language }) =>
      `The row was left out. Write a new table, in which it stands as it is now: \`${callOf("translations", `--to ${language} --out FILE`)}\`.`,
    explanation:
      "A translation of what stood there before would say something else than the original. A text that was only moved is found where it stands now.",
    wrong: "a row for “About me”, where content.json says “My work since 2020”",
    right: "a row for “My work since 2020”",
  }),
  "row-without-text": defineError<{ location: string }>({
    title: "a row for a text that isn't there",
    message: ({ location }) => `The content has no such text, neither at ${location} nor elsewhere.`,
    hint: () =>
      "The row was left out. If the text was deleted, delete the row; if place or key were changed in the table, put them back.",
    explanation: "The columns “place” and “key” say which text a row translates. They are nobody's to translate.",
    wrong: '"/pages/7/title" in the column “place”, where the site has three pages',
    right: '"/pages/2/title"',
  }),
  "repeated-row": defineError<{ first: number }>({
    title: "two rows for one text",
    message: ({ first }) => `Row ${first} translates this text, too, and was taken.`,
    hint: () => "Delete the row that is wrong, and take the table again.",
    explanation: "A text has one translation in each language.",
    wrong: "two rows with the same place and key",
    right: "one of them",
  }),
  "part-of-list": defineError<{ done: number; wanted: number }>({
    title: "a part of a list that is translated as a whole",
    message: ({ done, wanted }) =>
      `This list is translated as a whole, and ${done} of its ${wanted} rows are filled in.`,
    hint: () => "Fill in the others, too: they follow each other in the table.",
    explanation:
      'Where content has a list for each language, as in { "en": ["one", "two"], "de": ["eins", "zwei"] }, a part of it would be read as all of it.',
    wrong: "“eins” beside “one”, and nothing beside “two”",
    right: "“eins” beside “one”, “zwei” beside “two”",
  }),
};
