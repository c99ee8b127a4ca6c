import type { Run, Text, Traced } from "../text.ts";

/**
 * Rich text for views: small trees of plain values, with the node names of mdast
 * (https://github.com/syntax-tree/mdast). Text without markup is a bare string, to keep the pages' data small.
 */

/** Inline rich text: a sentence or more. */
export type InlineText = Text | Inline<never>[];

/** Inline content. `Picture` is the type of pictures in an output. */
export type Inline<Picture> =
  | string
  | { type: "strong" | "emphasis" | "delete"; children: Inline<Picture>[] }
  | { type: "sub" | "sup" | "kbd" | "mark" | "abbr"; title?: Text; children: Inline<Picture>[] }
  | { type: "inlineCode"; value: string }
  | { type: "link"; href: string; children: Inline<Picture>[] }
  | { type: "break" }
  | Run<Inline<Picture>>
  | { type: "image"; image: Picture }
  | NoteReference
  | Formula;

/** A reference to a note: `[^1]`. */
export interface NoteReference {
  type: "noteReference";
  /** Number of the note, from 1, in the order of first references. */
  number: number;
  /** Id of this reference, for the link back. `to` is the id of the note. */
  id: string;
  to: string;
}

export interface Note<Picture> {
  id: string;
  children: LongText<Picture>;
  references: string[];
}

/** A formula: its TeX, and its MathML if it was typeset. */
export interface Formula {
  type: "formula";
  tex: string;
  /** True if it is displayed as a block. */
  isDisplay: boolean;
  math: MathNode | undefined;
}

/** A MathML element or a text node. */
export type MathNode = string | { tag: string; attributes?: Record<string, string>; children: MathNode[] };

/** A longer text in blocks. A bare string is a paragraph without markup. */
export type LongText<Picture> = Block<Picture>[];

export type Block<Picture> = string | (FormedBlock<Picture> & Traced);

type FormedBlock<Picture> =
  | { type: "paragraph"; children: Inline<Picture>[] }
  /** `id` is an anchor for links. */
  | { type: "heading"; level: number; id?: string; children: Inline<Picture>[] }
  | { type: "quotation"; children: LongText<Picture> }
  | Run<Block<Picture>>
  | { type: "list"; start: number | undefined; items: LongText<Picture>[] }
  | { type: "code"; lines: CodeLine[] }
  | { type: "table"; align: Alignment[]; head: Inline<Picture>[][]; rows: Inline<Picture>[][][] }
  | { type: "rule" }
  /** Blocks that open under their summary. */
  | { type: "details"; summary: Inline<Picture>[]; children: LongText<Picture> }
  /** The notes, at the end of the text. */
  | { type: "notes"; notes: Note<Picture>[] }
  | Formula;

export type Alignment = "left" | "right" | "center" | undefined;

/** A line of code in tokens. Tokens without a kind are bare strings. */
export type CodeLine = (string | { kind: TokenKind; text: string })[];

/** Kinds of tokens that have a colour. */
export const tokenKinds = ["comment", "keyword", "string", "constant", "function", "parameter", "punctuation"] as const;

export type TokenKind = (typeof tokenKinds)[number];
