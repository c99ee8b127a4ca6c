import { posix } from "node:path";
import type { ContentNode, StringNode } from "../../../schema/document/content-node.ts";
import { isStringNode, visit } from "../../../schema/document/content-node.ts";
import type { ContentDocument } from "../../../schema/document/document.ts";
import { partsOf, valuesInPart } from "../../../schema/document/part-node.ts";
import { isRecordKind, type Kind } from "../../../schema/kinds.ts";
import type { Span } from "../../../schema/source/location.ts";
import type { SourceText } from "../../../schema/source/source-text.ts";

/** A text that refers to something, and what it says instead once that has another name. */
export interface Reference extends Span {
  source: SourceText;
  node: StringNode;
  /** Undefined if it can't be replaced in the text: it is written in another way. */
  text: string | undefined;
}

/** The part of an address that names something, and that part's new text; undefined if it names something else. */
type Follow = (node: StringNode) => (Span & { text: string }) | undefined;

const fileKinds: ReadonlySet<Kind> = new Set<Kind>(["file", "videoFile", "captionsFile", "textFile", "href"]);

/** Finds what refers to something, in the content and in its texts, hidden parts included. Each place is found once. */
export function findReferences(document: ContentDocument, follow: Follow): Reference[] {
  const found = new Map<string, Reference>();
  const look = (node: StringNode) => {
    const part = follow(node);
    const reference = part && locateReference(document, node, part);
    if (reference) found.set(`${reference.source.file} ${reference.start}`, reference);
  };
  visit(document, (node) => {
    if (!isStringNode(node)) return undefined;
    look(node);
    for (const value of (partsOf(node) ?? []).flatMap(valuesInPart)) look(value);
    return undefined;
  });
  return [...found.values()];
}

/** Undefined for an address that a post writes relative to its file, and that keeps its meaning. */
function locateReference(
  document: ContentDocument,
  node: StringNode,
  { start, end, text }: Span & { text: string },
): Reference | undefined {
  const located = node.locate({ start, end });
  const source = located.source ?? document.source;
  if (source.text.slice(located.start, located.end) === node.text.slice(start, end))
    return { source, node, start: located.start, end: located.end, text };
  // Posts of other programs write addresses in ways of their own.
  const whole = node.location;
  const written = source.text.slice(whole.start, whole.end);
  const quote = /^["']/.test(written) ? 1 : 0;
  const own = { start: whole.start + quote, end: whole.end - quote };
  const address = source.text.slice(own.start, own.end);
  const isMeant = address !== node.text && source.resolve(address, own, node.kind === "file") === node.text;
  if (isMeant && node.kind === "href") return undefined;
  return { source, node, ...own, text: isMeant ? text : undefined };
}

/**
 * Follows pages to new paths.
 * @param paths new paths by old ones
 * @param below the path whose generated pages move along, if they have no path of their own
 */
export function followPaths(
  paths: ReadonlyMap<string, string>,
  below: { from: string; to: string; others: ReadonlySet<string> },
): Follow {
  const { from, to, others } = below;
  return ({ kind, text }) => {
    if (kind !== "href" || !text.startsWith("/")) return undefined;
    const bare = withoutSlash(text.replace(/[?#].*/s, ""));
    const isBelow = from !== "/" && bare.startsWith(`${from}/`) && !others.has(bare);
    const next = paths.get(bare) ?? (isBelow ? to + bare.slice(from.length) : undefined);
    return next === undefined ? undefined : { start: 0, end: bare.length, text: next };
  };
}

/** Follows an id to its new name: anchors of its page, and names of the profile's e-mails and links. */
export function followId(owner: ContentNode, to: string): Follow {
  const { text: id, page, parent } = owner;
  const list = parent?.parent?.parent?.name === "profile" ? parent.parent.name : undefined;
  const path = page?.child("path")?.text;
  const isOnEveryPage = !page && owner.parent?.name === "footer";
  return (node) => {
    const { kind, text, name } = node;
    if (list !== undefined && kind === "id" && name === list && text === id && !node.pointer.startsWith("/profile/"))
      return { start: 0, end: id.length, text: to };
    const at = kind === "href" ? text.indexOf("#") : -1;
    if (at < 0 || list !== undefined || text.slice(at + 1) !== id) return undefined;
    const target = withoutSlash(text.slice(0, at).replace(/\?.*/s, ""));
    const isOwn = target === "" ? isSamePage(node.page, page) : target === path;
    return isOwn || isOnEveryPage ? { start: at + 1, end: text.length, text: to } : undefined;
  };
}

function isSamePage(one: ContentNode | undefined, other: ContentNode | undefined): boolean {
  return one !== undefined && other !== undefined && one.pointer === other.pointer;
}

/** Follows a file to its new name. */
export function followFile(from: string, to: string): Follow {
  return ({ kind, text }) =>
    (fileKinds.has(kind) || isRecordKind(kind)) && !text.startsWith("/") && posix.normalize(text) === from
      ? { start: 0, end: text.length, text: to }
      : undefined;
}

function withoutSlash(path: string): string {
  return path.length > 1 && path.endsWith("/") ? path.slice(0, -1) : path;
}
