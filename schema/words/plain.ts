import type { TreeMaker } from "./make-inline.ts";
import type { Block, Inline, LongText, Words } from "./tree.ts";
import { plainTypesetter } from "./typesetter.ts";
import { readLongText, readWords } from "./words.ts";

const plainly: TreeMaker<string> = {
  fill: (words) => words,
  href: (address) => address,
  picture: (_file, alt) => alt,
  typesetter: plainTypesetter,
};

/** The words of a sentence or more, without their marks. */
export function plainWords(text: string): string {
  return sayLine(readWords(text, plainly));
}

/** The words of a long text, its blocks told apart by blank lines. */
export function plainLongText(text: string): string {
  return sayBlocks(readLongText(text, 1, plainly));
}

/** The words of a line's tree. */
function sayLine(words: Words | readonly Inline<string>[]): string {
  return typeof words === "string" ? words : words.map(sayInline).join("");
}

function sayInline(inline: Inline<string>): string {
  if (typeof inline === "string") return inline;
  switch (inline.type) {
    case "inlineCode":
      return inline.value;
    case "formula":
      return inline.tex;
    case "image":
      return inline.image;
    case "break":
      return "\n";
    default:
      return sayLine(inline.children);
  }
}

function sayBlocks(blocks: LongText<string>): string {
  return blocks.map(sayBlock).filter(Boolean).join("\n\n");
}

function sayBlock(block: Block<string>): string {
  if (typeof block === "string") return block;
  switch (block.type) {
    case "paragraph":
    case "heading":
      return sayLine(block.children);
    case "quotation":
    case "foreign":
      return sayBlocks(block.children);
    case "list":
      return block.items.map(sayBlocks).join("\n");
    case "code":
      return block.lines
        .map((line) => line.map((piece) => (typeof piece === "string" ? piece : piece.text)).join(""))
        .join("\n");
    case "table":
      return [block.head, ...block.rows].map((row) => row.map(sayLine).join(", ")).join("\n");
    case "formula":
      return block.tex;
    case "rule":
      return "";
  }
}
