import type { DefaultTreeAdapterMap } from "parse5";

type Node = DefaultTreeAdapterMap["node"];

/** Nodes with all that is in them, in the order of the text; not by calling itself, since HTML from elsewhere may be of any depth. */
export function* walk(nodes: readonly Node[], isSkipped: (node: Node) => boolean = () => false): Generator<Node> {
  const waiting = nodes.toReversed();
  for (let node = waiting.pop(); node !== undefined; node = waiting.pop()) {
    if (isSkipped(node)) continue;
    yield node;
    if ("childNodes" in node) for (const child of node.childNodes.toReversed()) waiting.push(child);
  }
}

/** The attributes of every element of this name. */
export function elementsNamed(root: Node, name: string): readonly { name: string; value: string }[][] {
  return [...walk([root])].flatMap((node) => ("attrs" in node && node.tagName === name ? [node.attrs] : []));
}
