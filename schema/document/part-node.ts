import { partOf } from "../json-schema/schema-part.ts";
import { extentOf, isRecordKind, isWords, type Kind, kinds } from "../kinds.ts";
import { file, href } from "../primitives.ts";
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
 * The parts of a text that have a form of their own, or of the file that it names: of a file of records, its links.
 * Undefined where nobody could tell its marks apart.
 */
export function partsOf(owner: TextNode): PartNode[] | undefined {
  const { kind } = owner;
  const read = kind === "textFile" || isRecordKind(kind) ? owner.fileOf(owner.text) : undefined;
  const make = (part: Part) => new PartNode(part, owner, read?.source);
  if (isRecordKind(kind))
    return read?.held?.links.map(({ href, ...span }) => make({ ...span, kind: "link", address: href })) ?? [];
  if (!read && !isWords(kind)) return [];
  const text = read?.source.prose ?? owner.text;
  const form = read ? "blocks" : extentOf(kind);
  const extent = form ?? "line";
  if (extent === "line" && !canHaveMarks(text) && !mayHoldTags(text)) return [];
  if (isTangled(text)) return form ? undefined : [];
  const parts = findParts(text, extent);
  return parts.filter((part) => form !== undefined || reportedEverywhere.includes(part.kind)).map(make);
}

/** What a part says that has the form of a value; what hasn't is reported by a rule. */
export function valuesOf(node: PartNode): TextNode[] {
  const { value: part, extent } = node;
  if (part.kind === "link" && extent)
    return [
      ...(href.safeParse(part.address).success ? node.say("href", "href", part.address) : []),
      ...(part.words === undefined ? [] : node.say("action", "label", part.words)),
    ];
  const isShown = part.kind === "picture" && extent === "blocks" && file.safeParse(part.file).success;
  return isShown ? node.say("file", "src", part.file) : [];
}
