import { idsOf } from "../source/node-ids.ts";
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
  let changed: Map<string | number, unknown> | undefined;
  for (const child of node.children()) {
    const part = map(child);
    if (part === child.value) continue;
    changed ??= new Map();
    changed.set(child.key, part);
  }
  if (!changed) return value;
  const made = (key: string | number, part: unknown) => (changed.has(key) ? changed.get(key) : part);
  if (Array.isArray(value)) return value.map((item, index) => made(index, item)).filter((item) => item !== undefined);
  const members = Object.entries(Object(value)).map(([key, part]) => [key, made(key, part)] as const);
  return { ...Object.fromEntries(members.filter(([, part]) => part !== undefined)), ...idsOf(Object(value)) };
}
