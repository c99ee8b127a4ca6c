import type { Nodes } from "mdast";
import type { Span } from "../source/location.ts";
import { spanOf } from "./parse-markdown.ts";

/**
 * Template tags of Hugo (shortcodes `{{< youtube … >}}` and `{{% notice %}}`) and of Liquid, as in Jekyll and Eleventy
 * (`{% include … %}` and `{{ page.title }}`). A backslash before a tag escapes it.
 */
const tag = /(?<!\\)(?:\{\{[^{}]{1,500}\}\}|\{%[^{}]{1,500}%\})/g;
/** A reference to a note: `[^1]`. */
export const noteReference = /(?<!\\)\[\^([^\]\s[]{1,200})\]/g;

const codeOrAside = new RegExp(`\`+[^\`]*\`+|${tag.source}|${noteReference.source}`, "g");

/** Fast check: most texts have no tags. */
export function mayHoldTags(text: string): boolean {
  return text.includes("{{") || text.includes("{%");
}

/** Template tags in a paragraph, a heading or a table cell, outside code and formulas. */
export function findTags(node: Nodes, text: string): Span[] {
  const { start, end } = spanOf(node, text);
  if (!mayHoldTags(text.slice(start, end))) return [];
  const literals = literalsIn(node).map((literal) => spanOf(literal, text));
  return [...text.slice(start, end).matchAll(tag)]
    .map(({ 0: found, index }) => ({ start: start + index, end: start + index + found.length }))
    .filter((span) => !literals.some((literal) => literal.start < span.end && span.start < literal.end));
}

/** Source of a paragraph without template tags and note references. */
export function withoutAsides(paragraph: string): string {
  return mayHoldTags(paragraph) || paragraph.includes("[^")
    ? paragraph.replace(codeOrAside, (found) => (found.startsWith("`") ? found : ""))
    : paragraph;
}

/** Code and formulas, which are shown as written. */
function literalsIn(node: Nodes): Nodes[] {
  if (node.type === "inlineCode" || node.type === "inlineMath") return [node];
  return "children" in node ? node.children.flatMap(literalsIn) : [];
}
