import type { Element, ElementContent, Text } from "hast";
import { fromParse5 } from "hast-util-from-parse5";
import { defaultHandlers, type Handle, type NodeHandle, toMdast } from "hast-util-to-mdast";
import { toText } from "hast-util-to-text";
import type { RootContent } from "mdast";
import type {} from "mdast-util-math";
import { SKIP, visit } from "unist-util-visit";
import * as marks from "../../../src/data-attributes.ts";
import type { ParsedPage } from "../html/parsed-page.ts";

/** A page's texts as Markdown trees, as read without scripts. */
export interface PageText {
  main: RootContent[];
  footer: RootContent[];
}

/**
 * Reads a page's texts from its HTML, so that other formats say what the page says. Controls, pictures and texts for
 * screen readers are left out. `url` is the page's full address.
 */
export function readPageText({ document }: ParsedPage, url: string): PageText {
  const base: Element = { type: "element", tagName: "base", properties: { href: url }, children: [] };
  const texts: PageText = { main: [], footer: [] };
  visit(fromParse5(document), "element", (element) => {
    const { tagName } = element;
    if (tagName !== "main" && tagName !== "footer") return undefined;
    visit(element, "element", prepare);
    const text = toMdast({ type: "root", children: [base, element] }, { document: true, handlers, nodeHandlers });
    if (text.type === "root" && texts[tagName].length === 0) texts[tagName] = text.children;
    return SKIP;
  });
  return texts;
}

/** Rewrites an element to what is read of it, in reading order. */
function prepare(element: Element): void {
  const { tagName } = element;
  // A formula has its TeX in an annotation.
  if (tagName === "math") element.children = findTex(element);
  else element.children = element.children.filter((node) => node.type === "text" || !isSilent(node));
  // A card shows its date above its title. In plain text, the title comes first.
  if (tagName === "article") element.children.sort((one, other) => Number(isHeading(other)) - Number(isHeading(one)));
  if (tagName === "dl") describe(element);
  if (!sentences.has(tagName)) divide(element);
}

const silent = new Set(["script", "style", "template", "svg", "picture", "img", "button", "iframe"]);
const silentProperties = [marks.needsJs, marks.screenReaderOnly].map((name) =>
  name.replace(/-(.)/g, (_, letter: string) => letter.toUpperCase()),
);

function isSilent(node: ElementContent): boolean {
  if (node.type !== "element") return true;
  const { tagName, properties } = node;
  if (silent.has(tagName) || properties["ariaHidden"] === "true") return true;
  // The link from a note back to the text.
  if (properties["role"] === "doc-backlink") return true;
  // The link back to the top of the page.
  if (properties["href"] === `#${marks.rootId}`) return true;
  return silentProperties.some((name) => name in properties);
}

const headings = ["h1", "h2", "h3", "h4", "h5", "h6"];

function isHeading(node: ElementContent): boolean {
  return node.type === "element" && headings.includes(node.tagName);
}

function findTex(math: Element): ElementContent[] {
  const found: ElementContent[] = [];
  visit(math, { tagName: "annotation" }, (annotation: Element) => {
    found.push(...annotation.children);
  });
  return found;
}

/** Turns each name and its value into one list item. */
function describe(element: Element): void {
  let name: ElementContent[] = [];
  const items: Element[] = [];
  visit(element, "element", (child) => {
    if (child.tagName === "dt") name = [...child.children, { type: "text", value: ": " }];
    if (child.tagName !== "dd") return undefined;
    items.push({ type: "element", tagName: "li", properties: {}, children: [...name, ...child.children] });
    return SKIP;
  });
  element.tagName = "ul";
  element.children = items;
}

const form = new Set(["strong", "em", "del", "code", "br", "math"]);
const inline = new Set(["a", "span", "b", "i", "small", "time", "abbr", "sup", ...form]);
const sentences = new Set([...headings, ...inline, "p", "pre", "th", "td"]);

/** Wraps each inline child in a paragraph, unless the element has text of its own or formatting. */
function divide(element: Element): void {
  const isSentence = element.children.some((node) =>
    node.type === "text" ? node.value.trim() !== "" : node.type === "element" && form.has(node.tagName),
  );
  if (isSentence) return;
  element.children = element.children.map((node) =>
    node.type === "element" && inline.has(node.tagName)
      ? { type: "element", tagName: "p", properties: {}, children: [node] }
      : node,
  );
}

const { a, div, li, span } = defaultHandlers;
const nodeHandlers: Record<string, NodeHandle> = {
  text: (_, node: Text) => ({ type: "text", value: node.value.replace(/\s+/g, " ") }),
};

/** Elements that `hast-util-to-mdast` would convert differently. */
const handlers: Record<string, Handle> = {
  a: (state, node) => {
    if (node.properties["role"] === "doc-noteref") return { type: "text", value: `[${toText(node)}]` };
    const children = state.all(node);
    return children.length === 0 || node.properties["href"] === undefined ? children : a(state, node);
  },
  // Forms work only on the page, so they become a link to it.
  form: (state, _, parent) => {
    const id = parent && "properties" in parent ? parent.properties["id"] : undefined;
    const url = state.resolve(id === undefined ? "" : `#${id}`);
    return { type: "paragraph", children: [{ type: "link", url, children: [{ type: "text", value: url }] }] };
  },
  // Without scripts, the dialog's text follows the card that has the same title.
  dialog: (state, node) => state.toFlow(state.all(node)).filter((child) => child.type !== "heading" || child.depth > 2),
  // Items become tight, even if HTML has paragraphs in them.
  li: (state, node) => ({ ...li(state, node), spread: false }),
  math: (_, node) => ({ type: "inlineMath", value: toText(node, { whitespace: "pre" }) }),
  // It may hold a heading.
  summary: div,
  video: span,
};
