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
import type { Span } from "../source/location.ts";
import { readHtml } from "./read-html.ts";

/** How much Markdown is supported: inline only, or blocks as well. */
export type Extent = "line" | "blocks";

const strikethrough = gfmStrikethrough({ singleTilde: false });

/**
 * Disabled for single lines: blocks, so that "1." or "#" at the start stays as it is, and HTML character references.
 * Formulas are also for longer texts only, since a price has a dollar sign.
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
    extensions: [strikethrough, gfmTable(), gfmAutolinkLiteral(), gfmFootnote(), math()],
    mdastExtensions: [
      gfmStrikethroughFromMarkdown(),
      gfmTableFromMarkdown(),
      gfmAutolinkLiteralFromMarkdown(),
      gfmFootnoteFromMarkdown(),
      mathFromMarkdown(),
    ] satisfies TreeExtension[],
  },
};

/** Parsed texts, the latest last. The check, pages, feeds and other outputs parse the same texts. */
const parsed = new Map<string, Readonly<Root>>();

/** In characters of all texts together. Their trees take about fifty times as many bytes. */
const mostKept = 1_000_000;
let kept = 0;

/**
 * Parses CommonMark with strikethrough. `blocks` adds tables, bare URLs, footnotes and formulas as on GitHub, and
 * harmless HTML. Results are cached.
 */
export function parseMarkdown(text: string, extent: Extent): Readonly<Root> {
  const key = `${extent} ${text}`;
  const known = parsed.get(key);
  if (known) return known;
  const written = fromMarkdown(text, settings[extent]);
  const root = extent === "blocks" && text.includes("<") ? readHtml(written, text) : written;
  parsed.set(key, root);
  kept += key.length;
  for (const oldest of parsed.keys()) {
    if (kept <= mostKept) break;
    parsed.delete(oldest);
    kept -= oldest.length;
  }
  return root;
}

/** The position of a node; the whole text if it has none. */
export function spanOf({ position }: Pick<Nodes, "position">, text: string): Span {
  return { start: position?.start.offset ?? 0, end: position?.end.offset ?? text.length };
}
