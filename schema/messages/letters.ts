import { nameLanguage } from "../language.ts";
import { defineAdvice, defineError, defineWarning, listWords, quote } from "./message.ts";

/** What a site is written in. */
export const letterMessages = {
  "missing-letters": defineError<{ font: string; package: string }>({
    title: "a typeface that isn't installed",
    message: ({ font, package: name }) => `${quote(font)} is not installed: the package ${name} brings it.`,
    hint: ({ package: name }) => `Run "npm install ${name}", or leave "letters" out for the design's own.`,
    explanation:
      "Each design brings its own typefaces. The others to choose from are packages of Fontsource: a site is built with what is installed, and its visitors get the letters from your site and from nobody else's.",
    wrong: '"letters": { "display": "fraunces" }',
    right: '"letters": { "display": "fraunces" } (after npm install @fontsource-variable/fraunces)',
  }),
  "missing-script": defineError<{ language: string; package: string }>({
    title: "a language whose letters aren't installed",
    message: ({ language, package: name }) =>
      `Share images and the CV have no letters for ${nameLanguage(language)}: the package ${name} brings them.`,
    hint: ({ package: name }) =>
      `Run "npm install ${name}", or set "socialImages": false in "outputs" of "site" to make no share images.`,
    explanation:
      "Visitors read pages in letters of their own system. Share images are drawn and the CV is printed where the site is built, with nothing but what is installed there. Letters of most languages come with the program; those of Chinese, Japanese and Korean are 6 to 10 MB each, and for you to install.",
    wrong: '"language": "ja"',
    right: '"language": "ja" (after npm install @fontsource-variable/noto-sans-jp)',
  }),
  "font-beside-letters": defineWarning<{ font: string }>({
    title: "two answers to what the site is written in",
    message: ({ font }) => `"letters" stands beside it, so that "font": ${quote(font)} has no effect.`,
    hint: () => 'Remove "font", or, to have what visitors have already, "letters".',
    explanation:
      'By "font" the site is written in what its visitors have already; by "letters" it is written in typefaces that it brings along.',
    wrong: '"font": "serif", "letters": { "display": "fraunces" }',
    right: '"letters": { "display": "fraunces" }',
  }),
  "letters-lacking": defineAdvice<{ families: string[]; characters: string[]; count: number }>({
    title: "characters that the site's typefaces lack",
    message: ({ families, characters, count }) => {
      const others = count > characters.length ? ` and ${count - characters.length} more` : "";
      const lack = families.length === 1 ? "lacks" : "lack";
      return `${listWords(families, "and")} ${lack} ${listWords(
        characters.map((one) => quote(one)),
        "and",
      )}${others}: each is shown in what the visitor has.`;
    },
    hint: () =>
      'Choose "letters" that have them, as "inter", "literata" or "source-serif-4" have Greek and Cyrillic; or with "font": "sans" what visitors have throughout.',
    explanation:
      "Where a typeface lacks a character, browsers take it from another. That can be read, but words then look as if they were put together from two.",
    wrong: '"name": "Έλενα" in letters without Greek',
    right: '"name": "Έλενα", "letters": { "display": "inter", "text": "inter", "label": "inter" }',
  }),
};
