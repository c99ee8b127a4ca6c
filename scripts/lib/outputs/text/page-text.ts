import type { BlockContent, Heading, List, ListItem, PhrasingContent, RootContent, Table, TableRow } from "mdast";
import type {} from "mdast-util-math";
import type { DefaultTreeAdapterTypes as Tree } from "parse5";
import * as marks from "../../../../src/marks.ts";
import type { ParsedPage } from "../../html/parsed-page.ts";

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
  const read = (tag: string) => {
    const element = findElement(document, tag);
    return element ? readBlocks(element, url) : [];
  };
  return { main: read("main"), footer: read("footer") };
}

function findElement(parent: Tree.ParentNode, tag: string): Tree.Element | undefined {
  for (const node of parent.childNodes) {
    if (!("tagName" in node)) continue;
    const found = node.tagName === tag ? node : findElement(node, tag);
    if (found) return found;
  }
  return undefined;
}

const silent = new Set(["script", "style", "template", "svg", "picture", "img", "button", "iframe"]);
const form = new Set(["strong", "em", "del", "code", "br", "math"]);
const inline = new Set(["a", "span", "b", "i", "small", "time", "abbr", "sup", ...form]);

function isSilent(element: Tree.Element): boolean {
  if (silent.has(element.tagName) || attribute(element, "aria-hidden") === "true") return true;
  // The way from a note back to the text.
  if (attribute(element, "role") === "doc-backlink") return true;
  // The way back to the top of what is read from its top.
  if (attribute(element, "href") === `#${marks.rootId}`) return true;
  return [marks.needsJs, marks.heard].some((mark) => attribute(element, mark) !== undefined);
}

/** What stands in an element, block by block; phrases between blocks are paragraphs of their own. */
function readBlocks(parent: Tree.Element, url: string): RootContent[] {
  const blocks: RootContent[] = [];
  let phrases: Tree.ChildNode[] = [];
  const endParagraph = () => {
    const children = readPhrases(phrases, url);
    if (children.length > 0) blocks.push({ type: "paragraph", children });
    phrases = [];
  };
  // Things that stand under each other on the page are not one sentence; words with form among others are.
  const isSentence = parent.childNodes.some((node) =>
    "value" in node ? node.value.trim() !== "" : "tagName" in node && form.has(node.tagName),
  );
  for (const node of inReadingOrder(parent)) {
    if (!("tagName" in node) || inline.has(node.tagName)) {
      phrases.push(node);
      if ("tagName" in node && !isSentence) endParagraph();
    } else {
      endParagraph();
      if (!isSilent(node)) for (const one of readBlock(node, url)) blocks.push(one);
    }
  }
  endParagraph();
  return blocks;
}

/** A card's date stands over its title on the page, where the eye takes both at once; read aloud, the title leads. */
function inReadingOrder({ tagName, childNodes }: Tree.Element): Tree.ChildNode[] {
  if (tagName !== "article") return childNodes;
  const isHeading = (node: Tree.ChildNode) => "tagName" in node && levelOf(node) !== undefined;
  return [...childNodes.filter(isHeading), ...childNodes.filter((node) => !isHeading(node))];
}

function readBlock(element: Tree.Element, url: string): RootContent[] {
  const depth = levelOf(element);
  if (depth !== undefined) return [{ type: "heading", depth, children: readPhrases(element.childNodes, url) }];
  switch (element.tagName) {
    case "p": {
      const children = readPhrases(element.childNodes, url);
      return children.length > 0 ? [{ type: "paragraph", children }] : [];
    }
    case "ul":
    case "ol":
      return readList(element, url);
    case "pre":
      return [{ type: "code", value: rawText(element).replace(/\n$/, "") }];
    case "blockquote":
      return [{ type: "blockquote", children: readBlocks(element, url).filter(isBlock) }];
    case "table":
      return [readTable(element, url)];
    case "hr":
      return [{ type: "thematicBreak" }];
    case "dl":
      return readDescriptions(element, url);
    case "form":
      // It works on the page alone.
      return [{ type: "paragraph", children: [addressOf(element, url)] }];
    case "dialog":
      // Without scripts its text follows the card whose title it repeats in its own.
      return readBlocks(element, url).filter((node) => node.type !== "heading" || node.depth > 2);
    default:
      return readBlocks(element, url);
  }
}

function levelOf({ tagName }: Tree.Element): Heading["depth"] | undefined {
  const levels: Record<string, Heading["depth"]> = { h1: 1, h2: 2, h3: 3, h4: 4, h5: 5, h6: 6 };
  return levels[tagName];
}

function readList(element: Tree.Element, url: string): List[] {
  const items = element.childNodes
    .filter((node) => "tagName" in node)
    .filter((node) => node.tagName === "li")
    .map((item): ListItem => ({ type: "listItem", spread: false, children: readBlocks(item, url).filter(isBlock) }))
    .filter(({ children }) => children.length > 0);
  return items.length > 0 ? [{ type: "list", ordered: element.tagName === "ol", spread: false, children: items }] : [];
}

const blockTypes: readonly string[] = ["paragraph", "list", "heading", "code", "blockquote", "table", "thematicBreak"];

/** Whether a node may stand in an item of a list, or in a quotation. */
export function isBlock(node: RootContent): node is BlockContent {
  return blockTypes.includes(node.type);
}

function readTable(element: Tree.Element, url: string): Table {
  const find = (parent: Tree.Element, tags: readonly string[]): Tree.Element[] =>
    parent.childNodes.flatMap((node) => {
      if (!("tagName" in node)) return [];
      return tags.includes(node.tagName) ? [node] : find(node, tags);
    });
  const rows = find(element, ["tr"]).map((row): TableRow => {
    const cells = find(row, ["th", "td"]);
    return {
      type: "tableRow",
      children: cells.map((cell) => ({ type: "tableCell", children: readPhrases(cell.childNodes, url) })),
    };
  });
  return { type: "table", children: rows };
}

/** A name and what it names become one line of a list. */
function readDescriptions(element: Tree.Element, url: string): List[] {
  const entries: ListItem[] = [];
  let name = "";
  const visit = (parent: Tree.Element) => {
    for (const node of parent.childNodes) {
      if (!("tagName" in node)) continue;
      if (node.tagName === "dt") name = textOf(node);
      else if (node.tagName === "dd") {
        const children: PhrasingContent[] = [
          { type: "text", value: `${name}: ` },
          ...readPhrases(node.childNodes, url),
        ];
        entries.push({ type: "listItem", spread: false, children: [{ type: "paragraph", children }] });
      } else visit(node);
    }
  };
  visit(element);
  return entries.length > 0 ? [{ type: "list", ordered: false, spread: false, children: entries }] : [];
}

/** A link to the part of the page that a form stands in. */
function addressOf(form: Tree.Element, url: string): PhrasingContent {
  const id = form.parentNode && "tagName" in form.parentNode ? attribute(form.parentNode, "id") : undefined;
  const address = new URL(id === undefined ? url : `${url}#${id}`).href;
  return { type: "link", url: address, children: [{ type: "text", value: address }] };
}

function readPhrases(nodes: readonly Tree.ChildNode[], url: string): PhrasingContent[] {
  return trim(readWords(nodes, url));
}

/** The same with the spaces around them, which may divide them from what stands beside them. */
function readWords(nodes: readonly Tree.ChildNode[], url: string): PhrasingContent[] {
  return nodes.flatMap((node): PhrasingContent[] => {
    if ("value" in node) return [{ type: "text", value: node.value.replace(/\s+/g, " ") }];
    if (!("tagName" in node) || isSilent(node)) return [];
    switch (node.tagName) {
      case "a":
        if (attribute(node, "role") === "doc-noteref") return [{ type: "text", value: `[${textOf(node)}]` }];
        return readLink(node, url);
      case "strong":
        return [{ type: "strong", children: readPhrases(node.childNodes, url) }];
      case "em":
        return [{ type: "emphasis", children: readPhrases(node.childNodes, url) }];
      case "del":
        return [{ type: "delete", children: readPhrases(node.childNodes, url) }];
      case "code":
        return [{ type: "inlineCode", value: textOf(node) }];
      case "br":
        return [{ type: "break" }];
      case "math":
        return [{ type: "inlineMath", value: texOf(node) }];
      default:
        return readWords(node.childNodes, url);
    }
  });
}

function readLink(element: Tree.Element, url: string): PhrasingContent[] {
  const named = readPhrases(element.childNodes, url).filter((child) => child.type !== "link");
  const href = attribute(element, "href");
  if (href === undefined || named.length === 0) return named;
  return [{ type: "link", url: new URL(href, url).href, children: named }];
}

/** Without the spaces around them, in however many pieces they stand there. */
function trim(phrases: readonly PhrasingContent[]): PhrasingContent[] {
  const isBlank = (phrase: PhrasingContent) => phrase.type === "text" && phrase.value.trim() === "";
  const begin = phrases.findIndex((phrase) => !isBlank(phrase));
  if (begin < 0) return [];
  const kept = phrases.slice(begin, phrases.findLastIndex((phrase) => !isBlank(phrase)) + 1);
  const [first, last] = [kept[0], kept.at(-1)];
  if (first?.type === "text") first.value = first.value.trimStart();
  if (last?.type === "text") last.value = last.value.trimEnd();
  return kept;
}

/** A formula's TeX, which stands beside it for programs. */
function texOf(element: Tree.Element): string {
  for (const node of element.childNodes) {
    if (!("tagName" in node)) continue;
    const tex = node.tagName === "annotation" ? rawText(node) : texOf(node);
    if (tex !== "") return tex;
  }
  return "";
}

function rawText(element: Tree.Element): string {
  return element.childNodes
    .map((node) => ("value" in node ? node.value : "tagName" in node ? rawText(node) : ""))
    .join("");
}

function textOf(element: Tree.Element): string {
  return rawText(element).replace(/\s+/g, " ").trim();
}

function attribute(element: Tree.Element, name: string): string | undefined {
  return element.attrs.find((attr) => attr.name === name)?.value;
}
