import type { ContentNode } from "./content-node.ts";

/** Returns the new value of a node. `goOn` returns a node's value with its children changed. */
export type Change = (node: ContentNode, goOn: (node: ContentNode) => unknown) => unknown;

/**
 * Copies content, with each value replaced by the result of `change`. Unchanged parts are reused. List entries and keys
 * whose result is undefined are left out.
 */
export function mapContent(root: ContentNode, change: Change): unknown {
  const map = (node: ContentNode) => change(node, goOn);
  const goOn = (node: ContentNode) => mapParts(node, map);
  return map(root);
}

function mapParts(node: ContentNode, map: (child: ContentNode) => unknown): unknown {
  const { value } = node;
  const changed: (readonly [string | number, unknown])[] = [];
  for (const child of node.children()) {
    const part = map(child);
    if (part !== child.value) changed.push([child.key, part]);
  }
  if (changed.length === 0) return value;
  if (Array.isArray(value)) {
    const list: unknown[] = [...value];
    for (const [index, part] of changed) list[Number(index)] = part;
    return list.filter((item) => item !== undefined);
  }
  // Speed: a spread copies an object at once, with the ids of its nodes.
  const copy: Record<string, unknown> = { ...Object(value) };
  for (const [key, part] of changed) {
    if (part === undefined) delete copy[key];
    else copy[key] = part;
  }
  return copy;
}
