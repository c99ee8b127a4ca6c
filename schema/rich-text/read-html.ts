import type { Element, ElementContent, RootContent as HtmlContent, Nodes as HtmlNodes, Root as HtmlRoot } from "hast";
import { raw } from "hast-util-raw";
import { sanitize } from "hast-util-sanitize";
import { type Handle, toMdast } from "hast-util-to-mdast";
import type { Data, Node, Nodes, PhrasingContent, RootContent } from "mdast";
import { VFile } from "vfile";
import { allowed, isHtml, look, mostOpen, selfClosing, shown, transparent, words } from "./html-elements.ts";
import { textOf } from "./text-of.ts";

/** A node of Markdown within HTML. */
interface Markdown {
  type: "markdown";
  node: RootContent;
}

/** HTML that isn't parsed yet. */
interface Raw {
  type: "raw";
  value: string;
}

/** Inline elements that Markdown has no marks for. */
interface Marked extends Node {
  type: "sub" | "sup" | "kbd" | "mark" | "abbr";
  title?: string | undefined;
  data: Data & { hName: string };
  children: PhrasingContent[];
}

interface Details extends Node {
  type: "details";
  summary: PhrasingContent[];
  children: RootContent[];
}

/** In place of what the allowlist left out: its opening tag. It is reported and never shown. */
interface LeftOut extends Node {
  type: "leftOut";
  data: Marked["data"];
  value: string;
}

declare module "hast" {
  interface RootContentMap {
    markdown: Markdown;
    raw: Raw;
  }
  interface ElementContentMap {
    markdown: Markdown;
  }
}

declare module "mdast" {
  interface PhrasingContentMap {
    marked: Marked;
    leftOut: LeftOut;
  }
  interface RootContentMap {
    marked: Marked;
    leftOut: LeftOut;
    details: Details;
  }
}

/**
 * Replaces the HTML in a Markdown tree by nodes of Markdown, by an allowlist. What is left out becomes a `leftOut`
 * node. @param text the source
 */
export function readHtml<Tree extends Nodes>(tree: Tree, text: string): Tree {
  const file = new VFile(text);
  const isNested = nestsDeeply(tree);
  const readAll = (nodes: readonly RootContent[]): RootContent[] => {
    const children = nodes.flatMap((node): RootContent[] => {
      // Hugo writes {{<figure …>}}.
      const isTag = text.endsWith("{{", node.position?.start.offset ?? 0);
      if (node.type === "html") return isHtml(node.value) && !isTag ? [node] : [{ ...node, type: "text" }];
      return read(node);
    });
    return children.some(({ type }) => type === "html") ? fromHtml(children, file, isNested) : children;
  };
  const read = (node: RootContent): RootContent[] => {
    if (!("children" in node)) return [node];
    const children = readAll(node.children);
    if (node.type === "paragraph" && !children.every(isPhrasing)) return children;
    const isOfPhrases =
      node.type === "paragraph" || node.type === "heading" || node.type === "tableCell" || isPhrasing(node);
    return [Object.assign(node, { children: isOfPhrases ? phrasesOf(children) : children })];
  };
  return "children" in tree ? Object.assign(tree, { children: readAll(tree.children) }) : tree;
}

/** True if so many elements are open at once that no parser should see them. */
function nestsDeeply(tree: Nodes): boolean {
  const open = new Map<string, number>();
  let depth = 0;
  let most = 0;
  const visit = (node: Nodes): void => {
    if (node.type === "html")
      for (const [, close, name = ""] of node.value.matchAll(/<(\/?)([a-z][a-z0-9]*)/gi)) {
        const count = open.get(name) ?? 0;
        if (selfClosing.has(name) || (close && count === 0)) continue;
        open.set(name, count + (close ? -1 : 1));
        depth += close ? -1 : 1;
        most = Math.max(most, depth);
      }
    if ("children" in node) for (const child of node.children) visit(child);
  };
  visit(tree);
  return most > mostOpen;
}

function fromHtml(nodes: readonly RootContent[], file: VFile, isNested: boolean): RootContent[] {
  if (isNested) return [...nodes];
  const children = nodes.map(
    (node): HtmlContent => (node.type === "html" ? { ...node, type: "raw" } : { type: "markdown", node }),
  );
  const parsed = raw({ type: "root", children }, { passThrough: ["markdown"], file });
  const clean: HtmlRoot = {
    type: "root",
    children: "children" in parsed ? parsed.children.flatMap((one) => cleanNode(one, file)) : [],
  };
  const made = toMdast(clean, { handlers, nodeHandlers: { markdown: (_state, { node }: Markdown) => node } });
  return made.type === "root" ? made.children : [made as RootContent];
}

/** Applies the allowlist to an element and to what is in it. */
function cleanNode(node: HtmlNodes, file: VFile): ElementContent[] {
  if (node.type === "text" || node.type === "markdown") return [node];
  if (node.type !== "element") return [];
  const isShown = shown.includes(node.tagName);
  if (!isShown && !transparent.includes(node.tagName)) return [report(node, file)];
  const one = sanitize({ ...node, children: [] }, allowed);
  const { properties = {} } = one.type === "element" ? one : {};
  const lost = Object.keys(node.properties).some((key) => properties[key] === undefined && !look.test(key));
  const children = node.children.flatMap((child) => cleanNode(child, file));
  const all = isShown ? [{ ...node, properties, children }] : children;
  return lost ? [report(node, file), ...all] : all;
}

function report({ position, tagName }: Element, file: VFile): Markdown {
  const found = position ? String(file).slice(position.start.offset, position.end.offset) : `<${tagName}>`;
  const value = /^<(?:"[^"]*"|'[^']*'|[^>"'])*>/.exec(found)?.[0] ?? `<${tagName}>`;
  const start = position?.start;
  const end = start && { ...start, offset: (start.offset ?? 0) + value.length };
  const node: LeftOut = {
    type: "leftOut",
    data: { hName: "span" },
    value,
    ...(start && end && { position: { start, end } }),
  };
  return { type: "markdown", node };
}

const mark =
  (type: Marked["type"]): Handle =>
  (state, node) => ({
    type,
    ...(node.properties["title"] && { title: String(node.properties["title"]) }),
    data: { hName: type },
    children: phrasesOf(state.all(node)),
  });

const inlineCode: Handle = (_state, node) => ({ type: "inlineCode", value: plain(node) });

const handlers: Record<string, Handle> = {
  sub: mark("sub"),
  sup: mark("sup"),
  kbd: mark("kbd"),
  mark: mark("mark"),
  abbr: mark("abbr"),
  code: inlineCode,
  tt: inlineCode,
  samp: inlineCode,
  pre(_state, node) {
    const names = node.children.flatMap((child) => (child.type === "element" ? child.properties["className"] : []));
    const lang = String(names[0] ?? "").replace(/^language-/, "");
    return { type: "code", lang: lang === "" ? null : lang, value: plain(node).replace(/\n$/, "") };
  },
  a(state, node) {
    const href = node.properties["href"];
    const children = state.all(node);
    return href
      ? { type: "link", url: String(href), children: phrasesOf(children), position: node.position }
      : children;
  },
  figcaption: (state, node) => ({
    type: "paragraph",
    children: [{ type: "emphasis", children: phrasesOf(state.all(node)) }],
  }),
  details(state, node) {
    const isSummary = (child: ElementContent) => child.type === "element" && child.tagName === "summary";
    const summary = node.children.find(isSummary);
    const rest: Element = { ...node, children: node.children.filter((child) => child !== summary) };
    return {
      type: "details",
      summary: summary?.type === "element" ? phrasesOf(state.all(summary)) : [],
      children: state.toFlow(state.all(rest)),
    };
  },
};

function plain(node: Element): string {
  return node.children
    .map((child) =>
      child.type === "text"
        ? child.value
        : child.type === "markdown"
          ? textOf(child.node)
          : child.type === "element"
            ? plain(child)
            : "",
    )
    .join("");
}

const phrases = new Set<string>(
  words(
    "text emphasis strong delete inlineCode break link linkReference image imageReference footnoteReference inlineMath html leftOut sub sup kbd mark abbr",
  ),
);

function isPhrasing(node: Nodes): node is PhrasingContent {
  return phrases.has(node.type);
}

/** Inline nodes, and those within blocks. */
function phrasesOf(nodes: readonly Nodes[]): PhrasingContent[] {
  return nodes.flatMap((node) => (isPhrasing(node) ? [node] : "children" in node ? phrasesOf(node.children) : []));
}
