import { fillLabel, type Labels } from "../labels/labels.ts";
import { type Body, textsOf } from "../primitives.ts";
import { memoize } from "../source/once.ts";
import { mapText, plain, type Text } from "../text.ts";
import { plainLongText } from "./plain.ts";
import { withoutAsides } from "./template-tags.ts";

/** Signs that are words, or nearly: Chinese and Japanese have no blanks between these. */
const signs = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/gu;

/** How many words a longer text has; of Chinese and Japanese, half as many as signs. */
export function countWords(body: Body): number {
  const counts = textsOf(body).map((written) => {
    const text = plain(written);
    const words = text.replace(signs, " ").match(/[\p{L}\p{N}][^\s]*/gu)?.length ?? 0;
    return words + (text.match(signs)?.length ?? 0) / 2;
  });
  return counts.reduce((sum, count) => sum + count, 0);
}

/** As many as most people read in a minute. */
const wordsAMinute = 220;

/** How long a text is read, in the words of a language: "3 min read". */
export function readingTime(body: Body, language: string, { readingTime: label }: Labels): Text {
  const minutes = Math.max(1, Math.round(countWords(body) / wordsAMinute));
  return fillLabel(label, { minutes: formatOf(language).format(minutes) });
}

/** Making a format takes longer than all that it writes. */
const formatOf = memoize((language: string) => new Intl.NumberFormat(language));

/** How blocks begin that are none of Markdown's paragraphs, or a note at the text's end. */
const otherBlock = /^(?:#|>|[-+*] |[0-9]+[.)] |```|~~~|\||!\[|\$\$|\[\^[^\]]+\]:)/;

/** The first paragraph of a text, without tags of other programs and references to notes; one of these alone is none. */
export function firstParagraph(texts: readonly Text[]): Text | undefined {
  for (const text of texts) {
    const blocks = plain(text)
      .trim()
      .split(/\r?\n[ \t]*\r?\n/);
    const paragraphs = blocks.map((block) => (otherBlock.test(block) ? "" : withoutAsides(block).trim()));
    const words = paragraphs.find((paragraph) => paragraph !== "");
    if (words !== undefined) return mapText(text, () => words);
  }
  return undefined;
}

/** As long as search engines show a description. */
const longest = 155;

/** How a longer text begins, as one line without marks, as far as a description goes; undefined where that is no sentence. */
export function openingOf(body: Body): Text | undefined {
  const opening = mapText(firstParagraph(textsOf(body)) ?? "", (text) => {
    const words = plainLongText(text).replace(/\s+/g, " ").trim();
    return words.length <= longest ? words : `${words.slice(0, longest).replace(/(?<!\s)\s+\S*$/, "")}…`;
  });
  return plain(opening) === "" ? undefined : opening;
}
