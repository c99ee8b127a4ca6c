import type { SectionBlock } from "../../blocks/index.ts";
import type { Content, PageContent } from "../../content.ts";
import { type ContentNode, isText, type TextNode } from "../../document/content-node.ts";
import type { Entity } from "../../entities/index.ts";
import { followReference } from "../../json-schema/follow-reference.ts";
import { isRecord, type JsonSchema, typesOf } from "../../json-schema/schema-parts.ts";
import type { Image } from "../../pictures/image.ts";
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

/** A part of the content, as far as it is sound, with the languages whose visitors see it: none if it is hidden. */
export interface Placed<T> {
  node: ContentNode;
  value: Sound<T>;
  pointer: string;
  languages: readonly string[];
}

/** A page, and what links ask of it; a post has one of its own. */
export interface PageFacts extends Placed<PageContent> {
  /** The ids of what it shows, with the languages in which it shows them. */
  anchors: Map<string, readonly string[]>;
}

/** Everything that rules look at, in the order of the file. What is hidden is left out, but for `root` and `pages`. */
export interface Gathered {
  root: Sound<Content>;
  texts: TextNode[];
  pages: PageFacts[];
  /** Posts, each of which has a page of its own. */
  posts: PageFacts[];
  /** What is known of a page, or of the page that a value is in. */
  pageOf: (node: ContentNode) => PageFacts | undefined;
  /** Lists that can't be left out, and of which every entry is hidden in some language; those of blocks are among them. */
  emptied: string[];
  /** Lists of blocks: those of pages, and those within blocks. */
  blockLists: Placed<SectionBlock[]>[];
  entities: Placed<Entity>[];
  /** Objects that may say one text in one of several ways, by as many keys. */
  choices: Placed<Record<string, unknown>>[];
  images: Placed<Image>[];
  /** Values that are written in several languages, also hidden ones. */
  translations: ContentNode[];
  /** Parts that name the languages in which they are shown, also hidden ones. */
  ofLanguages: ContentNode[];
}

/** Walks over content as far as it has the shape that the schema says, however wrong the rest. */
export function gatherContent(root: ContentNode, mistakes = new Mistakes()): Gathered {
  const isTranslatedSite = root.language !== "";
  const pages = new Map<ContentNode, PageFacts>();
  const gathered: Gathered = {
    root: {},
    texts: [],
    pages: [],
    posts: [],
    pageOf: ({ page }) => page && pages.get(page),
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
    const { value, schema, translation } = node;
    if (translation) return gatherTranslation(node, page);
    if (Array.isArray(value)) return gatherList(node, value, page);
    if (isRecord(value)) return typesOf(schema).includes("object") ? gatherObject(node, page) : undefined;
    // Most content has no mistake, and no pointer is made in vain.
    if (!accepts(schema, value) || (mistakes.pointers.size > 0 && mistakes.isBroken(node.pointer))) return undefined;
    if (isText(node) && isShown(node)) gatherText(node, page);
    return value;
  }

  function gatherTranslation(node: ContentNode, page: PageFacts | undefined): unknown {
    gathered.translations.push(node);
    if (!isTranslatedSite) return undefined;
    let own: unknown;
    for (const child of node.children()) {
      const sound = gather(child, page);
      if (child.key === node.language || own === undefined) own = sound;
    }
    return own;
  }

  function gatherText(node: TextNode, page: PageFacts | undefined): void {
    gathered.texts.push(node);
    if (!page || node.kind !== "id" || node.name !== "id") return;
    const known = page.anchors.get(node.text) ?? [];
    page.anchors.set(node.text, [...new Set([...known, ...node.languages])]);
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
    const list = schema.kind === "page" ? gathered.pages : schema.kind === "post" ? gathered.posts : undefined;
    const page = list ? { ...place<PageContent>(sound, node), anchors: new Map() } : around;
    if (page && list) {
      list.push(page);
      pages.set(node, page);
    }
    if (named) gathered.ofLanguages.push(node);
    if (isShown(node)) {
      if (schema.kind === "entity") gathered.entities.push(place(sound, node));
      if (shape.oneOfKeys) gathered.choices.push(place(sound, node));
      // A picture, whatever else the object is: a block, for one.
      if (shape.properties?.["src"]?.kind === "file") gathered.images.push(place(sound, node));
    }
    for (const child of node.children()) {
      const part = gather(child, page);
      if (part !== undefined) sound[child.key] = part;
    }
    return sound;
  }

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
function place<T>(value: unknown, node: ContentNode): Placed<T> {
  const { pointer, isHidden, languages } = node;
  return { node, value: value as Sound<T>, pointer, languages: isHidden ? [] : languages };
}
