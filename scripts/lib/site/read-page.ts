import type { DefaultTreeAdapterTypes as Tree } from "parse5";
import type { ParsedPage } from "../html/parsed-page.ts";

/** Facts about a page's HTML that can be wrong even if its content is valid. */
export interface RenderedPageFacts {
  title: string;
  headings: number;
  hasText: boolean;
  ids: Set<string>;
  repeatedIds: Set<string>;
  /** Every address that the page links to or loads, without duplicates. */
  addresses: Set<string>;
  /** Parse errors, by their names in the HTML standard. */
  parseErrors: ReadonlySet<string>;
}

/** Attributes with addresses, and their elements. The page's own `canonical` address needs no check. */
const addressed = new Map([
  ["href", ["a", "area", "image", "link", "use"]],
  ["src", ["audio", "embed", "iframe", "img", "script", "source", "track", "video"]],
  ["data", ["object"]],
  ["data-entry", ["script"]],
  ["poster", ["video"]],
]);

/** Reads a page as a browser without scripts does. */
export function readPage({ document, parseErrors }: ParsedPage): RenderedPageFacts {
  const facts: RenderedPageFacts = {
    title: "",
    headings: 0,
    hasText: false,
    ids: new Set(),
    repeatedIds: new Set(),
    addresses: new Set(),
    parseErrors,
  };
  readChildren(document, facts, false);
  return facts;
}

function readChildren(parent: Tree.ParentNode, facts: RenderedPageFacts, isMain: boolean): void {
  for (const node of parent.childNodes) {
    if ("value" in node) facts.hasText ||= isMain && /\S/.test(node.value);
    else if ("tagName" in node) readElement(node, facts, isMain);
  }
}

function readElement(element: Tree.Element, facts: RenderedPageFacts, isMain: boolean): void {
  const { tagName } = element;
  for (const { name, value } of element.attrs) {
    if (name === "id") {
      if (facts.ids.has(value)) facts.repeatedIds.add(value);
      facts.ids.add(value);
    } else if (name === "srcset" || name === "imagesrcset") {
      // For example "a.webp 160w, b.webp 320w".
      for (const candidate of value.split(/,\s+/)) facts.addresses.add(candidate.trim().split(/\s+/, 1)[0] ?? "");
    } else if (addressed.get(name)?.includes(tagName)) facts.addresses.add(value);
  }
  if (tagName === "script" || tagName === "style") return;
  if (tagName === "h1") facts.headings += 1;
  // SVG has titles, too.
  if (tagName === "title" && element.parentNode?.nodeName === "head") facts.title = textOf(element);
  readChildren(element, facts, isMain || tagName === "main");
}

function textOf(element: Tree.Element): string {
  return element.childNodes.map((node) => ("value" in node ? node.value : "")).join("");
}
