import { makeBlocks, makeParagraph } from "./make-blocks.ts";
import { type LineMaker, makeLine, type TreeMaker } from "./make-inline.ts";
import { parseMarkdown } from "./parse-markdown.ts";
import { isTooComplex } from "./too-complex.ts";
import type { InlineText, LongText } from "./tree.ts";

const characters = /[*_`~[\]<&\\\n\r]/;
/** A lone ampersand, an underscore within a word, and a `<` before a space are no markup. */
const markup = /[*`~[\]\\\n\r]|(?<![\p{L}\p{N}])_|_(?![\p{L}\p{N}])|<[\p{L}\p{N}!/?]|&[a-z0-9#]+;/iu;

/** False if a line certainly has no markup. Most texts have none, and are not parsed. */
export function canHaveMarkup(text: string): boolean {
  return characters.test(text) && markup.test(text);
}

/** Parses inline Markdown; a bare string if there is no markup. */
export function parseInline(text: string, make: LineMaker): InlineText {
  if (!canHaveMarkup(text) || isTooComplex(text)) return make.fill(text);
  const words = makeLine(parseMarkdown(text, "line"), text, make);
  const [only = ""] = words;
  return words.length < 2 && typeof only === "string" ? only : words;
}

/** Parses a long text block by block. @param level of the topmost headings, 1 to 6 */
export function parseLongText<P>(text: string, level: number, make: TreeMaker<P>): LongText<P> {
  if (isTooComplex(text)) return [makeParagraph([make.fill(text)])];
  return makeBlocks(parseMarkdown(text, "blocks"), text, level, make);
}
