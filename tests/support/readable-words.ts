import { gatherContent } from "../../schema/check/content-index/gather.ts";
import { contentNode, type StringNode } from "../../schema/document/content-node.ts";
import { extentOf, type Kind } from "../../schema/kinds.ts";
import { plainLongText, stripMarkup } from "../../schema/rich-text/plain-text.ts";

/** The kinds of words that every visitor can read. Controls show where they do something; some words stand for pictures. */
const readable: readonly Kind[] = ["text", "quote", "markdown", "sentence", "label", "name", "tag"];

/** A text that visitors read, without its marks, and the path of the page that it is on. */
interface ReadableText {
  kind: Kind;
  pointer: string;
  text: string;
  path: string | undefined;
}

/** Every text of a document's visible blocks and footer that a visitor must be able to read, without its marks. */
export function readableWords(document: unknown): ReadableText[] {
  const { texts, pageOf } = gatherContent(contentNode(document));
  return (
    texts
      .filter(({ kind, pointer }) => readable.includes(kind) && /\/blocks\/|^\/footer\//.test(pointer))
      // Other names of the owner tell which authors are marked.
      .filter(({ pointer }) => !/\/names\/[0-9]+$/.test(pointer))
      // A post's description is in the list of posts; its own page has it only for search engines.
      .filter(({ pointer }) => !/\/posts\/[0-9]+\/description$/.test(pointer))
      .map((node) => ({
        kind: node.kind,
        pointer: node.pointer,
        text: withoutMarks(node),
        path: node.page && pageOf(node)?.value.path,
      }))
  );
}

function withoutMarks({ kind, text }: StringNode): string {
  const extent = extentOf(kind);
  return extent === undefined ? text : extent === "line" ? stripMarkup(text) : plainLongText(text);
}

/** Those that stand on the page at a path: `/about`. */
export function wordsOfPage(document: unknown, path: string): string[] {
  return readableWords(document)
    .filter((text) => text.path === path)
    .map(({ text }) => text);
}
