import type { Finding } from "../../../messages/diagnostic.ts";
import { find } from "../../../messages/messages.ts";
import type { PlacedText, Portrait } from "./portrait.ts";
import { countWords } from "./words.ts";

/** The most words of a paragraph in which somebody speaks of themselves. */
const mostFirstPersonWords = 80;

const vague = /\b(?:various|several|miscellaneous|and so on|and so forth|and much more|many more|stuff)\b|\betc\b\.?/i;
const duties = /\b(?:responsible for|responsibilities included|duties included|tasked with|in charge of)\b/i;
const praise =
  /\b(?:hard[- ]?working|team player|go-getter|self[- ]starter|detail[- ]oriented|results[- ]driven|think outside the box)\b/i;
const firstPerson = /\b(?:I|I'm|I've|me|my|mine|myself)\b/g;

/** Texts name things, tell of deeds and leave out praise; each text is told of once a rule. */
export function checkWording({ texts }: Portrait): Finding[] {
  return texts.flatMap((text) => [
    ...checkWords("vague-words", vague, text),
    ...checkWords("duties-not-deeds", duties, text),
    ...checkWords("self-praise", praise, text),
  ]);
}

function checkWords(
  code: "vague-words" | "duties-not-deeds" | "self-praise",
  pattern: RegExp,
  { text, pointer }: PlacedText,
): Finding[] {
  const found = pattern.exec(text)?.[0];
  return found === undefined ? [] : [find(code, { pointer, part: "value" }, { found })];
}

/** Nobody speaks of themselves at length. */
export function checkFirstPerson({ texts }: Portrait): Finding[] {
  return texts.flatMap(({ text, pointer }) => {
    const words = countWords(text);
    if (words <= mostFirstPersonWords || (text.match(firstPerson) ?? []).length < 3) return [];
    return [find("long-first-person", { pointer, part: "value" }, { words, most: mostFirstPersonWords })];
  });
}

/** Some text says who the owner is. */
export function checkSummary({ portfolio, pages }: Portrait): Finding[] {
  if (portfolio.summary !== undefined) return [];
  const pointer = pages.find(({ value }) => value.path === "/")?.pointer ?? "/pages";
  return [find("no-summary", { pointer, part: "value" }, {})];
}
