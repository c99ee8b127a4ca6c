import { contentJsonSchema } from "../json-schema/content-json-schema.ts";
import { partOf, type SchemaPart } from "../json-schema/schema-part.ts";
import { isHidden, isRecord, type JsonSchema } from "../json-schema/schema-parts.ts";
import { isTranslation, type Translation } from "../json-schema/translatable.ts";
import { isStringKind, type Kind, type PartKind } from "../kinds.ts";
import { languagesOf } from "../language.ts";
import type { ReadText } from "../records/text-files.ts";
import { joinPointer, type Span, splitPointer } from "../source/location.ts";
import { type MappedSource, rangeOf, type SourceRange, type Step, stepTo } from "../source/source-text.ts";
import { narrow, type Scope, scopeOf, siteScope } from "./scope.ts";

/** The schema used for a key that content can't have. */
const anything: JsonSchema = {};

/**
 * A value of content with its schema. Nodes are created on demand, so unvisited children take no memory. Content may
 * have any error. A value that the schema doesn't know has no node.
 */
export class ContentNode {
  readonly value: unknown;
  readonly parent: ContentNode | undefined;
  /** The key in an object, the index in a list, or the language in a translation; "" for the root. */
  readonly key: string | number;
  /** The translations by language, if the value is translated. Translations contain no further translations. */
  readonly translation: Translation | undefined;
  readonly #part: SchemaPart;
  /** For an object that is one of several types, the part of its type; otherwise `#part`. */
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
    if (!scope.isTranslation && part.isTranslatable && isTranslation(value, part.keysOfObject))
      this.translation = value;
    const { named } = this;
    if (named || isHidden(value)) this.scope = narrow(scope, named, isHidden(value));
  }

  /** The language of its untranslated texts: the site's default, or that of the part it is in. */
  get language(): string {
    return this.scope.language;
  }

  /** The languages whose visitors read it, also as a fallback for a missing translation, and even if it is hidden. */
  get languages(): readonly string[] {
    return this.scope.languages;
  }

  /** True if it or an ancestor is hidden in every language. */
  get isHidden(): boolean {
    return this.scope.isHidden;
  }

  /** The languages in the object's own `languages` key. */
  get named(): readonly string[] | undefined {
    // The `languages` of the site itself restrict nothing.
    const isSite = this.key === "site" && this.parent?.parent === undefined;
    return this.#own.namesLanguages && !isSite ? languagesOf(Object(this.value).languages) : undefined;
  }

  get schema(): JsonSchema {
    return this.#part.schema;
  }

  /** For an object that is one of several types, the schema of its type; otherwise `schema`. */
  get shape(): JsonSchema {
    return this.#own.schema;
  }

  /** The JSON pointer (RFC 6901) in the file. It includes the language of a translation. */
  get pointer(): string {
    this.#pointer ??= this.parent ? this.parent.pointer + joinPointer(this.key) : "";
    return this.#pointer;
  }

  /** The JSON pointer in content of one language. */
  get localPointer(): string {
    if (!this.parent || !this.scope.isTranslation) return this.pointer;
    return this.parent.localPointer + (this.parent.translation ? "" : joinPointer(this.key));
  }

  /** The key in an object. List entries have their list's name, and translations that of the translated value. */
  get name(): string {
    const isOwn = typeof this.key === "string" && this.parent?.translation === undefined;
    return isOwn ? String(this.key) : (this.parent?.name ?? "");
  }

  get kind(): Kind | PartKind | undefined {
    return this.#part.kind;
  }

  /** True if it is a picture, even if it is a block too. */
  get isPicture(): boolean {
    return this.#own.isPicture;
  }

  /** True if its own type is right and it is one of the schema's choices. */
  get isAccepted(): boolean {
    return this.#part.accepts(this.value);
  }

  /** The text; "" if the value isn't one. */
  get text(): string {
    return typeof this.value === "string" ? this.value : "";
  }

  /** The page or post that it is in, or is. */
  get page(): ContentNode | undefined {
    return this.kind === "page" || this.kind === "post" ? this : this.parent?.page;
  }

  /** True if it is the root or a required key of its object. */
  get isRequired(): boolean {
    return this.parent === undefined || this.parent.shape.required?.includes(String(this.key)) === true;
  }

  isShownIn(language: string): boolean {
    return !this.isHidden && this.languages.includes(language);
  }

  /** Its location in whichever file contains it. A default value has the location of its nearest written ancestor. */
  get location(): SourceRange {
    return { ...rangeOf(this.steps, false), pointer: this.pointer };
  }

  /** The location of its key, or of the value itself in a list. */
  get keyLocation(): SourceRange {
    return { ...rangeOf(this.steps, true), pointer: this.pointer };
  }

  /** The location of a range within a text. An escape sequence counts as one character in it, however long it is. */
  locate(part: Span): SourceRange {
    const { node, source } = this.steps.at(-1) ?? {};
    return node?.kind === "string" && source
      ? { source, ...source.spanWithin(node, part), pointer: this.pointer }
      : this.location;
  }

  /** The path to it through the files of its document. */
  get steps(): readonly Step[] {
    const before = this.parent?.steps ?? [];
    const last = before.at(-1);
    return last ? [...before, stepTo(last, String(this.key), this.mappedSourceAt(this.pointer))] : before;
  }

  /** The other file's value that is inserted at a pointer. */
  mappedSourceAt(pointer: string): MappedSource | undefined {
    return this.parent?.mappedSourceAt(pointer);
  }

  /** The text of a file that the content names, if it could be read. */
  fileOf(name: string): ReadText | undefined {
    return this.parent?.fileOf(name);
  }

  /** The node at a JSON pointer relative to this one. Values that are missing or unknown have a node of no kind. */
  at(pointer: string): ContentNode {
    return splitPointer(pointer).reduce<ContentNode>(
      (node, name) => node.child(name) ?? node.#make(Reflect.get(Object(node.value), name), partOf(anything), name),
      this,
    );
  }

  /** The children: a translation's languages, or the entries and keys that the schema knows. */
  children(): ContentNode[] {
    const { value } = this;
    const { items } = this.#part;
    if (Array.isArray(value)) return items ? value.map((entry, index) => this.#make(entry, items, index)) : [];
    const children: ContentNode[] = [];
    for (const key of isRecord(value) ? Object.keys(value) : []) {
      const child = this.child(key);
      if (child) children.push(child);
    }
    return children;
  }

  /** Undefined if there is no such child or the schema doesn't know it. */
  child(key: string | number): ContentNode | undefined {
    const { value, translation } = this;
    if (translation)
      return new ContentNode(translation[key], this.#part, this, key, scopeOf(this.scope, translation, String(key)));
    if (Array.isArray(value)) {
      const { items } = this.#part;
      return items && this.#make(value[Number(key)], items, key);
    }
    // Speed: `Reflect.get` is many times as slow.
    const part = isRecord(value) ? this.#own.member(key) : undefined;
    return part && isRecord(value) ? this.#make(value[key], part, key) : undefined;
  }

  #make(value: unknown, part: SchemaPart, key: string | number): ContentNode {
    return new ContentNode(value, part, this, key, this.scope);
  }
}

/** A string of a known kind: not only a text (`isTextKind`), also an address, a date or a file name. */
export interface StringNode extends ContentNode {
  readonly kind: Kind;
}

export function isStringNode(node: ContentNode): node is StringNode {
  return isStringKind(node.kind) && typeof node.value === "string";
}

/** @param languages the site's, the default one first; empty if it has only one */
export function contentNode(content: unknown, languages: readonly string[] = []): ContentNode {
  return new ContentNode(content, partOf(contentJsonSchema()), undefined, "", siteScope(languages));
}

/** Visits a node and its descendants in the order of the file. If `visitor` returns "skip", children are skipped. */
export function visit(node: ContentNode, visitor: (node: ContentNode) => "skip" | undefined): void {
  if (visitor(node) === "skip") return;
  for (const child of node.children()) visit(child, visitor);
}
