import { gatherContent, type TextValue } from "../../schema/check/content-index/gather.ts";
import type { Kind } from "../../schema/kinds.ts";

/** The kinds of words that every visitor can read. Controls show where they do something; some words stand for pictures. */
const readable: readonly Kind[] = ["text", "quote", "label", "name", "tag"];

/** Every text of a document's visible blocks and footer that a visitor must be able to read, as it is written. */
export function readableWords(document: unknown): TextValue[] {
  return gatherContent(document).texts.filter(
    ({ kind, pointer }) => readable.includes(kind) && /\/blocks\/|^\/footer\//.test(pointer),
  );
}

/** Those that stand on the page at a path: `/about`. */
export function wordsOfPage(document: unknown, path: string): string[] {
  return readableWords(document)
    .filter(({ page }) => page?.value.path === path)
    .map(({ text }) => text);
}
