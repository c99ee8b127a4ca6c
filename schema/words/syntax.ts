import type { Nodes, Root } from "mdast";
import { fromMarkdown, type Extension as TreeExtension } from "mdast-util-from-markdown";
import { gfmAutolinkLiteralFromMarkdown } from "mdast-util-gfm-autolink-literal";
import { gfmFootnoteFromMarkdown } from "mdast-util-gfm-footnote";
import { gfmStrikethroughFromMarkdown } from "mdast-util-gfm-strikethrough";
import { gfmTableFromMarkdown } from "mdast-util-gfm-table";
import { mathFromMarkdown } from "mdast-util-math";
import { gfmAutolinkLiteral } from "micromark-extension-gfm-autolink-literal";
import { gfmFootnote } from "micromark-extension-gfm-footnote";
import { gfmStrikethrough } from "micromark-extension-gfm-strikethrough";
import { gfmTable } from "micromark-extension-gfm-table";
import { math } from "micromark-extension-math";
import type { Span } from "../source/place.ts";

/** How much of Markdown a text takes: what stands in a line, or blocks as well. */
export type Extent = "line" | "blocks";

const strikethrough = gfmStrikethrough({ singleTilde: false });

/**
 * What a text of a line is not searched for: blocks, so that one which begins with "1." or "#" stays what it is, and
 * letters by HTML's names. A formula's dollars are for longer texts, too: a price has one.
 */
const notInLine = [
  "blockQuote",
  "characterReference",
  "codeFenced",
  "codeIndented",
  "definition",
  "headingAtx",
  "htmlFlow",
  "list",
  "setextUnderline",
  "thematicBreak",
];

const settings = {
  line: {
    extensions: [strikethrough, { disable: { null: notInLine } }],
    mdastExtensions: [gfmStrikethroughFromMarkdown()],
  },
  blocks: {
    // HTML is shown as it is written: as a block it would keep what stands in it from being read.
    extensions: [
      strikethrough,
      gfmTable(),
      gfmAutolinkLiteral(),
      gfmFootnote(),
      math(),
      { disable: { null: ["htmlFlow"] } },
    ],
    mdastExtensions: [
      gfmStrikethroughFromMarkdown(),
      gfmTableFromMarkdown(),
      gfmAutolinkLiteralFromMarkdown(),
      gfmFootnoteFromMarkdown(),
      mathFromMarkdown(),
    ] satisfies TreeExtension[],
  },
};

/** Parsed texts, the latest last. The check, the pages, feeds and texts of a site all ask for the same ones. */
const parsed = new Map<string, Readonly<Root>>();

/** In characters of all texts together: their trees take about fifty times as many bytes. */
const mostKept = 1_000_000;
let kept = 0;

/**
 * Parses a text (CommonMark, with strikethrough, tables, bare addresses, footnotes and formulas as GitHub has them), or
 * gives the tree of an equal text that was parsed before.
 */
export function parseMarkdown(text: string, extent: Extent): Readonly<Root> {
  const key = `${extent} ${text}`;
  const known = parsed.get(key);
  if (known) return known;
  const root = fromMarkdown(text, settings[extent]);
  parsed.set(key, root);
  kept += key.length;
  for (const oldest of parsed.keys()) {
    if (kept <= mostKept) break;
    parsed.delete(oldest);
    kept -= oldest.length;
  }
  return root;
}

/** Where a node stands in its text; one that stands nowhere by itself, all over it. */
export function spanOf({ position }: Pick<Nodes, "position">, text: string): Span {
  return { start: position?.start.offset ?? 0, end: position?.end.offset ?? text.length };
}
