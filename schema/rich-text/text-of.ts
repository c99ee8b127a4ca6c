import type { Nodes } from "mdast";

/** The text of a node, without markup. */
export function textOf(node: Nodes): string {
  if ("value" in node) return node.value;
  if ("children" in node) return node.children.map(textOf).join("");
  return "alt" in node ? (node.alt ?? "") : "";
}

/** True for a picture on another site, which is shown as a link. */
export function isWebAddress(address: string): boolean {
  return /^https?:\/\//i.test(address);
}
