import type { Nodes } from "mdast";
import type { Span } from "../source/place.ts";
import { spanOf } from "./syntax.ts";

/**
 * What other programs fill in before they read a text: Hugo's shortcodes `{{< youtube … >}}` and `{{% notice %}}`,
 * Liquid's `{% include … %}` and `{{ page.title }}`, as in Jekyll and Eleventy. A backslash makes of it what it looks like.
 */
const tag = /(?<!\\)(?:\{\{[^{}]{1,500}\}\}|\{%[^{}]{1,500}%\})/g;
/** A reference to a note: `[^1]`. */
export const noteReference = /(?<!\\)\[\^([^\]\s[]{1,200})\]/g;

const codeOrAside = new RegExp(`\`+[^\`]*\`+|${tag.source}|${noteReference.source}`, "g");

/** Whether a text may hold such a tag. Most don't, and are not searched. */
export function mayHoldTags(text: string): boolean {
  return text.includes("{{") || text.includes("{%");
}

/** Where tags of other programs stand in a paragraph, a heading or a cell; in code and formulas they are what is told of. */
export function findTags(node: Nodes, text: string): Span[] {
  const { start, end } = spanOf(node, text);
  if (!mayHoldTags(text.slice(start, end))) return [];
  const literals = literalsIn(node).map((literal) => spanOf(literal, text));
  return [...text.slice(start, end).matchAll(tag)]
    .map(({ 0: found, index }) => ({ start: start + index, end: start + index + found.length }))
    .filter((span) => !literals.some((literal) => literal.start < span.end && span.start < literal.end));
}

/** A paragraph as it is written, without the tags of other programs and the references to notes. */
export function withoutAsides(paragraph: string): string {
  return mayHoldTags(paragraph) || paragraph.includes("[^")
    ? paragraph.replace(codeOrAside, (found) => (found.startsWith("`") ? found : ""))
    : paragraph;
}

/** What in a paragraph is shown as it is written. */
function literalsIn(node: Nodes): Nodes[] {
  if (node.type === "inlineCode" || node.type === "inlineMath") return [node];
  return "children" in node ? node.children.flatMap(literalsIn) : [];
}
