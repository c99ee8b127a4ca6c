import type { StringNode } from "../../../document/content-node.ts";
import { findLanguage } from "../../../labels/choose-labels.ts";
import { defineAdvice, quote } from "../../../messages/message.ts";
import { defineAdviceRule, type Visitors } from "../../rule.ts";
import { countWords } from "./entries.ts";
import { sources } from "./sources.ts";

/** Visits texts, labels, names and tags on pages, but no quotations, articles or words of controls. */
function ownWords(look: (value: StringNode) => void): Visitors {
  const lookOnPage = (value: StringNode) => {
    if (value.page) look(value);
  };
  return { text: lookOnPage, label: lookOnPage, name: lookOnPage, tag: lookOnPage };
}

const unwanted = [
  [
    "vague-words",
    /\b(?:various|several|miscellaneous|and so on|and so forth|and much more|many more|stuff)\b|\betc\b\.?/i,
  ],
  ["duties-not-deeds", /\b(?:responsible for|responsibilities included|duties included|tasked with|in charge of)\b/i],
  [
    "self-praise",
    /\b(?:hard[- ]?working|team player|go-getter|self[- ]starter|detail[- ]oriented|results[- ]driven|think outside the box)\b/i,
  ],
] as const;

const says = ({ found }: { found: string }) => `This text says “${found}”.`;

const mostFirstPersonWords = 80;

const firstPerson = /\b(?:I|I'm|I've|me|my|mine|myself)\b/g;

/** Texts name things, without praise or vague words, and say little in the first person. */
export const wording = defineAdviceRule({
  messages: {
    "vague-words": defineAdvice<{ found: string }>({
      title: "words that name nothing",
      message: says,
      hint: () => "Name the things, or leave the word out.",
      explanation: "“Various” and “etc.” cost room and name nothing; what isn't named isn't found by a search either.",
      wrong: '"text": "I build chargers, lamps, etc."',
      right: '"text": "I build chargers, lamps and the test benches for them."',
    }),
    "duties-not-deeds": defineAdvice<{ found: string }>({
      title: "a duty instead of an achievement",
      message: says,
      hint: () => "Begin with a verb: “designed”, “repaired”, “taught”, and say what came of it.",
      explanation: "A duty says what was expected of anybody in the job, not what you did with it.",
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
  },
  create: ({ report }) =>
    ownWords(({ text, pointer }) => {
      for (const [code, pattern] of unwanted) {
        const found = pattern.exec(text)?.[0];
        if (found !== undefined) report(code, pointer, { found });
      }
      const words = countWords(text);
      if (words > mostFirstPersonWords && (text.match(firstPerson) ?? []).length >= 3)
        report("long-first-person", pointer, { words, most: mostFirstPersonWords });
    }),
});

export const summary = defineAdviceRule({
  messages: {
    "no-summary": defineAdvice<object>({
      title: "no text of who you are",
      message: () => "No text says who you are.",
      hint: () => 'Give the home page\'s hero a "text": two or three sentences on what you do and what you look for.',
      explanation:
        "Who comes from a search sees a name and must guess what for; the first lines decide whether they go on.",
      wrong: '{ "type": "hero" }',
      right: '{ "type": "hero", "text": "I build chargers that a workshop can repair." }',
    }),
  },
  create: ({ index: { pages }, portfolio, report }) => ({
    exit() {
      const home = pages.find(({ value }) => value.path === "/");
      if (portfolio.summary === undefined) report("no-summary", home?.pointer ?? "/pages", {});
    },
  }),
});

/** The program has its own texts in the site's language. */
export const programWords = defineAdviceRule({
  messages: {
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
  },
  create: ({ portfolio: { site }, report }) => ({
    exit() {
      if (findLanguage(site.language) === undefined)
        report("language-without-words", "/site/language", { language: site.language });
    },
  }),
});
