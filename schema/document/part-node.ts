import { partOf } from "../json-schema/schema-part.ts";
import { extentOf, isRecordKind, isTextKind, type Kind, kinds } from "../kinds.ts";
import { file, href } from "../primitives.ts";
import { findParts, type Part } from "../rich-text/find-parts.ts";
import type { Extent } from "../rich-text/parse-markdown.ts";
import { canHaveMarkup } from "../rich-text/rich-text.ts";
import { mayHoldTags } from "../rich-text/template-tags.ts";
import { isTooComplex } from "../rich-text/too-complex.ts";
import type { Span } from "../source/location.ts";
import type { SourceRange, SourceText } from "../source/source-text.ts";
import { ContentNode, isStringNode, type StringNode } from "./content-node.ts";

const ofNoKind = partOf({});
const byKind = new Map(kinds.map((kind) => [kind, partOf({ kind })] as const));

/** A part of a text, or of the file that a value names: a child node that is created on demand. */
export class PartNode extends ContentNode {
  declare readonly value: Part;
  /** The text that it is in, or the name of the file. */
  declare readonly parent: ContentNode;
  /** The file that it is in, if not the content file. */
  readonly file: SourceText | undefined;

  constructor(part: Part, text: ContentNode, file: SourceText | undefined) {
    super(part, ofNoKind, text, part.kind, text.scope);
    this.file = file;
  }

  /** Pointers end at the whole text. */
  override get pointer(): string {
    return this.parent.pointer;
  }

  override get localPointer(): string {
    return this.parent.localPointer;
  }

  /** How much Markdown the text allows; undefined if it is shown as plain text. */
  get extent(): Extent | undefined {
    return this.file ? "blocks" : extentOf(this.parent.kind);
  }

  override get location(): SourceRange {
    return this.locate({ start: 0, end: this.value.end - this.value.start });
  }

  override locate({ start, end }: Span): SourceRange {
    const within = { start: this.value.start + start, end: this.value.start + end };
    return this.file ? { source: this.file, ...within, pointer: this.pointer } : this.parent.locate(within);
  }

  /** A value within this part, as a list of one node; empty if it is no string of a known kind. */
  valueNodes(kind: Kind, key: string, text: string): StringNode[] {
    const node: ContentNode = new PartValueNode(text, byKind.get(kind) ?? ofNoKind, this, key, this.scope);
    return isStringNode(node) ? [node] : [];
  }
}

/** A value within a part of a text: an address, a picture's file name, a link's text. */
export class PartValueNode extends ContentNode {
  declare readonly parent: PartNode;

  override get pointer(): string {
    return this.parent.pointer;
  }

  override get localPointer(): string {
    return this.parent.localPointer;
  }

  override get location(): SourceRange {
    return this.parent.location;
  }

  override locate(part: Span): SourceRange {
    return this.parent.locate(part);
  }
}

/** Parts that are reported even in texts without Markdown. */
const reportedEverywhere: readonly Part["kind"][] = ["html", "tag", "note", "form"];

const noParts: readonly PartNode[] = [];

/**
 * The parts of a text, or of the text file that it names; for a record file, its links. Undefined if the Markdown would
 * take too long to parse.
 */
export function partsOf(owner: StringNode): readonly PartNode[] | undefined {
  const { kind, text: own } = owner;
  const form = extentOf(kind);
  const isFile = kind === "textFile" || isRecordKind(kind);
  // Speed: most values have no parts, and need nothing of the following.
  const isPlain = !isTextKind(kind) || (form !== "blocks" && !canHaveMarkup(own) && !mayHoldTags(own));
  if (!isFile && isPlain) return noParts;
  const read = isFile ? owner.fileOf(own) : undefined;
  const make = (part: Part) => new PartNode(part, owner, read?.source);
  if (isRecordKind(kind))
    return read?.held?.links.map(({ href, ...span }) => make({ ...span, kind: "link", address: href })) ?? [];
  if (isFile && !read) return noParts;
  const text = read?.source.prose ?? own;
  const extent = read ? "blocks" : form;
  if (isTooComplex(text)) return extent ? undefined : noParts;
  const parts = findParts(text, extent ?? "line");
  return parts
    .filter((part) => extent !== undefined || reportedEverywhere.includes(part.kind))
    .map((part) => make(read ? resolvePart(part, read.source) : part));
}

/** A part of a text with the address that it means. */
function resolvePart(part: Part, source: SourceText): Part {
  if (part.kind === "link") return { ...part, address: source.resolve(part.address, part, false) };
  return part.kind === "picture" ? { ...part, file: source.resolve(part.file, part, true) } : part;
}

/**
 * The values of a link or a picture in a text, as nodes: a link's address and words, a picture's file name. An invalid
 * address or file name is left out, as a rule reports it. Other parts have none.
 */
export function valuesInPart(node: PartNode): StringNode[] {
  const { value: part, extent } = node;
  if (part.kind === "link" && extent)
    return [
      ...(href.safeParse(part.address).success ? node.valueNodes("href", "href", part.address) : []),
      ...(part.words === undefined ? [] : node.valueNodes("action", "label", part.words)),
    ];
  const isShown = part.kind === "picture" && extent === "blocks" && file.safeParse(part.file).success;
  return isShown ? node.valueNodes("file", "src", part.file) : [];
}
