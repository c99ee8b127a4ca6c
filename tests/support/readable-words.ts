import { gatherContent, type TextValue } from "../../schema/check/content-index/gather.ts";
import { extentOf, type Kind } from "../../schema/kinds.ts";
import { plainLongText, plainWords } from "../../schema/words/plain.ts";

/** The kinds of words that every visitor can read. Controls show where they do something; some words stand for pictures. */
const readable: readonly Kind[] = ["text", "quote", "markdown", "sentence", "label", "name", "tag"];

/** Every text of a document's visible blocks and footer that a visitor must be able to read, without its marks. */
export function readableWords(document: unknown): TextValue[] {
  return (
    gatherContent(document)
      .texts.filter(({ kind, pointer }) => readable.includes(kind) && /\/blocks\/|^\/footer\//.test(pointer))
      // Other names of the owner tell which authors are marked.
      .filter(({ pointer }) => !/\/names\/[0-9]+$/.test(pointer))
      // What a post is about stands in the list of posts, and on its own page for search engines alone.
      .filter(({ pointer }) => !/\/posts\/[0-9]+\/description$/.test(pointer))
      .map((value) => ({ ...value, text: withoutMarks(value) }))
  );
}

function withoutMarks({ kind, text }: TextValue): string {
  const extent = extentOf(kind);
  return extent === undefined ? text : extent === "line" ? plainWords(text) : plainLongText(text);
}

/** Those that stand on the page at a path: `/about`. */
export function wordsOfPage(document: unknown, path: string): string[] {
  return readableWords(document)
    .filter(({ page }) => page?.value.path === path)
    .map(({ text }) => text);
}
