import { callOf } from "../../program.ts";
import { defineWarning, quote } from "../message.ts";

/** Translations beside their originals. */
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
    hint: ({ found }) =>
      `Write ${found} where its value belongs. If this is as you want it, add "allow": ["lost-placeholder"] to the top of the file.`,
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
};
