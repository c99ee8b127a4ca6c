import { isRun, plain } from "../text.ts";
import type { TreeMaker } from "./make-inline.ts";
import type { Block, Inline, LongText, Words } from "./tree.ts";
import { plainTypesetter } from "./typesetter.ts";
import { readLongText, readWords } from "./words.ts";

const plainly: TreeMaker<string> = {
  fill: (words) => words,
  href: (address) => address,
  picture: (_file, alt) => plain(alt),
  newId: (prefix) => prefix,
  typesetter: plainTypesetter,
};

/** The text of inline Markdown, without markup. */
export function plainWords(text: string): string {
  return sayLine(readWords(text, plainly), itself);
}

/** The text of a long text, with blank lines between blocks. */
export function plainLongText(text: string): string {
  return sayBlocks(readLongText(text, 1, plainly));
}

/** The texts of a long text's headings, except those in nested blocks. */
export function headingsOf(text: string): string[] {
  return readLongText(text, 1, plainly).flatMap((block) =>
    typeof block !== "string" && block.type === "heading" ? [sayLine(block.children, itself)] : [],
  );
}

const itself = (words: string): string => words;

/** The text of a line's tree. @param picture returns the text for a picture */
export function sayLine<Picture = string>(
  words: Words | readonly Inline<Picture>[],
  picture: (image: Picture) => string,
): string {
  const phrases: readonly Inline<Picture>[] = typeof words === "string" || isRun(words) ? [words] : words;
  return phrases.map((inline) => sayInline(inline, picture)).join("");
}

function sayInline<Picture>(inline: Inline<Picture>, picture: (image: Picture) => string): string {
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
      return sayLine(inline.children, picture);
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
      return sayLine(block.children, itself);
    case "quotation":
    case "run":
      return sayBlocks(block.children);
    case "list":
      return block.items.map(sayBlocks).join("\n");
    case "code":
      return block.lines
        .map((line) => line.map((piece) => (typeof piece === "string" ? piece : piece.text)).join(""))
        .join("\n");
    case "table":
      return [block.head, ...block.rows].map((row) => row.map((cell) => sayLine(cell, itself)).join(", ")).join("\n");
    case "formula":
      return block.tex;
    case "rule":
      return "";
    case "notes":
      return block.notes.map(({ children }) => sayBlocks(children)).join("\n");
  }
}
