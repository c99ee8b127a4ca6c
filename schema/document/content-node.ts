import { contentJsonSchema } from "../json-schema/content-json-schema.ts";
import { partOf, type SchemaPart } from "../json-schema/schema-part.ts";
import { isHidden, isRecord, type JsonSchema } from "../json-schema/schema-parts.ts";
import { isTranslation, type Translation } from "../json-schema/translatable.ts";
import { isKind, type Kind, type PartKind } from "../kinds.ts";
import { languagesOf } from "../language.ts";
import type { ReadText } from "../records/text-files.ts";
import { joinPointer, type Span, splitPointer } from "../source/place.ts";
import { type Mount, rangeOf, type SourceRange, type Step, stepTo } from "../source/source-text.ts";
import { narrow, type Scope, scopeOf, siteScope } from "./scope.ts";

/** What the schema says where it knows nothing. */
const anything: JsonSchema = {};

/**
 * A value of content and what its schema says of it. Nodes are made while content is visited: the children of a node that
 * nobody asks for take no memory. Content may have any mistake; what the schema doesn't know has no node.
 */
export class ContentNode {
  readonly value: unknown;
  readonly parent: ContentNode | undefined;
  /** The key in an object, the index in a list, the language in a translation; "" for the root. */
  readonly key: string | number;
  /** Its parts by their languages, if it is written in several. No part of a translation is translated further. */
  readonly translation: Translation | undefined;
  readonly #part: SchemaPart;
  /** Of an object that is one of several types, the part of its type; otherwise `#part`. */
  readonly #own: SchemaPart;
  readonly scope: Scope;
  #pointer: string | undefined;

  constructor(value: unknown, part: SchemaPart, parent: ContentNode | undefined, key: string | number, scope: Scope) {
    this.value = value;
    this.#part = part;
    this.parent = parent;
    this.key = key;
    this.#own = part;
    this.scope = scope;
    if (!isRecord(value)) return;
    this.#own = part.optionOf(value);
    if (!scope.isTranslation && part.isTranslatable && isTranslation(value, part.ownKeys)) this.translation = value;
    const { named } = this;
    if (named || isHidden(value)) this.scope = narrow(scope, named, isHidden(value));
  }

  /** The language of its texts, unless they are translated: the site's first, or that of the part it is in. */
  get language(): string {
    return this.scope.language;
  }

  /** The languages whose visitors read it, also in place of a missing translation. Hidden or not. */
  get languages(): readonly string[] {
    return this.scope.languages;
  }

  /** True if it or what it is in is hidden in every language. */
  get isHidden(): boolean {
    return this.scope.isHidden;
  }

  /** The languages that an object names itself as those in which it is shown. */
  get named(): readonly string[] | undefined {
    // The site's list is of all its languages.
    const isSite = this.key === "site" && this.parent?.parent === undefined;
    return this.#own.namesLanguages && !isSite ? languagesOf(Object(this.value).languages) : undefined;
  }

  get schema(): JsonSchema {
    return this.#part.schema;
  }

  /** Of an object that is one of several types, the schema of its type; otherwise `schema`. */
  get shape(): JsonSchema {
    return this.#own.schema;
  }

  /** The JSON pointer (RFC 6901) of the value as it is written: in a translation, with its language. */
  get pointer(): string {
    this.#pointer ??= this.parent ? this.parent.pointer + joinPointer(this.key) : "";
    return this.#pointer;
  }

  /** The JSON pointer of the value in content of one language. */
  get localPointer(): string {
    if (!this.parent || !this.scope.isTranslation) return this.pointer;
    return this.parent.localPointer + (this.parent.translation ? "" : joinPointer(this.key));
  }

  /** The key in an object; of an entry of a list, that of the list, and of a translation that of the translated value. */
  get name(): string {
    const isOwn = typeof this.key === "string" && this.parent?.translation === undefined;
    return isOwn ? String(this.key) : (this.parent?.name ?? "");
  }

  /** What its schema says it is. */
  get kind(): Kind | PartKind | undefined {
    return this.schema.kind;
  }

  /** What a text says; of what is none, nothing. */
  get text(): string {
    return typeof this.value === "string" ? this.value : "";
  }

  /** The page or post that it is in, or is. */
  get page(): ContentNode | undefined {
    return this.kind === "page" || this.kind === "post" ? this : this.parent?.page;
  }

  /** True if the object that it is in can't leave it out. */
  get isRequired(): boolean {
    return this.parent === undefined || this.parent.shape.required?.includes(String(this.key)) === true;
  }

  /** True if visitors of a language can see it. */
  isShownIn(language: string): boolean {
    return !this.isHidden && this.languages.includes(language);
  }

  /** Where it is written, in whatever file that is; of a default where what it is in is written. */
  get location(): SourceRange {
    return { ...rangeOf(this.steps, false), pointer: this.pointer };
  }

  /** Where its key is written, or itself in a list. */
  get keyLocation(): SourceRange {
    return { ...rangeOf(this.steps, true), pointer: this.pointer };
  }

  /** Where a stretch of a text is written: an escape stands for one unit of it, however long it is. */
  locate(part: Span): SourceRange {
    const { node, source } = this.steps.at(-1) ?? {};
    return node?.kind === "string" && source
      ? { source, ...source.spanWithin(node, part), pointer: this.pointer }
      : this.location;
  }

  /** The steps that lead to it through the files of its document. */
  get steps(): readonly Step[] {
    const before = this.parent?.steps ?? [];
    const last = before.at(-1);
    return last ? [...before, stepTo(last, String(this.key), this.mountAt(this.pointer))] : before;
  }

  /** What another file has in the place of a pointer. */
  mountAt(pointer: string): Mount | undefined {
    return this.parent?.mountAt(pointer);
  }

  /** The text of a file that its document names, if it could be read. */
  fileOf(name: string): ReadText | undefined {
    return this.parent?.fileOf(name);
  }

  /** The node at a JSON pointer within it. What isn't there, or what the schema doesn't know, has a node of no kind. */
  at(pointer: string): ContentNode {
    return splitPointer(pointer).reduce<ContentNode>(
      (node, name) => node.child(name) ?? node.#make(Reflect.get(Object(node.value), name), partOf(anything), name),
      this,
    );
  }

  /** Its parts: of a translation by language, of a list or an object those that the schema knows. */
  children(): ContentNode[] {
    const { value } = this;
    const keys = Array.isArray(value) ? value.map((_, index) => index) : isRecord(value) ? Object.keys(value) : [];
    const children: ContentNode[] = [];
    for (const key of keys) {
      const child = this.child(key);
      if (child) children.push(child);
    }
    return children;
  }

  /** One of its parts; undefined if there is none or the schema doesn't know it. */
  child(key: string | number): ContentNode | undefined {
    const { value, translation } = this;
    if (translation)
      return new ContentNode(translation[key], this.#part, this, key, scopeOf(this.scope, translation, String(key)));
    if (Array.isArray(value)) {
      const { items } = this.#part;
      return items && this.#make(value[Number(key)], items, key);
    }
    const part = isRecord(value) ? this.#own.member(key) : undefined;
    return part && this.#make(Reflect.get(Object(value), key), part, key);
  }

  #make(value: unknown, part: SchemaPart, key: string | number): ContentNode {
    return new ContentNode(value, part, this, key, this.scope);
  }
}

/** A text, or another value that is written as one. */
export interface TextNode extends ContentNode {
  readonly kind: Kind;
}

export function isText(node: ContentNode): node is TextNode {
  return isKind(node.kind) && typeof node.value === "string";
}

/** The root of content; `languages` are the site's, the first one first, and none if it has but one. */
export function contentNode(content: unknown, languages: readonly string[] = []): ContentNode {
  return new ContentNode(content, partOf(contentJsonSchema()), undefined, "", siteScope(languages));
}

/** Calls `visitor` for a node and all in it, in the order of the file; for nothing in a node of which it returns "skip". */
export function visit(node: ContentNode, visitor: (node: ContentNode) => "skip" | undefined): void {
  if (visitor(node) === "skip") return;
  for (const child of node.children()) visit(child, visitor);
}
