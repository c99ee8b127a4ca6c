import { callOf } from "../program.ts";
import { defineAdvice, defineError, defineWarning, listWords, quote } from "./message.ts";
import { rewriteText } from "./rewrite.ts";

export const languageMessages = {
  "unknown-language": defineError<{ found: string; languages: readonly string[]; near?: string | undefined }>({
    title: "a language that the site hasn't",
    message: ({ found, languages }) =>
      languages.length === 0
        ? `The site has one language, so nothing can stand in ${quote(found)} alone.`
        : `${quote(found)} is none of the languages that may stand here: ${listWords(languages.map(quote))}.`,
    hint: ({ found, languages, near }) =>
      near
        ? `Codes are written as in "site": ${quote(near)}. Write ${quote(near)}.`
        : languages.length === 0
          ? `Remove this, or name all languages of the site: "site": { "languages": ["en", ${quote(found)}], … }.`
          : `Write one of them, or add ${quote(found)} to the languages of the site.`,
    fix: ({ found, near }) => rewriteText(found, near, true),
    explanation:
      'The site\'s languages are listed once, in "site": every translation is in one of them, written as it is there. Other paths of pages are for the languages after the first.',
    wrong: '"site": { "languages": ["en", "de"], … } … "title": { "en": "About me", "fr": "À propos" }',
    right: '"site": { "languages": ["en", "fr"], … } … "title": { "en": "About me", "fr": "À propos" }',
  }),
  "repeated-language": defineError<{ found: string }>({
    title: "a language twice in the list",
    message: ({ found }) => `${quote(found)} stands in this list already.`,
    hint: () => "Remove one of the two.",
    explanation: "Each language of the site has its pages once.",
    wrong: '"languages": ["en", "de", "en"]',
    right: '"languages": ["en", "de"]',
  }),
  "default-language-missing": defineError<{ language: string }>({
    title: "a text without its first language",
    message: ({ language }) => `This is written in other languages, but not in ${quote(language)}, the first.`,
    hint: ({ language }) =>
      `Add ${quote(language)}: "…". If this is to stand in the others only, give the part around it "languages".`,
    explanation:
      'What a language lacks is shown in the first one of the site, so that one must be there. In a part that has "languages" of its own without it, the first of these stands for it.',
    wrong: '"site": { "languages": ["en", "de"], … } … "title": { "de": "Über mich" }',
    right: '"site": { "languages": ["en", "de"], … } … "title": { "en": "About me", "de": "Über mich" }',
  }),
  "path-of-language": defineError<{ path: string; language: string }>({
    title: "a page where another language stands",
    message: ({ path, language }) => `The pages in ${quote(language)} stand here: no page can have the path ${path}.`,
    hint: () => "Give the page another path.",
    explanation:
      "The first language stands at the site's own address, each other one in a folder that is named after its code.",
    wrong: '"languages": ["en", "de"] … { "path": "/de", "title": "Germany", … }',
    right: '"languages": ["en", "de"] … { "path": "/germany", "title": "Germany", … }',
  }),
  "repeated-path-in-language": defineError<{ path: string; language: string }>({
    title: "two pages with one path in a language",
    message: ({ path, language }) => `In ${quote(language)} another page has the path ${path}.`,
    hint: () => "Give one of the two another path in that language.",
    explanation: "Two pages can't stand at one address.",
    wrong: '{ "path": "/about", "paths": { "de": "/info" }, … }, { "path": "/info", … }',
    right: '{ "path": "/about", "paths": { "de": "/ueber-mich" }, … }, { "path": "/info", … }',
  }),
  "moved-home": defineError<{ language: string }>({
    title: "a home page with another path",
    message: ({ language }) => `The home page in ${quote(language)} stands where that language begins.`,
    hint: () => "Remove this path.",
    explanation: "Every language has a home page, and whoever shortens an address comes to it.",
    wrong: '{ "path": "/", "paths": { "de": "/start" }, … }',
    right: '{ "path": "/", … }',
  }),
  untranslated: defineWarning<{
    lacking: readonly string[];
    shown: string;
    /** How many texts each of these languages has. It is in the hint, as the message says what is new after an edit. */
    progress: string;
  }>({
    title: "a text without a translation",
    message: ({ lacking, shown }) =>
      `This isn't written in ${listWords(lacking.map(quote))}, where it shows in ${quote(shown)}.`,
    hint: ({ lacking, shown, progress }) =>
      `Write { ${[`${quote(shown)}: …`, ...lacking.map((language) => `${quote(language)}: "…"`)].join(", ")} }; ${progress}. If it is a name, write it the same in each.`,
    allow: "If all of this is fine as it is",
    explanation: `Other languages show the original, marked as such, so that programs which read aloud change their voice; a page whose title isn't translated isn't made in that language. A name that is the same everywhere is written in each language. \`${callOf("translations")}\` lists all texts that lack one.`,
    wrong: '"languages": ["en", "de"] … "title": "About me"',
    right: '"languages": ["en", "de"] … "title": { "en": "About me", "de": "Über mich" }',
  }),
  "same-in-both": defineAdvice<{ language: string; other: string }>({
    title: "a translation that says the same as the original",
    message: ({ language, other }) => `This says the same in ${quote(language)} as in ${quote(other)}.`,
    hint: ({ language }) =>
      `Translate it. If it is a name, leave it so; if it has no translation, remove ${quote(language)}: the original is shown then, marked as such.`,
    explanation:
      "A text that was copied to be translated and then forgotten is read aloud in the wrong language. A name may be the same in every language.",
    wrong: '"text": { "en": "I build small circuits.", "de": "I build small circuits." }',
    right: '"text": { "en": "I build small circuits.", "de": "Ich baue kleine Schaltungen." }',
  }),
};
