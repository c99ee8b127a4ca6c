import type { SectionBlock } from "../../blocks/index.ts";
import type { Content, PageContent } from "../../content.ts";
import { type ContentNode, contentNode } from "../../document/content-node.ts";
import type { Entity } from "../../entities/index.ts";
import { followReference } from "../../json-schema/follow-reference.ts";
import { isHidden, isRecord, type JsonSchema, typesOf } from "../../json-schema/schema-parts.ts";
import { isKind, type Kind } from "../../kinds.ts";
import type { Image } from "../../pictures/image.ts";
import type { Place } from "../../source/place.ts";
import type { Run } from "../../text.ts";

/**
 * What is sound of a value: whatever is there has its type, but anything may be missing, because it isn't written or
 * because a mistake in it is reported already. Entries of lists keep their places. Texts are plain strings: the rules come
 * before runs.
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
  /** Where a mistake in it is: at its pointer, or within the text that it is a part of. */
  place: Place;
  /** Whether it is a part of another text: a link in a sentence. */
  isPart: boolean;
  /** The key it stands under; of a list's entry, the list's. */
  key: string;
  page: PageFacts | undefined;
}

/** A part of the content, as far as it is sound, and where it stands. */
export interface Placed<T> {
  value: Sound<T>;
  pointer: string;
}

/** A page, and what links ask of it; a post stands for its own. */
export interface PageFacts extends Placed<PageContent> {
  hidden: boolean;
  /** The ids of what it shows. */
  anchors: Set<string>;
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
  /** Lists that can't be left out, and of which every entry is hidden; those of blocks are among them. */
  emptied: string[];
  /** Lists of blocks: those of pages, and those within blocks. */
  blockLists: Placed<SectionBlock[]>[];
  entities: Placed<Entity>[];
  /** Objects that say one text in one of several ways. */
  choices: Choice[];
  images: Placed<Image>[];
  /** Values that are written in several languages; once content is localized, there are none. */
  translations: { pointer: string; languages: readonly string[] }[];
}

/**
 * Walks over content as far as it has the shape that the schema says, however wrong the rest.
 * @param isBroken whether a mistake of exactly the value at a pointer is reported already
 */
export function gatherContent(content: unknown, isBroken: (pointer: string) => boolean = () => false): Gathered {
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
  };

  /** Gives what is sound of a value. */
  function gather(node: ContentNode, page: PageFacts | undefined): unknown {
    const { value, schema, pointer, translation, isHidden: hidden } = node;
    if (translation) {
      if (!hidden) gathered.translations.push({ pointer, languages: Object.keys(translation) });
      return undefined;
    }
    if (Array.isArray(value)) return gatherList(node, value, page);
    if (isRecord(value)) return typesOf(schema).includes("object") ? gatherObject(node, page) : undefined;
    if (!accepts(schema, value) || isBroken(pointer)) return undefined;
    if (typeof value === "string") gatherText(node, value, page);
    return value;
  }

  function gatherText({ schema: { kind }, pointer, name: key, isHidden }: ContentNode, text: string, page?: PageFacts) {
    if (!isKind(kind) || isHidden) return;
    gathered.texts.push({ kind, text, pointer, place: pointer, isPart: false, key, page });
    if (kind === "id" && key === "id") page?.anchors.add(text);
  }

  function gatherList(node: ContentNode, list: unknown[], page: PageFacts | undefined): unknown[] | undefined {
    const { schema, pointer, isHidden: isUnseen, isRequired } = node;
    if (!schema.items) return undefined;
    const { kind } = followReference(schema.items);
    const sound: unknown[] = [];
    const isEmptied = list.length > 0 && list.every(isHidden);
    if (isEmptied && isRequired && !isUnseen && schema.minItems && kind !== "page") gathered.emptied.push(pointer);
    if (kind === "block" && !isUnseen) gathered.blockLists.push(place(sound, node));
    for (const child of node.children()) sound.push(gather(child, page));
    return sound;
  }

  function gatherObject(node: ContentNode, around: PageFacts | undefined): Record<string, unknown> {
    const { schema, shape, isHidden: hidden } = node;
    const sound: Record<string, unknown> = {};
    const pages = schema.kind === "page" ? gathered.pages : schema.kind === "post" ? gathered.posts : undefined;
    const page = pages ? { ...place<PageContent>(sound, node), hidden, anchors: new Set<string>() } : around;
    if (page) pages?.push(page);
    if (!hidden && schema.kind === "entity") gathered.entities.push(place(sound, node));
    if (!hidden && shape.oneOfKeys) gathered.choices.push({ ...place(sound, node), ...shape.oneOfKeys });
    // A picture, whatever else the object is: a block, for one.
    if (!hidden && shape.properties?.["src"]?.kind === "file") gathered.images.push(place(sound, node));
    for (const child of node.children()) {
      const part = gather(child, page);
      if (part !== undefined) sound[child.key] = part;
    }
    return sound;
  }

  const root = contentNode(content);
  gathered.root = place<Content>(gather(root, undefined) ?? {}, root).value;
  return gathered;
}

/** Whether a value that is neither list nor object is of the right type, and one of those to choose from. */
function accepts(schema: JsonSchema, value: unknown): boolean {
  const { enum: choices, const: only } = schema;
  if (choices) return choices.some((choice) => choice === value);
  if (only !== undefined) return value === only;
  return typesOf(schema).some((type) => typeof value === (type === "integer" ? "number" : type));
}

/** The walk keeps of a value only what the schema says of its kind: what is left has that type. */
function place<T>(value: unknown, { pointer }: ContentNode): Placed<T> {
  return { value: value as Sound<T>, pointer };
}
