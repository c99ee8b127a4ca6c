import type { Content } from "../content.ts";
import { type ContentNode, contentNode } from "../document/content-node.ts";
import { mapContent } from "../document/map-content.ts";
import { isHidden, isRecord } from "../json-schema/schema-parts.ts";
import { extentOf, isRecordKind, type Kind, type PartKind } from "../kinds.ts";
import type { TextFiles } from "../records/text-files.ts";
import { plainLongText, stripMarkup } from "../rich-text/plain-text.ts";
import { isRun, type Plain, plain, type Text } from "../text.ts";
import { fillPlaceholders, namedPlaceholders, noValues, placeholderValues } from "./placeholders.ts";

/** Fills in placeholders, except in rich text, where the parser does it. */
export function fillContent(content: Content): Content {
  const values = namedPlaceholders(content.profile);
  return mapTexts(content, (text, extent, isLiteral) =>
    extent ? text : fillPlaceholders(text, isLiteral ? noValues : values),
  );
}

/** Content as plain strings, for formats without rich text and language runs. */
export function plainContent(content: Content): Plain<Content>;
export function plainContent(content: Content): Content {
  const { role, ...names } = content.profile;
  const values = placeholderValues({ ...names, role: plain(role) });
  return mapTexts(content, (text, extent, isLiteral) => {
    const words = plain(text);
    const said = extent === undefined ? words : extent === "line" ? stripMarkup(words) : plainLongText(words);
    return fillPlaceholders(said, isLiteral ? noValues : values);
  });
}

/** @param change `isLiteral` is true in posts, where `{name}` is text */
function mapTexts(
  content: Content,
  change: (text: Text, extent: "line" | "blocks" | undefined, isLiteral: boolean) => Text,
): Content {
  return mapValues(content, (value, kind, node) =>
    typeof value === "string" || isRun(value) ? change(value, kind && extentOf(kind), isOfPost(node)) : value,
  );
}

/** True in a post, and on the page that is generated for it. */
function isOfPost({ page }: ContentNode): boolean {
  const blocks = isRecord(page?.value) ? page.value["blocks"] : undefined;
  const first: unknown = Array.isArray(blocks) ? blocks[0] : undefined;
  return page?.kind === "post" || (isRecord(first) && first["type"] === "article" && first["list"] !== undefined);
}

/** Returns the replacement of a value, of the same kind, or the value itself to keep it. */
type Change = (value: unknown, kind: Kind | PartKind | undefined, node: ContentNode) => unknown;

/** Copies valid content, replacing values with `change`. Objects and lists are visited before their children. */
export function mapValues(content: Content, change: Change): Content;
export function mapValues(content: unknown, change: Change): unknown {
  return mapContent(contentNode(content), (node, goOn) => {
    const changed = change(node.value, node.schema.kind, node);
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
  return mapValues(content, (value, kind) => {
    if (isRecordKind(kind)) return textOf(value)?.held?.records ?? value;
    return kind === "markdown" && isRecord(value) ? (textOf(value["file"])?.source.shown ?? value) : value;
  });
}

/** Removes what is private to the owner: hidden entries and remarks. Everything else is published. */
export function publish(content: Content): Content;
export function publish(content: unknown): unknown {
  return mapContent(contentNode(content), (node, goOn) =>
    node.schema.kind === "remark" || (typeof node.key === "number" && isHidden(node.value)) ? undefined : goOn(node),
  );
}
