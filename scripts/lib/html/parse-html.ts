import { type DefaultTreeAdapterMap, defaultTreeAdapter, parse, parseFragment, type TreeAdapter } from "parse5";
import { Steps } from "../../../schema/source/steps.ts";
import { CommandError } from "../cli/command.ts";

type Adapter = TreeAdapter<DefaultTreeAdapterMap>;
export type ForeignNode = DefaultTreeAdapterMap["node"];

/** Counts what the parser does that takes longer than reading a letter. */
function watch(length: number): Adapter {
  const refuse = () => {
    throw new CommandError(
      "A text in HTML has so many elements in wrong places, as in a table outside its cells or within <b> that is never closed, that it can't be read.",
    );
  };
  const steps = new Steps(length, { each: 100, base: 100_000, refuse });
  /** Tags make at most an element for each three characters; what is more are copies of formatting that isn't closed. */
  const elements = new Steps(length, { each: 1, base: 10_000, refuse });
  /** The adapter looks for a node among its siblings, from the first on. */
  const look = ({ childNodes }: DefaultTreeAdapterMap["parentNode"], node: DefaultTreeAdapterMap["childNode"]) =>
    steps.spend(childNodes.indexOf(node) + 1);
  return {
    ...defaultTreeAdapter,
    // Each paragraph within formatting elements that aren't closed gets copies of all of them.
    createElement: (...parts) => {
      elements.spend();
      return defaultTreeAdapter.createElement(...parts);
    },
    insertBefore: (parent, node, before) => {
      look(parent, before);
      defaultTreeAdapter.insertBefore(parent, node, before);
    },
    insertTextBefore: (parent, text, before) => {
      look(parent, before);
      defaultTreeAdapter.insertTextBefore(parent, text, before);
    },
    // The parser detaches children from the last on, its adapter looks for each from the first on.
    detachNode: (node) => {
      const siblings = node.parentNode?.childNodes ?? [];
      const at = siblings.lastIndexOf(node);
      steps.spend(siblings.length - at);
      if (at !== -1) siblings.splice(at, 1);
      node.parentNode = null;
    },
  };
}

/**
 * Parses HTML of others within an element, in time proportional to its length.
 * @throws {CommandError} where the parser would have to move its elements about too often
 */
export function parseForeignFragment(html: string): DefaultTreeAdapterMap["documentFragment"] {
  return parseFragment(html, { treeAdapter: watch(html.length) });
}

/** Parses a page of others. Throws as `parseForeignFragment`. */
export function parseForeignPage(html: string): DefaultTreeAdapterMap["document"] {
  return parse(html, { treeAdapter: watch(html.length) });
}

/** Nodes with all that is in them, in the order of the text; not by calling itself, since HTML from elsewhere may be of any depth. */
export function* walk(
  nodes: readonly ForeignNode[],
  isSkipped: (node: ForeignNode) => boolean = () => false,
): Generator<ForeignNode> {
  const waiting = nodes.toReversed();
  for (let node = waiting.pop(); node !== undefined; node = waiting.pop()) {
    if (isSkipped(node)) continue;
    yield node;
    if ("childNodes" in node) for (const child of node.childNodes.toReversed()) waiting.push(child);
  }
}
