import type { SectionBlock } from "../../blocks/index.ts";
import type { Content, PageContent } from "../../content.ts";
import { type ContentNode, isStringNode, type StringNode } from "../../document/content-node.ts";
import type { Entity } from "../../entities/index.ts";
import { followReference } from "../../json-schema/follow-reference.ts";
import { isRecord } from "../../json-schema/schema-parts.ts";
import type { Image } from "../../pictures/image.ts";
import type { Run } from "../../text.ts";
import { KnownErrors } from "./known-errors.ts";

/**
 * The part of a value without errors. A present key has its type. Any key may be missing, because it isn't written or
 * because an error in it is already reported. List entries keep their indices. A translated value is the one in the
 * language of the part that it is in. Texts are plain strings, since rules run before texts are parsed.
 */
export type Valid<T> = T extends readonly (infer Entry)[]
  ? (Valid<Entry> | undefined)[]
  : T extends Run<unknown>
    ? never
    : T extends object
      ? { [Key in keyof T]?: Valid<T[Key]> | undefined }
      : T;

/** A part of the content without its errors. `languages` are those that show it: none if it is hidden. */
export interface LocatedValue<T> {
  node: ContentNode;
  value: Valid<T>;
  pointer: string;
  languages: readonly string[];
}

/** A page or post, and what links to it look up. */
export interface PageFacts extends LocatedValue<PageContent> {
  /** The ids of its parts, each with the languages that show the part. */
  anchors: Map<string, readonly string[]>;
}

/** Everything that rules look at, in document order. Hidden parts are left out, except in `root` and `pages`. */
export interface GatheredParts {
  root: Valid<Content>;
  texts: StringNode[];
  pages: PageFacts[];
  posts: PageFacts[];
  /** The page or post that a value is or is in. */
  pageOf: (node: ContentNode) => PageFacts | undefined;
  /** Pointers of required lists with no visible entry in some language, including lists of blocks. */
  emptied: string[];
  /** Lists of blocks: those of pages and those within blocks. */
  blockLists: LocatedValue<SectionBlock[]>[];
  entities: LocatedValue<Entity>[];
  /** Objects that take one text by one of several keys. */
  choices: LocatedValue<Record<string, unknown>>[];
  images: LocatedValue<Image>[];
  /** Values with translations, hidden ones included. */
  translations: ContentNode[];
  /** Parts with a `languages` key, hidden ones included. */
  ofLanguages: ContentNode[];
  /** True if a part is hidden in some language, or is a remark of the owner. */
  hasPrivateParts: boolean;
}

/** Walks the parts that match the schema, and skips the rest. */
export function gatherContent(root: ContentNode, errors = new KnownErrors()): GatheredParts {
  const isTranslatedSite = root.language !== "";
  const pages = new Map<ContentNode, PageFacts>();
  const gathered: GatheredParts = {
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
    hasPrivateParts: false,
  };

  function gather(node: ContentNode, page: PageFacts | undefined): unknown {
    const { value, translation } = node;
    if (node.kind === "remark") gathered.hasPrivateParts = true;
    if (translation) return gatherTranslation(node, page);
    if (Array.isArray(value)) return gatherList(node, value, page);
    if (isRecord(value)) return node.isAccepted ? gatherObject(node, page) : undefined;
    // Speed: pointers are built only if there are errors at all.
    if (!node.isAccepted || (errors.pointers.size > 0 && errors.hasError(node.pointer))) return undefined;
    if (isStringNode(node) && isShown(node)) gatherText(node, page);
    return value;
  }

  function gatherTranslation(node: ContentNode, page: PageFacts | undefined): unknown {
    gathered.translations.push(node);
    if (!isTranslatedSite) return undefined;
    let own: unknown;
    for (const child of node.children()) {
      const valid = gather(child, page);
      if (child.key === node.language || own === undefined) own = valid;
    }
    return own;
  }

  function gatherText(node: StringNode, page: PageFacts | undefined): void {
    gathered.texts.push(node);
    if (!page || node.kind !== "id" || node.name !== "id") return;
    const known = page.anchors.get(node.text) ?? [];
    page.anchors.set(node.text, [...new Set([...known, ...node.languages])]);
  }

  function gatherList(node: ContentNode, list: unknown[], page: PageFacts | undefined): unknown[] | undefined {
    const { schema, pointer } = node;
    if (!schema.items) return undefined;
    const { kind } = followReference(schema.items);
    const valid: unknown[] = [];
    const children = node.children();
    const mustShowOne = list.length > 0 && isShown(node) && node.isRequired && schema.minItems && kind !== "page";
    if (mustShowOne && node.languages.some((code) => children.every((child) => !child.isShownIn(code))))
      gathered.emptied.push(pointer);
    if (kind === "block" && isShown(node)) gathered.blockLists.push(locate(valid, node));
    for (const child of children) valid.push(gather(child, page));
    return valid;
  }

  function gatherObject(node: ContentNode, around: PageFacts | undefined): Record<string, unknown> {
    const { kind, shape, named } = node;
    const valid: Record<string, unknown> = {};
    const list = kind === "page" ? gathered.pages : kind === "post" ? gathered.posts : undefined;
    const page = list ? { anchors: new Map(), ...locate<PageContent>(valid, node) } : around;
    if (page && list) {
      list.push(page);
      pages.set(node, page);
    }
    if (named) gathered.ofLanguages.push(node);
    if (named || node.isHidden) gathered.hasPrivateParts = true;
    if (isShown(node)) {
      if (kind === "entity") gathered.entities.push(locate(valid, node));
      if (shape.oneOfKeys) gathered.choices.push(locate(valid, node));
      if (node.isPicture) gathered.images.push(locate(valid, node));
    }
    for (const child of node.children()) {
      const part = gather(child, page);
      if (part !== undefined) valid[child.key] = part;
    }
    return valid;
  }

  gathered.root = locate<Content>(gather(root, undefined) ?? {}, root).value;
  return gathered;
}

function isShown({ isHidden, languages }: ContentNode): boolean {
  return !isHidden && languages.length > 0;
}

/** The cast is safe: the walk keeps only what the schema allows for this kind of value. */
function locate<T>(value: unknown, node: ContentNode): LocatedValue<T> {
  const { pointer, isHidden, languages } = node;
  return { node, value: value as Valid<T>, pointer, languages: isHidden ? [] : languages };
}
