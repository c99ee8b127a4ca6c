import type { FootnoteDefinition, Nodes } from "mdast";
import type { Span } from "../source/location.ts";
import { isHtml } from "./html-elements.ts";
import { isOnOwnLine, isPrice } from "./make-inline.ts";
import { type Extent, parseMarkdown, spanOf } from "./parse-markdown.ts";
import { findTags, noteReference } from "./template-tags.ts";
import { textOf } from "./text-of.ts";

/** A part of a text that rules or outputs need, and its position. */
export type Part = Span &
  /** An address. `words` is the link's text, if the text has one. */
  (
    | { kind: "link"; address: string; words?: string }
    | { kind: "picture"; file: string; alt: string; isHtml?: true }
    | { kind: "code"; language: string }
    | { kind: "formula"; tex: string; isDisplay: boolean }
    /** An HTML tag or character reference in a line; in a longer text, a tag that is left out. */
    | { kind: "html"; found: string }
    /** A template tag of another program. */
    | { kind: "tag"; found: string }
    /** A reference to a missing note, or a note without a reference. */
    | { kind: "note"; name: string; issue: "missing" | "unused" }
    /** Text as written; it can have placeholders. */
    | { kind: "run"; text: string }
    /** Inline markup. `words` is its text without markup. */
    | { kind: "form"; words: string }
  );

/** Finds every part of a text, in order. */
export function findParts(text: string, extent: Extent): Part[] {
  const parts: Part[] = [];
  const notes: FootnoteDefinition[] = [];
  const references = new Set<string>();
  const root = parseMarkdown(text, extent);
  const pictures = findPictures(root);
  const visit = (node: Nodes): void => {
    const alt = node.type === "definition" ? pictures.get(node.identifier) : undefined;
    if (node.type === "definition" && alt !== undefined)
      parts.push({ ...placeAddress(node.url, spanOf(node, text), text), kind: "picture", file: node.url, alt });
    else for (const one of partsOf(node, text, extent)) parts.push(one);
    if (node.type === "footnoteReference") references.add(node.identifier);
    if (node.type === "footnoteDefinition") notes.push(node);
    if (node.type === "details") for (const child of node.summary) visit(child);
    if ("children" in node) for (const child of node.children) visit(child);
  };
  visit(root);
  return [...mergeTags(parts), ...findUnusedNotes(notes, references, text)];
}

/** Alternative texts of pictures whose addresses are in definitions, by the names of these. */
function findPictures(node: Nodes, found = new Map<string, string>()): ReadonlyMap<string, string> {
  if (node.type === "imageReference" && !found.get(node.identifier)) found.set(node.identifier, node.alt ?? "");
  if (node.type === "details") for (const child of node.summary) findPictures(child, found);
  if ("children" in node) for (const child of node.children) findPictures(child, found);
  return found;
}

/** Notes without a reference. If several have the same name, references mean the first. */
function findUnusedNotes(notes: readonly FootnoteDefinition[], references: ReadonlySet<string>, text: string): Part[] {
  const read = new Set<string>();
  return notes.flatMap((note): Part[] => {
    const isUsed = references.has(note.identifier) && !read.has(note.identifier);
    read.add(note.identifier);
    if (isUsed) return [];
    const name = note.label ?? note.identifier;
    const { start } = spanOf(note, text);
    return [{ start, end: start + `[^${name}]:`.length, kind: "note", name, issue: "unused" }];
  });
}

/** Text that looks like a reference to a note but isn't one: its note is missing. */
function findMissingNotes(written: string, offset: number): Part[] {
  return [...written.matchAll(noteReference)].map(({ 0: found, 1: name = "", index }) => {
    const start = offset + index;
    return { start, end: start + found.length, kind: "note", name, issue: "missing" };
  });
}

/** Reports each template tag once: removes HTML that is inside a tag, and tags that are inside an address. */
function mergeTags(parts: Part[]): Part[] {
  const tags = parts.filter(({ kind }) => kind === "tag");
  if (tags.length === 0) return parts;
  const isWithin = (part: Part, others: readonly Part[]) =>
    others.some(({ start, end }) => start <= part.start && part.end <= end);
  const addresses = parts.filter(({ kind }) => kind === "link" || kind === "picture");
  return parts.filter(
    (part) => !(part.kind === "html" && isWithin(part, tags)) && !(part.kind === "tag" && isWithin(part, addresses)),
  );
}

function partsOf(node: Nodes, text: string, extent: Extent): Part[] {
  const span = spanOf(node, text);
  const form = { ...span, kind: "form", words: textOf(node) } as const;
  switch (node.type) {
    case "paragraph":
    case "heading":
    case "tableCell":
      return findTags(node, text).map((tag) => ({ ...tag, kind: "tag", found: text.slice(tag.start, tag.end) }));
    case "text": {
      const written = text.slice(span.start, span.end);
      return [
        { ...span, kind: "run", text: written },
        ...findMissingNotes(written, span.start),
        ...(extent === "line" ? findReferences(written, span.start) : []),
      ];
    }
    case "leftOut":
      return [{ ...span, kind: "html", found: node.value }];
    case "html": {
      return isHtml(node.value) && !node.value.startsWith("</") ? [{ ...span, kind: "html", found: node.value }] : [];
    }
    case "link":
      return [form, { ...placeAddress(node.url, span, text), kind: "link", address: node.url, words: textOf(node) }];
    case "definition":
      return [{ ...placeAddress(node.url, span, text), kind: "link", address: node.url, words: node.label ?? "" }];
    case "image": {
      const alt = node.alt ?? "";
      const isHtml = text.charAt(span.start) !== "!" && ({ isHtml: true } as const);
      const picture = {
        ...placeAddress(node.url, span, text),
        kind: "picture",
        file: node.url,
        alt,
        ...isHtml,
      } as const;
      return [{ ...form, words: alt }, picture, { ...span, kind: "run", text: alt }];
    }
    case "imageReference":
      return [
        { ...form, words: node.alt ?? "" },
        { ...span, kind: "run", text: node.alt ?? "" },
      ];
    case "code":
      return node.lang ? [{ ...placeAddress(node.lang, span, text), kind: "code", language: node.lang }] : [];
    case "math":
      return [{ ...span, kind: "formula", tex: node.value, isDisplay: true }];
    case "inlineMath":
      if (isPrice(node, text)) return [{ ...span, kind: "run", text: text.slice(span.start, span.end) }];
      return [{ ...span, kind: "formula", tex: node.value, isDisplay: isOnOwnLine(node, text) }];
    case "strong":
    case "emphasis":
    case "delete":
    case "inlineCode":
      return [form];
    default:
      return [];
  }
}

/** The span of an address or a name within its node; the whole span if it is written differently. */
function placeAddress(address: string, { start, end }: Span, text: string): Span {
  const at = address === "" ? -1 : text.slice(start, end).lastIndexOf(address);
  return at === -1 ? { start, end } : { start: start + at, end: start + at + address.length };
}

const reference =
  /&(?:amp|lt|gt|quot|apos|nbsp|shy|copy|reg|trade|deg|middot|bull|hellip|ndash|mdash|[lr][sd]quo|laquo|raquo|euro|pound|times|#[0-9]{1,7}|#x[0-9a-f]{1,6});/gi;

function findReferences(written: string, offset: number): Part[] {
  return [...written.matchAll(reference)].map(({ 0: found, index }) => {
    const start = offset + index;
    return { start, end: start + found.length, kind: "html", found };
  });
}
