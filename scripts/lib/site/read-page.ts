import type { DefaultTreeAdapterTypes as Tree } from "parse5";
import type { ParsedPage } from "../html/parsed-page.ts";

/** What a page's HTML says that can be wrong once its content was sound. */
export interface PageFacts {
  title: string;
  /** How many first-level headings there are. */
  headings: number;
  /** Whether there is anything to read in `<main>`. */
  hasText: boolean;
  ids: Set<string>;
  repeatedIds: Set<string>;
  /** Every address that the page leads to or loads from, once. */
  addresses: Set<string>;
  /** What is wrong with the HTML, by the names of the HTML standard. */
  mistakes: ReadonlySet<string>;
}

/** Elements of which an attribute holds an address. A page's own full one stands in `canonical` and needs no check. */
const addressed = new Map([
  ["href", ["a", "area", "image", "link", "use"]],
  ["src", ["audio", "embed", "iframe", "img", "script", "source", "track", "video"]],
  ["data", ["object"]],
  ["data-entry", ["script"]],
  ["poster", ["video"]],
]);

/** Reads a page as a browser without scripts does. */
export function readPage({ document, mistakes }: ParsedPage): PageFacts {
  const facts: PageFacts = {
    title: "",
    headings: 0,
    hasText: false,
    ids: new Set(),
    repeatedIds: new Set(),
    addresses: new Set(),
    mistakes,
  };
  readChildren(document, facts, false);
  return facts;
}

function readChildren(parent: Tree.ParentNode, facts: PageFacts, isMain: boolean): void {
  for (const node of parent.childNodes) {
    if ("value" in node) facts.hasText ||= isMain && /\S/.test(node.value);
    else if ("tagName" in node) readElement(node, facts, isMain);
  }
}

function readElement(element: Tree.Element, facts: PageFacts, isMain: boolean): void {
  const { tagName } = element;
  for (const { name, value } of element.attrs) {
    if (name === "id") {
      if (facts.ids.has(value)) facts.repeatedIds.add(value);
      facts.ids.add(value);
    } else if (name === "srcset" || name === "imagesrcset") {
      // As in "a.webp 160w, b.webp 320w".
      for (const candidate of value.split(/,\s+/)) facts.addresses.add(candidate.trim().split(/\s+/, 1)[0] ?? "");
    } else if (addressed.get(name)?.includes(tagName)) facts.addresses.add(value);
  }
  if (tagName === "script" || tagName === "style") return;
  if (tagName === "h1") facts.headings += 1;
  // Drawings have titles, too.
  if (tagName === "title" && element.parentNode?.nodeName === "head") facts.title = textOf(element);
  readChildren(element, facts, isMain || tagName === "main");
}

function textOf(element: Tree.Element): string {
  return element.childNodes.map((node) => ("value" in node ? node.value : "")).join("");
}
