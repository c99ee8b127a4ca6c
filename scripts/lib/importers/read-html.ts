import type { DefaultTreeAdapterTypes as Tree } from "parse5";
import { href } from "../../../schema/primitives.ts";
import { maxDepth } from "../../../schema/source/syntax/tree.ts";
import { parseUntrustedFragment } from "../html/parse-html.ts";

/** True if a text has an element with an end tag, a line break or an HTML entity. */
export function isHtml(text: string): boolean {
  return (
    hasWholeElement(text) ||
    /<br\s*\/?>|&(?:amp|lt|gt|quot|apos|nbsp|[mn]dash|hellip|bull|#[0-9]+|#x[0-9a-f]+);/i.test(text)
  );
}

const tag = /<(\/?)(p|div|span|b|strong|i|em|u|s|del|a|ul|ol|li|h[1-6]|code|small|sub|sup)(?:\s[^<>]*)?>/gi;

/** True if a start tag is followed by its end tag. One pass over all tags: a search for each would be quadratic. */
function hasWholeElement(text: string): boolean {
  const opened = new Set<string>();
  for (const [, slash, name = ""] of text.matchAll(tag)) {
    if (slash === "") opened.add(name.toLowerCase());
    else if (opened.has(name.toLowerCase())) return true;
  }
  return false;
}

/** Converts HTML to Markdown. Each list item is a line after "- ". In plain text, line breaks are kept. */
export function readHtml(html: string): string {
  const { childNodes } = parseUntrustedFragment(/<[a-z]/i.test(html) ? html : html.replaceAll("\n", "<br>"));
  const text = tidy(write(childNodes, { isFormatted: true, depth: 0 }));
  const parts = text.split(/\n{2,}/);
  const isItem = (part = "") => part.startsWith("- ");
  return parts
    .map((part, index) => (index === 0 ? "" : isItem(part) && isItem(parts[index - 1]) ? "\n" : "\n\n") + part)
    .join("");
}

/** Returns the text content of HTML in one line. */
export function readHtmlText(html: string): string {
  const words = write(parseUntrustedFragment(html).childNodes, { isFormatted: false, depth: 0 });
  return words.replace(/\s+/g, " ").trim();
}

interface Writing {
  /** True to write Markdown, with literal Markdown characters escaped. */
  isFormatted: boolean;
  depth: number;
}

const marks: Readonly<Record<string, string>> = {
  b: "**",
  strong: "**",
  i: "*",
  em: "*",
  s: "~~",
  del: "~~",
  strike: "~~",
};
const blocks = new Set(
  "address article blockquote div dl dt dd h1 h2 h3 h4 h5 h6 hr li ol p pre section table tr ul".split(" "),
);
const silent = new Set("script style template noscript iframe object svg math head title".split(" "));
const isList = ({ nodeName }: Tree.ChildNode) => nodeName === "ul" || nodeName === "ol";

function write(nodes: readonly Tree.ChildNode[], writing: Writing): string {
  const { depth } = writing;
  // No real page nests elements deeper than this.
  return depth > maxDepth ? "" : nodes.map((node) => writeNode(node, { ...writing, depth: depth + 1 })).join("");
}

function writeNode(node: Tree.ChildNode, writing: Writing): string {
  const { isFormatted } = writing;
  if (node.nodeName === "#text" && "value" in node) {
    const words = node.value.replace(/\s+/g, " ");
    return isFormatted ? escapeMarks(words) : words;
  }
  if (!("tagName" in node) || silent.has(node.tagName)) return "";
  const { tagName, attrs, childNodes } = node;
  if (tagName === "br") return "\n";
  if (tagName === "li" && isFormatted) {
    const ofItem = (child: Tree.ChildNode) => !isList(child);
    const own = write(childNodes.filter(ofItem), writing).replace(/\s+/g, " ").trim();
    // Items of nested lists follow their parent.
    return `${own && `\n\n- ${own}`}\n\n${write(childNodes.filter(isList), writing)}`;
  }
  const inner = write(childNodes, tagName === "code" ? { ...writing, isFormatted: false } : writing);
  if (blocks.has(tagName)) return `\n\n${inner}\n\n`;
  if (!isFormatted) return inner;
  if (tagName === "code") return inner.includes("`") ? escapeMarks(inner) : wrap("`", inner);
  const mark = marks[tagName];
  if (mark !== undefined) return wrap(mark, inner);
  const address = tagName === "a" ? attrs.find(({ name }) => name === "href")?.value.trim() : undefined;
  return address !== undefined && leadsSomewhere(address) && inner.trim() !== ""
    ? inner.replace(/\S(?:.*\S)?/s, (words) => `[${words}](${escapeAddress(words && address)})`)
    : inner;
}

/** True for web, e-mail and telephone addresses. Relative paths are useless outside their own page. */
function leadsSomewhere(address: string): boolean {
  return /^(?:https?|mailto|tel):/i.test(address) && href.safeParse(address).success;
}

function escapeAddress(address: string): string {
  return address.replace(/[()\s]/g, (character) => `%${character.charCodeAt(0).toString(16)}`);
}

/** Wraps each line in a Markdown delimiter, without the spaces around it. */
function wrap(mark: string, words: string): string {
  return words.replace(/[^\s](?:[^\n]*[^\s])?/g, (line) => mark + line + mark);
}

/** Escapes characters that Markdown would interpret. */
function escapeMarks(words: string): string {
  // Each "]" is searched for once for all "[" before it.
  let close = -1;
  const isLinkAt = (all: string, at: number) => {
    if (close < at) close = all.indexOf("]", at);
    if (close === -1) close = all.length;
    return all.startsWith("](", close);
  };
  return words
    .replace(/[\\*`]|~~/g, "\\$&")
    .replace(/(?<![\p{L}\p{N}])_|_(?![\p{L}\p{N}])/gu, "\\_")
    .replace(/<(?=[\p{L}/!?])/gu, "\\$&")
    .replace(/\[/g, (bracket, at: number, all: string) => (isLinkAt(all, at) ? `\\${bracket}` : bracket));
}

/** Trims each line and the whole text. */
function tidy(text: string): string {
  return text
    .split("\n")
    .map((line) => line.trim())
    .join("\n")
    .trim();
}
