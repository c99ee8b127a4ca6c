import { contentJsonSchema } from "../json-schema/content-json-schema.ts";
import { followReference } from "../json-schema/follow-reference.ts";
import { isHidden, isRecord, type JsonSchema, optionOf } from "../json-schema/schema-parts.ts";
import { chooseTranslation, isTranslated, type Translation } from "../json-schema/translatable.ts";
import { isRecordKind } from "../kinds.ts";
import { languagesOf } from "../language.ts";
import { groupBy } from "../source/group-by.ts";
import { withIdOf } from "../source/node-ids.ts";
import { joinPointer, splitPointer } from "../source/place.ts";

/** The texts in records from a file that are rich text or paths of the site. */
const record: JsonSchema = { properties: { description: { kind: "text" }, page: { kind: "path" } } };

/**
 * A value of content and what its schema says of it. Nodes are made while content is visited: the children of a node that
 * nobody asks for take no memory. Content may have any mistake; what the schema doesn't know has no node.
 */
export class ContentNode {
  readonly value: unknown;
  readonly schema: JsonSchema;
  /** Of an object that is one of several types, the schema of its type; otherwise `schema`. */
  readonly shape: JsonSchema;
  readonly parent: ContentNode | undefined;
  /** The key in an object, the index in a list, the language in a translation; "" for the root. */
  readonly key: string | number;
  /** The language of its texts, unless they are translated: the site's first, or that of the part it is in. */
  readonly language: string;
  /** True if it or what it is in is hidden in every language. */
  readonly isHidden: boolean;
  /** The languages that an object names itself as those in which it is shown. */
  readonly named: readonly string[] | undefined;
  /** Its parts by their languages, if it is written in several. No part of a translation is translated further. */
  readonly translation: Translation | undefined;
  /** The languages whose visitors read it, also in place of a missing translation. Hidden or not. */
  readonly languages: readonly string[];
  readonly #isTranslation: boolean;
  #readers: ReadonlyMap<string, readonly string[]> | undefined;
  #pointer: string | undefined;
  #localPointer: string | undefined;

  constructor(
    value: unknown,
    schema: JsonSchema,
    parent: ContentNode | undefined,
    key: string | number,
    language: string,
    languages: readonly string[],
  ) {
    this.value = value;
    this.schema = followReference(schema);
    this.parent = parent;
    this.key = key;
    this.language = language;
    this.#isTranslation = parent !== undefined && (parent.#isTranslation || parent.translation !== undefined);
    this.languages = languages;
    this.isHidden = parent?.isHidden === true || isHidden(value);
    this.shape = this.schema;
    if (!isRecord(value)) return;
    this.shape = optionOf(this.schema, value);
    // The site's list is of all its languages.
    const isSite = key === "site" && parent?.parent === undefined;
    if (!this.#isTranslation && isTranslated(value, this.schema)) this.translation = value;
    if (isSite || !this.shape.properties?.["languages"]) return;
    const named = languagesOf(value["languages"]);
    if (!named) return;
    this.named = named;
    // In a site of one language, such a list is reported and has no effect.
    if (language !== "") this.languages = languages.filter((code) => named.includes(code));
    if (!named.includes(language)) this.language = named[0] ?? language;
  }

  /** The JSON pointer (RFC 6901) of the value as it is written: in a translation, with its language. */
  get pointer(): string {
    this.#pointer ??= this.parent ? this.parent.pointer + joinPointer(this.key) : "";
    return this.#pointer;
  }

  /** The JSON pointer of the value in content of one language. */
  get localPointer(): string {
    this.#localPointer ??= this.parent
      ? this.parent.localPointer + (this.parent.translation ? "" : joinPointer(this.key))
      : "";
    return this.#localPointer;
  }

  /** The key in an object; of an entry of a list, that of the list, and of a translation that of the translated value. */
  get name(): string {
    const isOwn = typeof this.key === "string" && this.parent?.translation === undefined;
    return isOwn ? String(this.key) : (this.parent?.name ?? "");
  }

  /** True if the object that it is in can't leave it out. */
  get isRequired(): boolean {
    return this.parent === undefined || this.parent.shape.required?.includes(String(this.key)) === true;
  }

  /** True if visitors of a language can see it. */
  isShownIn(language: string): boolean {
    return !this.isHidden && this.languages.includes(language);
  }

  /** The node at a JSON pointer within it. What isn't there, or what the schema doesn't know, has a node of no kind. */
  at(pointer: string): ContentNode {
    return splitPointer(pointer).reduce<ContentNode>(
      (node, name) =>
        node.child(name) ??
        new ContentNode(Reflect.get(Object(node.value), name), anything, node, name, node.language, node.languages),
      this,
    );
  }

  /** Its parts: of a translation by language, of a list or an object those that the schema knows. */
  *children(): Generator<ContentNode> {
    const { value } = this;
    if (!Array.isArray(value) && !isRecord(value)) return;
    for (const key of Array.isArray(value) ? value.keys() : Object.keys(value)) {
      const child = this.child(key);
      if (child) yield child;
    }
  }

  /** One of its parts; undefined if there is none or the schema doesn't know it. */
  child(key: string | number): ContentNode | undefined {
    const { value, schema, language, languages, translation } = this;
    if (translation)
      return new ContentNode(
        translation[key],
        schema,
        this,
        key,
        String(key),
        this.#readersOf(translation, String(key)),
      );
    if (Array.isArray(value)) {
      const items = isRecordKind(schema.kind) ? record : schema.items;
      return items && new ContentNode(value[Number(key)], items, this, key, language, languages);
    }
    const { properties = {}, additionalProperties } = this.shape;
    const others = typeof additionalProperties === "object" ? additionalProperties : undefined;
    const property = Object.hasOwn(properties, key) ? properties[key] : others;
    return property && isRecord(value)
      ? new ContentNode(value[key], property, this, key, language, languages)
      : undefined;
  }

  /** The languages whose visitors read one of its translations. */
  #readersOf(translation: Translation, key: string): readonly string[] {
    this.#readers ??= groupBy(this.languages, (code) => chooseTranslation(translation, [code, this.language]));
    return this.#readers.get(key) ?? [];
  }
}

/** What the schema says where it knows nothing. */
const anything: JsonSchema = {};

/** The root of content; `languages` are the site's, the first one first, and none if it has but one. */
export function contentNode(content: unknown, languages: readonly string[] = []): ContentNode {
  const all = languages.length === 0 ? [""] : [...new Set(languages)];
  return new ContentNode(content, contentJsonSchema(), undefined, "", all[0] ?? "", all);
}

/** Calls `visitor` for a node and all in it, in the order of the file; for nothing in a node of which it returns "skip". */
export function visit(node: ContentNode, visitor: (node: ContentNode) => "skip" | undefined): void {
  if (visitor(node) === "skip") return;
  for (const child of node.children()) visit(child, visitor);
}

/** Makes another value of a node; `goOn` makes it of the node's parts, or of one translation's. */
export type Change = (node: ContentNode, goOn: (node?: ContentNode) => unknown) => unknown;

/**
 * A copy of content in which each value is what `change` makes of it; what doesn't change is not copied. Entries of lists
 * and values of keys of which it makes undefined are left out.
 */
export function mapContent(node: ContentNode, change: Change): unknown {
  return change(node, (other = node) => mapParts(other, change));
}

function mapParts(node: ContentNode, change: Change): unknown {
  const { value } = node;
  let changed: Map<string | number, unknown> | undefined;
  for (const child of node.children()) {
    const part = mapContent(child, change);
    if (part === child.value) continue;
    changed ??= new Map();
    changed.set(child.key, part);
  }
  if (!changed) return value;
  const made = (key: string | number, part: unknown) => (changed.has(key) ? changed.get(key) : part);
  if (Array.isArray(value)) return value.map((item, index) => made(index, item)).filter((item) => item !== undefined);
  const members = Object.entries(Object(value)).map(([key, part]) => [key, made(key, part)] as const);
  return withIdOf(Object.fromEntries(members.filter(([, part]) => part !== undefined)), Object(value));
}
