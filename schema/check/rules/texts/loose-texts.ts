import type { ContentNode, StringNode } from "../../../document/content-node.ts";
import { PartValueNode } from "../../../document/part-node.ts";
import { isTextKind } from "../../../kinds.ts";
import type { Visitors } from "../../rule.ts";

/**
 * Visits the texts that may refer to the profile or be left from the example. In rich text these are the plain runs,
 * since code and formulas have braces too.
 */
export function looseTexts(look: (value: StringNode) => void): Visitors {
  const read = new Set<ContentNode>();
  return {
    part(node) {
      if (node.value.kind !== "run") return;
      read.add(node.parent);
      for (const text of node.valueNodes("text", node.parent.name, node.value.text)) look(text);
    },
    any(value) {
      if (!isTextKind(value.kind) || !(value instanceof PartValueNode || read.has(value))) look(value);
    },
  };
}
