import type { SectionBlock } from "../../blocks/index.ts";
import type { Content, PageContent } from "../../content.ts";
import { type ContentNode, contentNode } from "../../document/content-node.ts";
import type { Entity } from "../../entities/index.ts";
import { followReference } from "../../json-schema/follow-reference.ts";
import { isRecord, type JsonSchema, typesOf } from "../../json-schema/schema-parts.ts";
import { isKind, type Kind } from "../../kinds.ts";
import type { Image } from "../../pictures/image.ts";
import type { Place } from "../../source/place.ts";
import type { Run } from "../../text.ts";
import { Mistakes } from "./mistakes.ts";

/**
 * The sound part of a value: every key that is there has its type, but any may be missing, because it isn't written or
 * because a mistake in it is reported already. Entries of lists keep their indices. Of translations it holds the one in
 * the site's first language, or in that of the part it is in. Texts are plain strings: the rules come before runs.
 */
export type Sound<T> = T extends readonly (infer Entry)[]
  ? (Sound<Entry> | undefined)[]
  : T extends Run<unknown>
    ? never
    : T extends object
      ? { [Key in keyof T]?: Sound<T[Key]> | undefined }
      : T;

/** A text of the content, and what kind the schema says it is. */
export interface TextValue {
  kind: Kind;
  text: string;
  pointer: string;
  /** Its pointer in content of one language. */
  local: string;
  /** Where a mistake in it is: at its pointer, or within the text that it is a part of. */
  place: Place;
  /** Whether it is a part of another text: a link in a sentence. */
  isPart: boolean;
  /** The key it has in an object; of a list's entry, the list's. */
  key: string;
  /** The language it is written in; "" in a site of one language. */
  language: string;
  /** The languages whose visitors read it. */
  languages: readonly string[];
  page: PageFacts | undefined;
}

/** A part of the content, as far as it is sound, and its pointer. */
export interface Placed<T> {
  value: Sound<T>;
  pointer: string;
}

/** The same with the languages whose visitors see it. */
export interface Shown<T> extends Placed<T> {
  languages: readonly string[];
}

/** A page, and what links ask of it; a post has one of its own. Nobody sees it if it is hidden. */
export interface PageFacts extends Shown<PageContent> {
  /** The ids of what it shows, with the languages in which it shows them. */
  anchors: Map<string, readonly string[]>;
}

/** An object that may say one text in one of several ways, by as many keys. */
export interface Choice extends Placed<Record<string, unknown>> {
  keys: readonly string[];
  /** Whether it must say it. */
  needsOne: boolean;
}

/** Everything that rules look at, in the order of the file. What is hidden is left out, but for `root` and `pages`. */
export interface Gathered {
  root: Sound<Content>;
  texts: TextValue[];
  pages: PageFacts[];
  /** Posts, each of which has a page of its own. */
  posts: PageFacts[];
  /** Lists that can't be left out, and of which every entry is hidden in some language; those of blocks are among them. */
  emptied: string[];
  /** Lists of blocks: those of pages, and those within blocks. */
  blockLists: Placed<SectionBlock[]>[];
  entities: Shown<Entity>[];
  /** Objects that say one text in one of several ways. */
  choices: Choice[];
  images: Shown<Image>[];
  /** Values that are written in several languages, also hidden ones. */
  translations: ContentNode[];
  /** Parts that name the languages in which they are shown, also hidden ones. */
  ofLanguages: ContentNode[];
}

/**
 * Walks over content as far as it has the shape that the schema says, however wrong the rest.
 * @param languages those of the site, the first one first; none if it has but one
 * @param mistakes what is reported of it already
 */
export function gatherContent(
  content: unknown,
  languages: readonly string[] = [],
  mistakes = new Mistakes(),
): Gathered {
  const gathered: Gathered = {
    root: {},
    texts: [],
    pages: [],
    posts: [],
    emptied: [],
    blockLists: [],
    entities: [],
    choices: [],
    images: [],
    translations: [],
    ofLanguages: [],
  };

  /** Gives what is sound of a value. */
  function gather(node: ContentNode, page: PageFacts | undefined): unknown {
    const { value, schema, pointer, translation } = node;
    if (translation) return gatherTranslation(node, page);
    if (Array.isArray(value)) return gatherList(node, value, page);
    if (isRecord(value)) return typesOf(schema).includes("object") ? gatherObject(node, page) : undefined;
    if (!accepts(schema, value) || mistakes.isBroken(pointer)) return undefined;
    if (typeof value === "string") gatherText(node, value, page);
    return value;
  }

  function gatherTranslation(node: ContentNode, page: PageFacts | undefined): unknown {
    gathered.translations.push(node);
    if (languages.length === 0) return undefined;
    let own: unknown;
    for (const child of node.children()) {
      const sound = gather(child, page);
      if (child.key === node.language || own === undefined) own = sound;
    }
    return own;
  }

  function gatherText(node: ContentNode, text: string, page: PageFacts | undefined): void {
    const { schema, pointer, name: key, language, languages: readers } = node;
    const { kind } = schema;
    if (!isKind(kind) || !isShown(node)) return;
    gathered.texts.push({
      kind,
      text,
      pointer,
      local: languages.length === 0 ? pointer : node.localPointer,
      place: pointer,
      isPart: false,
      key,
      language,
      languages: readers,
      page,
    });
    if (page && kind === "id" && key === "id") {
      const known = page.anchors.get(text) ?? [];
      page.anchors.set(text, [...new Set([...known, ...readers])]);
    }
  }

  function gatherList(node: ContentNode, list: unknown[], page: PageFacts | undefined): unknown[] | undefined {
    const { schema, pointer } = node;
    if (!schema.items) return undefined;
    const { kind } = followReference(schema.items);
    const sound: unknown[] = [];
    const children = [...node.children()];
    const mustShowOne = list.length > 0 && isShown(node) && node.isRequired && schema.minItems && kind !== "page";
    if (mustShowOne && node.languages.some((code) => children.every((child) => !child.isShownIn(code))))
      gathered.emptied.push(pointer);
    if (kind === "block" && isShown(node)) gathered.blockLists.push(place(sound, node));
    for (const child of children) sound.push(gather(child, page));
    return sound;
  }

  function gatherObject(node: ContentNode, around: PageFacts | undefined): Record<string, unknown> {
    const { schema, shape, named } = node;
    const sound: Record<string, unknown> = {};
    const pages = schema.kind === "page" ? gathered.pages : schema.kind === "post" ? gathered.posts : undefined;
    const page = pages ? { ...show<PageContent>(sound, node), anchors: new Map() } : around;
    if (page) pages?.push(page);
    if (named) gathered.ofLanguages.push(node);
    if (isShown(node)) {
      if (schema.kind === "entity") gathered.entities.push(show(sound, node));
      if (shape.oneOfKeys) gathered.choices.push({ ...place(sound, node), ...shape.oneOfKeys });
      // A picture, whatever else the object is: a block, for one.
      if (shape.properties?.["src"]?.kind === "file") gathered.images.push(show(sound, node));
    }
    for (const child of node.children()) {
      const part = gather(child, page);
      if (part !== undefined) sound[child.key] = part;
    }
    return sound;
  }

  const root = contentNode(content, languages);
  gathered.root = place<Content>(gather(root, undefined) ?? {}, root).value;
  return gathered;
}

/** True if some visitor sees a value. */
function isShown({ isHidden, languages }: ContentNode): boolean {
  return !isHidden && languages.length > 0;
}

/** Whether a value that is neither list nor object is of the right type, and one of those to choose from. */
function accepts(schema: JsonSchema, value: unknown): boolean {
  const { enum: choices, const: only } = schema;
  if (choices) return choices.some((choice) => choice === value);
  if (only !== undefined) return value === only;
  return typesOf(schema).some((type) => typeof value === (type === "integer" ? "number" : type));
}

/** The walk keeps of a value only what the schema says of its kind: the rest has that type. */
function place<T>(value: unknown, { pointer }: ContentNode): Placed<T> {
  return { value: value as Sound<T>, pointer };
}

function show<T>(value: unknown, node: ContentNode): Shown<T> {
  return { ...place<T>(value, node), languages: node.isHidden ? [] : node.languages };
}
