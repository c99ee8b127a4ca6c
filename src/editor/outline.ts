import { type ContentNode, visit } from "../../schema/document/content-node.ts";
import { isRecord, type JsonSchema } from "../../schema/json-schema/schema-parts.ts";
import type { EditorDocument } from "./editor-document.ts";
import type { EditorDiagnostic } from "./editor-state.ts";

const parts: ReadonlySet<string | undefined> = new Set(["page", "post", "block", "entity"]);

/** The parts directly within a node that have a form of their own: pages, posts, blocks and entries. */
export function partsIn(node: ContentNode): ContentNode[] {
  return node.children().flatMap((child) => {
    if (!isRecord(child.value)) return Array.isArray(child.value) ? partsIn(child) : [];
    return isPart(child) ? [child] : partsIn(child);
  });
}

/** True if values of a schema have a form of their own. Only blocks and entries have a `type` with one value. */
export function hasOwnForm({ kind, properties }: JsonSchema): boolean {
  return parts.has(kind) || typeof properties?.["type"]?.const === "string";
}

export function isPart(node: ContentNode): boolean {
  return parts.has(node.kind) && isRecord(node.value) && Array.isArray(node.parent?.value);
}

/** The paths of the pages. */
export function pathsOf({ content }: EditorDocument): string[] {
  const pages = content.child("pages")?.children() ?? [];
  return pages.map((page) => page.child("path")?.text ?? "").filter((path) => path !== "");
}

/** The patterns of files of posts. */
export function postListsOf({ content }: EditorDocument): string[] {
  const found = new Set<string>();
  visit(content, (node) => {
    if (node.kind === "postFiles" && node.text.includes("*")) found.add(node.text);
    return undefined;
  });
  return [...found];
}

/** The settings of the whole site: the keys of the root that are objects. */
export function settingsOf({ content }: EditorDocument): string[] {
  const { properties = {} } = content.schema;
  return Object.keys(properties).filter((key) => {
    const child = content.child(key);
    return child && key !== "pages" && key !== "allow" && !(child.schema.type === "string") && key !== "version";
  });
}

/** The part that contains a node or is it: its form shows the node. The root's settings count, too. */
export function partOfNode(node: ContentNode): ContentNode {
  let part = node;
  while (!isPart(part) && part.parent?.parent) part = part.parent;
  return part;
}

export function isWithin(pointer: string, around: string): boolean {
  return pointer === around || pointer.startsWith(`${around}/`);
}

/** The diagnostics at a value or within it. */
export function diagnosticsIn(diagnostics: readonly EditorDiagnostic[], pointer: string): EditorDiagnostic[] {
  return diagnostics.filter((one) => isWithin(one.pointer, pointer));
}
