import type { Element, ElementContent, Text } from "hast";
import { fromParse5 } from "hast-util-from-parse5";
import { defaultHandlers, type Handle, type NodeHandle, toMdast } from "hast-util-to-mdast";
import { toText } from "hast-util-to-text";
import type { RootContent } from "mdast";
import type {} from "mdast-util-math";
import { SKIP, visit } from "unist-util-visit";
import * as marks from "../../../src/marks.ts";
import type { ParsedPage } from "../html/parsed-page.ts";

/** The texts of a page as a reader without scripts finds them, in the terms of Markdown. */
export interface PageText {
  main: RootContent[];
  footer: RootContent[];
}

/**
 * Reads a page's texts from its HTML, whatever blocks it has: what other formats say is then what the page says.
 * Left out are controls, pictures, and what only repeats or explains for the ear. `url` is the page's full address.
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

/** Changes an element to what is read of it, in the order in which it is read. */
function prepare(element: Element): void {
  const { tagName } = element;
  // A formula's TeX stands beside it for programs.
  if (tagName === "math") element.children = findTex(element);
  else element.children = element.children.filter((node) => node.type === "text" || !isSilent(node));
  // A card's date stands over its title on the page, where the eye takes both at once; read aloud, the title leads.
  if (tagName === "article") element.children.sort((one, other) => Number(isHeading(other)) - Number(isHeading(one)));
  if (tagName === "dl") describe(element);
  if (!sentences.has(tagName)) divide(element);
}

const silent = new Set(["script", "style", "template", "svg", "picture", "img", "button", "iframe"]);
const silentProperties = [marks.needsJs, marks.heard].map((name) =>
  name.replace(/-(.)/g, (_, letter: string) => letter.toUpperCase()),
);

function isSilent(node: ElementContent): boolean {
  if (node.type !== "element") return true;
  const { tagName, properties } = node;
  if (silent.has(tagName) || properties["ariaHidden"] === "true") return true;
  // The way from a note back to the text.
  if (properties["role"] === "doc-backlink") return true;
  // The way back to the top of what is read from its top.
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

/** A name and what it names become one line of a list. */
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

/** Things that stand under each other on the page are not one sentence; words with form among others are. */
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

/** What is read otherwise than programs that know no more than HTML do. */
const handlers: Record<string, Handle> = {
  a: (state, node) => {
    if (node.properties["role"] === "doc-noteref") return { type: "text", value: `[${toText(node)}]` };
    const children = state.all(node);
    return children.length === 0 || node.properties["href"] === undefined ? children : a(state, node);
  },
  // It works on the page alone.
  form: (state, _, parent) => {
    const id = parent && "properties" in parent ? parent.properties["id"] : undefined;
    const url = state.resolve(id === undefined ? "" : `#${id}`);
    return { type: "paragraph", children: [{ type: "link", url, children: [{ type: "text", value: url }] }] };
  },
  // Without scripts its text follows the card whose title it repeats in its own.
  dialog: (state, node) => state.toFlow(state.all(node)).filter((child) => child.type !== "heading" || child.depth > 2),
  // Items are no paragraphs of their own, even where HTML has them as such.
  li: (state, node) => ({ ...li(state, node), spread: false }),
  math: (_, node) => ({ type: "inlineMath", value: toText(node, { whitespace: "pre" }) }),
  // It may hold a heading.
  summary: div,
  video: span,
};
