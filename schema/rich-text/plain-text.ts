import { isRun, plain } from "../text.ts";
import type { TreeMaker } from "./make-inline.ts";
import { parseInline, parseLongText } from "./rich-text.ts";
import type { Block, Inline, InlineText, LongText } from "./tree.ts";
import { plainTypesetter } from "./typesetter.ts";

const plainly: TreeMaker<string> = {
  fill: (words) => words,
  href: (address) => address,
  picture: (_file, alt) => plain(alt),
  newId: (prefix) => prefix,
  typesetter: plainTypesetter,
};

/** The text of inline Markdown, without markup. */
export function stripMarkup(text: string): string {
  return plainLine(parseInline(text, plainly), itself);
}

/** The text of a long text, with blank lines between blocks. */
export function plainLongText(text: string): string {
  return plainBlocks(parseLongText(text, 1, plainly));
}

/** The texts of a long text's headings, except those in nested blocks. */
export function headingsOf(text: string): string[] {
  return parseLongText(text, 1, plainly).flatMap((block) =>
    typeof block !== "string" && block.type === "heading" ? [plainLine(block.children, itself)] : [],
  );
}

const itself = (words: string): string => words;

/** The text of a line's tree. @param picture returns the text for a picture */
export function plainLine<Picture = string>(
  words: InlineText | readonly Inline<Picture>[],
  picture: (image: Picture) => string,
): string {
  const phrases: readonly Inline<Picture>[] = typeof words === "string" || isRun(words) ? [words] : words;
  return phrases.map((inline) => plainInline(inline, picture)).join("");
}

function plainInline<Picture>(inline: Inline<Picture>, picture: (image: Picture) => string): string {
  if (typeof inline === "string") return inline;
  switch (inline.type) {
    case "inlineCode":
      return inline.value;
    case "formula":
      return inline.tex;
    case "image":
      return picture(inline.image);
    case "break":
      return "\n";
    case "noteReference":
      return "";
    default:
      return plainLine(inline.children, picture);
  }
}

function plainBlocks(blocks: LongText<string>): string {
  return blocks.map(plainBlock).filter(Boolean).join("\n\n");
}

function plainBlock(block: Block<string>): string {
  if (typeof block === "string") return block;
  switch (block.type) {
    case "paragraph":
    case "heading":
      return plainLine(block.children, itself);
    case "quotation":
    case "run":
      return plainBlocks(block.children);
    case "list":
      return block.items.map(plainBlocks).join("\n");
    case "code":
      return block.lines
        .map((line) => line.map((piece) => (typeof piece === "string" ? piece : piece.text)).join(""))
        .join("\n");
    case "table":
      return [block.head, ...block.rows].map((row) => row.map((cell) => plainLine(cell, itself)).join(", ")).join("\n");
    case "formula":
      return block.tex;
    case "details":
      return [plainLine(block.summary, itself), plainBlocks(block.children)].filter(Boolean).join("\n\n");
    case "rule":
      return "";
    case "notes":
      return block.notes.map(({ children }) => plainBlocks(children)).join("\n");
  }
}
