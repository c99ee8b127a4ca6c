import { type DefaultTreeAdapterMap, defaultTreeAdapter, parse, parseFragment, type TreeAdapter } from "parse5";
import { Steps } from "../../../schema/source/steps.ts";
import { CommandError } from "../cli/command.ts";

type Adapter = TreeAdapter<DefaultTreeAdapterMap>;
export type UntrustedNode = DefaultTreeAdapterMap["node"];

/** A tree adapter that limits the slow operations of the parser. */
function watch(length: number): Adapter {
  const refuse = () => {
    throw new CommandError(
      "A text in HTML has so many elements in wrong places, as in a table outside its cells or within <b> that is never closed, that it can't be read.",
    );
  };
  const steps = new Steps(length, { each: 100, base: 100_000, refuse });
  /** Tags make at most one element per three characters; more are copies of unclosed formatting elements. */
  const elements = new Steps(length, { each: 1, base: 10_000, refuse });
  /** The default adapter searches for a node among its siblings, from the first on. */
  const look = ({ childNodes }: DefaultTreeAdapterMap["parentNode"], node: DefaultTreeAdapterMap["childNode"]) =>
    steps.spend(childNodes.indexOf(node) + 1);
  return {
    ...defaultTreeAdapter,
    // Each paragraph inside unclosed formatting elements gets copies of all of them.
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
    // The parser detaches children from the last on, but the default adapter searches from the first on.
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
 * Parses an HTML fragment of unknown origin, in time proportional to its length.
 * @throws {CommandError} if the parser would have to move or copy too many elements
 */
export function parseUntrustedFragment(html: string): DefaultTreeAdapterMap["documentFragment"] {
  return parseFragment(html, { treeAdapter: watch(html.length) });
}

/** Parses an HTML page of unknown origin. Throws as `parseUntrustedFragment` does. */
export function parseUntrustedPage(html: string): DefaultTreeAdapterMap["document"] {
  return parse(html, { treeAdapter: watch(html.length) });
}

/** Nodes with their descendants in document order. Not recursive, since HTML from elsewhere may have any depth. */
export function* walk(
  nodes: readonly UntrustedNode[],
  isSkipped: (node: UntrustedNode) => boolean = () => false,
): Generator<UntrustedNode> {
  const waiting = nodes.toReversed();
  for (let node = waiting.pop(); node !== undefined; node = waiting.pop()) {
    if (isSkipped(node)) continue;
    yield node;
    if ("childNodes" in node) for (const child of node.childNodes.toReversed()) waiting.push(child);
  }
}
