import type { Run, Text, Traced } from "../text.ts";

/**
 * Texts with form as views get them: small trees of plain values, with the names that Markdown's own trees have
 * (https://github.com/syntax-tree/mdast). A text without marks is a bare string, so that the pages' data does not grow.
 */

/** A sentence or more. */
export type Words = Text | Inline<never>[];

/** What stands in a line; `Picture` is what a picture is to those who show it. */
export type Inline<Picture> =
  | string
  | { type: "strong" | "emphasis" | "delete"; children: Inline<Picture>[] }
  | { type: "inlineCode"; value: string }
  | { type: "link"; href: string; children: Inline<Picture>[] }
  | { type: "break" }
  | Run<Inline<Picture>>
  | { type: "image"; image: Picture }
  | NoteReference
  | Formula;

/** Where a text refers to a note at its end: `[^1]`. */
export interface NoteReference {
  type: "noteReference";
  /** The note's place among those of the text, from 1: in the order in which it refers to them. */
  number: number;
  /** Where the note leads back to; the note itself stands at `to`. */
  id: string;
  to: string;
}

/** A note at the end of a text. */
export interface Note<Picture> {
  id: string;
  children: LongText<Picture>;
  /** The ids of the places that refer to it. */
  references: string[];
}

/** A formula: its TeX, and what it was set as, where somebody has set it. */
export interface Formula {
  type: "formula";
  tex: string;
  /** Whether it has a line of its own. */
  isDisplay: boolean;
  math: MathNode | undefined;
}

/** An element of MathML, or a text in one. */
export type MathNode = string | { tag: string; attributes?: Record<string, string>; children: MathNode[] };

/** A longer text, block by block; a bare string is a paragraph without marks. */
export type LongText<Picture> = Block<Picture>[];

export type Block<Picture> = string | (FormedBlock<Picture> & Traced);

type FormedBlock<Picture> =
  | { type: "paragraph"; children: Inline<Picture>[] }
  /** With an `id`, links lead to it. */
  | { type: "heading"; level: number; id?: string; children: Inline<Picture>[] }
  | { type: "quotation"; children: LongText<Picture> }
  | Run<Block<Picture>>
  | { type: "list"; start: number | undefined; items: LongText<Picture>[] }
  | { type: "code"; lines: CodeLine[] }
  | { type: "table"; align: Alignment[]; head: Inline<Picture>[][]; rows: Inline<Picture>[][][] }
  | { type: "rule" }
  /** The notes of the text, behind all else. */
  | { type: "notes"; notes: Note<Picture>[] }
  | Formula;

export type Alignment = "left" | "right" | "center" | undefined;

/** A line of a program, in pieces: what is nothing special is a bare string. */
export type CodeLine = (string | { kind: TokenKind; text: string })[];

/** What a piece of a program is, as far as it is told by a colour. */
export const tokenKinds = ["comment", "keyword", "string", "constant", "function", "parameter", "punctuation"] as const;

export type TokenKind = (typeof tokenKinds)[number];
