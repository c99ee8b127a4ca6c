import { partOf } from "../json-schema/schema-part.ts";
import { extentOf, type Kind, kinds } from "../kinds.ts";
import { file, href } from "../primitives.ts";
import type { RecordFile } from "../records/record-file.ts";
import type { Span } from "../source/place.ts";
import type { SourceRange, SourceText } from "../source/source-text.ts";
import { findParts, type Part } from "../words/find-parts.ts";
import type { Extent } from "../words/syntax.ts";
import { isTangled } from "../words/tangled.ts";
import { mayHoldTags } from "../words/template-tags.ts";
import { canHaveMarks } from "../words/words.ts";
import { ContentNode, isText, type TextNode } from "./content-node.ts";

const ofNoKind = partOf({});
const byKind = new Map(kinds.map((kind) => [kind, partOf({ kind })] as const));

/** What is within a text, or within the file that a value names: a node below it, made when it is asked for. */
export class PartNode extends ContentNode {
  declare readonly value: Part;
  /** The text that it is within, or the name of the file. */
  declare readonly parent: ContentNode;
  /** The file, where it has one of its own. */
  readonly file: SourceText | undefined;

  constructor(part: Part, text: ContentNode, file: SourceText | undefined) {
    super(part, ofNoKind, text, part.kind, text.scope);
    this.file = file;
  }

  /** Content has a pointer for the whole text alone. */
  override get pointer(): string {
    return this.parent.pointer;
  }

  override get localPointer(): string {
    return this.parent.localPointer;
  }

  /** How much of Markdown the text takes; undefined if it is shown as it is written. */
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

  /** What is said here, as a value by itself. */
  say(kind: Kind, key: string, text: string): TextNode[] {
    const node: ContentNode = new SaidNode(text, byKind.get(kind) ?? ofNoKind, this, key, this.scope);
    return isText(node) ? [node] : [];
  }
}

/** A value that a part of a text says: an address, the name of a picture, the words of a link. */
export class SaidNode extends ContentNode {
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

/** What is a mistake also in texts that take no Markdown. */
const reportedEverywhere: readonly Part["kind"][] = ["html", "tag", "note", "form"];

/**
 * The parts of a text that have a form of their own; undefined where nobody could tell its marks apart.
 * @param file the file whose name the text is
 */
export function partsOf(owner: TextNode, file: SourceText | undefined): PartNode[] | undefined {
  const text = file?.prose ?? owner.text;
  const form = file ? "blocks" : extentOf(owner.kind);
  const extent = form ?? "line";
  if (extent === "line" && !canHaveMarks(text) && !mayHoldTags(text)) return [];
  if (isTangled(text)) return form ? undefined : [];
  return findParts(text, extent)
    .filter(({ kind }) => form !== undefined || reportedEverywhere.includes(kind))
    .map((part) => new PartNode(part, owner, file));
}

/** What a part says that has the form of a value; what hasn't is reported by a rule. */
export function valuesOf(node: PartNode): TextNode[] {
  const { value: part, extent } = node;
  if (part.kind === "link" && extent)
    return [
      ...(href.safeParse(part.address).success ? node.say("href", "href", part.address) : []),
      ...node.say("action", "label", part.words),
    ];
  const isShown = part.kind === "picture" && extent === "blocks" && file.safeParse(part.file).success;
  return isShown ? node.say("file", "src", part.file) : [];
}

/** The links in a file of records, as far as they have the form of links; what hasn't is reported by a rule. */
export function linksOf(owner: ContentNode, source: SourceText, { links }: RecordFile): TextNode[] {
  return links
    .filter((link) => href.safeParse(link.href).success)
    .flatMap(({ href: address, ...span }) =>
      new PartNode({ ...span, kind: "link", address, words: "" }, owner, source).say("href", "href", address),
    );
}
