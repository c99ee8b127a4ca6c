import type { Content } from "../content.ts";
import { contentNode } from "../document/content-node.ts";
import { mapContent as mapNodes } from "../document/map-content.ts";
import { isRecord } from "../json-schema/schema-parts.ts";
import { isRecordKind, type Kind, type PartKind } from "../kinds.ts";
import type { TextFiles } from "../records/text-files.ts";

/** Returns the replacement of a value, of the same kind, or the value itself to keep it. */
type Change = (value: unknown, kind: Kind | PartKind | undefined) => unknown;

/** Copies valid content, replacing values with `change`. Objects and lists are visited before their children. */
export function mapContent(content: Content, change: Change): Content;
export function mapContent(content: unknown, change: Change): unknown {
  return mapNodes(contentNode(content), (node, goOn) => {
    const changed = change(node.value, node.schema.kind);
    return changed === node.value ? goOn(node) : changed;
  });
}

/** Replaces file names by the texts and records of the files. */
export function addTexts(content: Content, files: TextFiles): Content {
  const textOf = (name: unknown) => {
    const facts = typeof name === "string" ? files.get(name) : undefined;
    return facts?.status === "text" ? facts : undefined;
  };
  if (files.size === 0) return content;
  return mapContent(content, (value, kind) => {
    if (isRecordKind(kind)) return textOf(value)?.held?.records ?? value;
    return kind === "markdown" && isRecord(value) ? (textOf(value["file"])?.source.prose ?? value) : value;
  });
}
