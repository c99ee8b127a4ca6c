import type { Labels } from "../labels/labels.ts";
import { type Body, textsOf } from "../primitives.ts";
import { plainLongText } from "./plain.ts";
import { withoutAsides } from "./template-tags.ts";

/** Signs that are words, or nearly: Chinese and Japanese have no blanks between these. */
const signs = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/gu;

/** How many words a longer text has; of Chinese and Japanese, half as many as signs. */
export function countWords(body: Body): number {
  const counts = textsOf(body).map((text) => {
    const words = text.replace(signs, " ").match(/[\p{L}\p{N}][^\s]*/gu)?.length ?? 0;
    return words + (text.match(signs)?.length ?? 0) / 2;
  });
  return counts.reduce((sum, count) => sum + count, 0);
}

/** As many as most people read in a minute. */
const wordsAMinute = 220;

/** How long a text is read, in the words of a language: "3 min read". */
export function readingTime(body: Body, language: string, { readingTime: label }: Labels): string {
  const minutes = Math.max(1, Math.round(countWords(body) / wordsAMinute));
  return label.replace("{minutes}", formatOf(language).format(minutes));
}

const formats = new Map<string, Intl.NumberFormat>();

/** Making a format takes longer than all that it writes. */
function formatOf(language: string): Intl.NumberFormat {
  const known = formats.get(language);
  if (known) return known;
  const format = new Intl.NumberFormat(language);
  formats.set(language, format);
  return format;
}

/** How blocks begin that are none of Markdown's paragraphs, or a note at the text's end. */
const otherBlock = /^(?:#|>|[-+*] |[0-9]+[.)] |```|~~~|\||!\[|\$\$|\[\^[^\]]+\]:)/;

/** The first paragraph of a text, without tags of other programs and references to notes; one of these alone is none. */
export function firstParagraph(texts: readonly string[]): string | undefined {
  for (const block of texts.flatMap((text) => text.trim().split(/\r?\n[ \t]*\r?\n/))) {
    const words = otherBlock.test(block) ? "" : withoutAsides(block).trim();
    if (words !== "") return words;
  }
  return undefined;
}

/** As long as search engines show a description. */
const longest = 155;

/** How a longer text begins, as one line without marks, as far as a description goes; undefined where that is no sentence. */
export function openingOf(body: Body): string | undefined {
  const words = plainLongText(firstParagraph(textsOf(body)) ?? "")
    .replace(/\s+/g, " ")
    .trim();
  if (words === "") return undefined;
  return words.length <= longest ? words : `${words.slice(0, longest).replace(/(?<!\s)\s+\S*$/, "")}…`;
}
