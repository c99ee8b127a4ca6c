import type { Content } from "../content.ts";
import { contentNode } from "../document/content-node.ts";
import { mapContent } from "../document/map-content.ts";
import { isHidden } from "../json-schema/schema-parts.ts";

/** Content without what is for its owner alone: entries of lists that are hidden, and remarks. What is left is published. */
export function publish(content: Content): Content;
export function publish(content: unknown): unknown {
  return mapContent(contentNode(content), (node, goOn) =>
    node.schema.kind === "remark" || (typeof node.key === "number" && isHidden(node.value)) ? undefined : goOn(node),
  );
}
