import type { AuditRule } from "../rule.ts";
import { sources } from "../sources.ts";
import { countWords } from "../words.ts";

/** The most words of a paragraph in which somebody speaks of themselves. */
const mostFirstPersonWords = 80;

const vague = /\b(?:various|several|miscellaneous|and so on|and so forth|and much more|many more|stuff)\b|\betc\b\.?/i;
const duties = /\b(?:responsible for|responsibilities included|duties included|tasked with|in charge of)\b/i;
const praise =
  /\b(?:hard[- ]?working|team player|go-getter|self[- ]starter|detail[- ]oriented|results[- ]driven|think outside the box)\b/i;
const firstPerson = /\b(?:I|I'm|I've|me|my|mine|myself)\b/g;

/** Whether the words say something. */
export const wordingRules: readonly AuditRule[] = [
  wordRule("vague-words", vague, {
    meaning: "“Various” and “etc.” cost room and name nothing; what isn't named isn't found by a search either.",
    advice: "Name the things, or leave the word out.",
    source: undefined,
  }),
  wordRule("duties-not-deeds", duties, {
    meaning: "A duty says what was expected of whoever had the place, not what you did with it.",
    advice: "Begin with a verb: “designed”, “repaired”, “taught”, and say what came of it.",
    source: sources.impact,
  }),
  wordRule("self-praise", praise, {
    meaning: "Everyone says it of themselves, so it tells readers nothing.",
    advice: "Replace it by something you did that shows it.",
    source: undefined,
  }),
  {
    name: "long-first-person",
    meaning: `A paragraph of more than ${mostFirstPersonWords} words about oneself is skipped.`,
    advice: "Cut it to what the reader needs, or split it.",
    source: sources.engineers,
    find: ({ texts }) =>
      texts.flatMap(({ text, pointer }) => {
        const words = countWords(text);
        if (words <= mostFirstPersonWords || (text.match(firstPerson) ?? []).length < 3) return [];
        return [{ pointer, message: `This paragraph in the first person has ${words} words.` }];
      }),
  },
  {
    name: "no-summary",
    meaning: "Who comes from a search sees a name and must guess what for; the first lines decide whether they go on.",
    advice: 'Give the home page\'s hero a "text": two or three sentences on what you do and what you look for.',
    source: undefined,
    find: ({ portfolio, pages }) =>
      portfolio.summary === undefined
        ? [
            {
              pointer: pages.find(({ value }) => value.path === "/")?.pointer ?? "/pages",
              message: "No text says who you are.",
            },
          ]
        : [],
  },
];

/** A rule that looks for words: each text is told of once. */
function wordRule(name: string, pattern: RegExp, rest: Pick<AuditRule, "meaning" | "advice" | "source">): AuditRule {
  return {
    name,
    ...rest,
    find: ({ texts }) =>
      texts.flatMap(({ text, pointer }) => {
        const found = pattern.exec(text)?.[0];
        return found === undefined ? [] : [{ pointer, message: `This text says “${found}”.` }];
      }),
  };
}
