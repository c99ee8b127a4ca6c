import type { Content } from "../content.ts";
import { contentNode } from "../document/content-node.ts";
import { mapContent } from "../document/map-content.ts";
import { isHidden } from "../json-schema/schema-parts.ts";

/** Removes what is private to the owner: hidden entries and remarks. Everything else is published. */
export function publish(content: Content): Content;
export function publish(content: unknown): unknown {
  return mapContent(contentNode(content), (node, goOn) =>
    node.schema.kind === "remark" || (typeof node.key === "number" && isHidden(node.value)) ? undefined : goOn(node),
  );
}
