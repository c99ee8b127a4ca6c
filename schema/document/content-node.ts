import { contentJsonSchema } from "../json-schema/content-json-schema.ts";
import { partOf, type SchemaPart } from "../json-schema/schema-part.ts";
import { isHidden, isRecord, type JsonSchema } from "../json-schema/schema-parts.ts";
import { chooseTranslation, isTranslation, type Translation } from "../json-schema/translatable.ts";
import { languagesOf } from "../language.ts";
import { joinPointer, splitPointer } from "../source/place.ts";

/** What the schema says where it knows nothing. */
const anything: JsonSchema = {};

/** What a value has in common with what is in it. Nodes share it, so that there are few. */
interface Scope {
  language: string;
  languages: readonly string[];
  isHidden: boolean;
  /** True within a translation, of which no part is translated further. */
  isTranslation: boolean;
  /** Those of the translations in it, by a translation's language and those that there are: most texts have the same. */
  translations: Map<string, Scope>;
}

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
  readonly #scope: Scope;
  #pointer: string | undefined;

  constructor(value: unknown, part: SchemaPart, parent: ContentNode | undefined, key: string | number, scope: Scope) {
    this.value = value;
    this.#part = part;
    this.parent = parent;
    this.key = key;
    this.#own = part;
    this.#scope = scope;
    if (!isRecord(value)) return;
    this.#own = part.optionOf(value);
    if (!scope.isTranslation && part.isTranslatable && isTranslation(value, part.ownKeys)) this.translation = value;
    const { named } = this;
    if (named || isHidden(value)) this.#scope = narrow(scope, named, isHidden(value));
  }

  /** The language of its texts, unless they are translated: the site's first, or that of the part it is in. */
  get language(): string {
    return this.#scope.language;
  }

  /** The languages whose visitors read it, also in place of a missing translation. Hidden or not. */
  get languages(): readonly string[] {
    return this.#scope.languages;
  }

  /** True if it or what it is in is hidden in every language. */
  get isHidden(): boolean {
    return this.#scope.isHidden;
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
    if (!this.parent || !this.#scope.isTranslation) return this.pointer;
    return this.parent.localPointer + (this.parent.translation ? "" : joinPointer(this.key));
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
      return new ContentNode(translation[key], this.#part, this, key, this.#scopeOf(translation, String(key)));
    if (Array.isArray(value)) {
      const { items } = this.#part;
      return items && this.#make(value[Number(key)], items, key);
    }
    const part = isRecord(value) ? this.#own.member(key) : undefined;
    return part && this.#make(Reflect.get(Object(value), key), part, key);
  }

  #make(value: unknown, part: SchemaPart, key: string | number): ContentNode {
    return new ContentNode(value, part, this, key, this.#scope);
  }

  /** The scope of one of its translations; `languages` are those whose visitors read that. */
  #scopeOf(translation: Translation, key: string): Scope {
    const { language, languages, translations } = this.#scope;
    const name = `${key} of ${Object.keys(translation).join()}`;
    const known = translations.get(name);
    if (known) return known;
    const readers = languages.filter((code) => chooseTranslation(translation, [code, language]) === key);
    const scope = { ...makeScope(key, readers), isHidden: this.isHidden, isTranslation: true };
    translations.set(name, scope);
    return scope;
  }
}

function makeScope(language: string, languages: readonly string[]): Scope {
  return { language, languages, isHidden: false, isTranslation: false, translations: new Map() };
}

/** The scope of an object that names languages in which it is shown, or is hidden. */
function narrow(scope: Scope, named: readonly string[] | undefined, isHidden: boolean): Scope {
  const { language, languages } = scope;
  return {
    ...scope,
    language: !named || named.includes(language) ? language : (named[0] ?? language),
    // In a site of one language, such a list is reported and has no effect.
    languages: named && language !== "" ? languages.filter((code) => named.includes(code)) : languages,
    isHidden: scope.isHidden || isHidden,
    translations: new Map(),
  };
}

/** The root of content; `languages` are the site's, the first one first, and none if it has but one. */
export function contentNode(content: unknown, languages: readonly string[] = []): ContentNode {
  const all = languages.length === 0 ? [""] : [...new Set(languages)];
  return new ContentNode(content, partOf(contentJsonSchema()), undefined, "", makeScope(all[0] ?? "", all));
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
  return Object.fromEntries(members.filter(([, part]) => part !== undefined));
}
