import { extentOf, type Kind } from "../kinds.ts";
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

/** What is within a text, or within the file that a value names: a node below it, made when it is asked for. */
export class PartNode<Value = unknown> extends ContentNode {
  declare readonly value: Value;
  /** The text that it is within, or the name of the file. */
  readonly owner: ContentNode;
  /** The file, where it has one of its own. */
  readonly file: SourceText | undefined;
  readonly #span: Span;

  constructor(value: Value, kind: Kind | undefined, key: string, owner: ContentNode, span: Span, file?: SourceText) {
    super(value, { kind }, owner, key, owner.language, owner.languages);
    this.owner = owner;
    this.file = file;
    this.#span = span;
  }

  /** Content has a pointer for the whole text alone. */
  override get pointer(): string {
    return this.owner.pointer;
  }

  override get localPointer(): string {
    return this.owner.localPointer;
  }

  /** What is said here, as a value by itself. */
  say(kind: Kind, key: string, text: string): TextNode[] {
    const node: ContentNode = new PartNode(text, kind, key, this.owner, this.#span, this.file);
    return isText(node) ? [node] : [];
  }

  /** How much of Markdown the text takes; undefined if it is shown as it is written. */
  get extent(): Extent | undefined {
    return this.file ? "blocks" : extentOf(this.owner.kind);
  }

  override get location(): SourceRange {
    return this.locate({ start: 0, end: this.#span.end - this.#span.start });
  }

  override locate({ start, end }: Span): SourceRange {
    const within = { start: this.#span.start + start, end: this.#span.start + end };
    return this.file ? { source: this.file, ...within, pointer: this.pointer } : this.owner.locate(within);
  }
}

/** What is a mistake also in texts that take no Markdown. */
const reportedEverywhere: readonly Part["kind"][] = ["html", "tag", "note", "form"];

/**
 * The parts of a text that have a form of their own; undefined where nobody could tell its marks apart.
 * @param file the file whose name the text is
 */
export function partsOf(owner: TextNode, file: SourceText | undefined): PartNode<Part>[] | undefined {
  const text = file?.prose ?? owner.text;
  const form = file ? "blocks" : extentOf(owner.kind);
  const extent = form ?? "line";
  if (extent === "line" && !canHaveMarks(text) && !mayHoldTags(text)) return [];
  if (isTangled(text)) return form ? undefined : [];
  return findParts(text, extent)
    .filter(({ kind }) => form !== undefined || reportedEverywhere.includes(kind))
    .map((part) => new PartNode(part, undefined, part.kind, owner, part, file));
}

/** What a part says that has the form of a value; what hasn't is reported by a rule. */
export function valuesOf(node: PartNode<Part>): TextNode[] {
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
    .flatMap((link) => new PartNode(link, undefined, "link", owner, link, source).say("href", "href", link.href));
}
