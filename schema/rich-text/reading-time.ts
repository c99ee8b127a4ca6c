import { fillLabel, type Labels } from "../labels/labels.ts";
import { type Body, textsOf } from "../primitives.ts";
import { memoize } from "../source/once.ts";
import { mapText, plain, type Text } from "../text.ts";
import { plainLongText } from "./plain-text.ts";
import { withoutAsides } from "./template-tags.ts";

/** Chinese and Japanese characters, which are roughly words and have no spaces between them. */
const ideographs = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/gu;

/** Number of words. Two Chinese or Japanese characters count as one. */
export function countWords(body: Body): number {
  const counts = textsOf(body).map((written) => {
    const text = plain(written);
    const words = text.replace(ideographs, " ").match(/[\p{L}\p{N}][^\s]*/gu)?.length ?? 0;
    return words + (text.match(ideographs)?.length ?? 0) / 2;
  });
  return counts.reduce((sum, count) => sum + count, 0);
}

/** Average reading speed. */
const wordsAMinute = 220;

/** Reading time, formatted in a language: "3 min read". */
export function readingTime(body: Body, language: string, { readingTime: label }: Labels): Text {
  const minutes = Math.max(1, Math.round(countWords(body) / wordsAMinute));
  return fillLabel(label, { minutes: formatOf(language).format(minutes) });
}

/** Creating a format is slower than all its uses. */
const formatOf = memoize((language: string) => new Intl.NumberFormat(language));

/** How a block starts that is no paragraph, or a note. */
const otherBlock = /^(?:#|>|[-+*] |[0-9]+[.)] |```|~~~|\||!\[|\$\$|\[\^[^\]]+\]:)/;

/** The first paragraph, without template tags and note references. Paragraphs of nothing else are skipped. */
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

/** Length in characters that search engines show of a description. */
const longest = 155;

/** The beginning of a text as one line of plain text, as long as a description; undefined if that is no sentence. */
export function openingOf(body: Body): Text | undefined {
  const opening = mapText(firstParagraph(textsOf(body)) ?? "", (text) => {
    const words = plainLongText(text).replace(/\s+/g, " ").trim();
    return words.length <= longest ? words : `${words.slice(0, longest).replace(/(?<!\s)\s+\S*$/, "")}…`;
  });
  return plain(opening) === "" ? undefined : opening;
}
