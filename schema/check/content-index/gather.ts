import type { SectionBlock } from "../../blocks/index.ts";
import type { Content, PageContent } from "../../content.ts";
import type { Entity } from "../../entities/index.ts";
import type { Image } from "../../image.ts";
import { contentJsonSchema } from "../../json-schema/json-schema.ts";
import { findType, isRecord, type JsonSchema, optionsOf } from "../../json-schema/schema-parts.ts";
import { type Kind, kinds } from "../../kinds.ts";

/**
 * What is sound of a value: whatever is there has its type, but anything may be missing, because it isn't written or
 * because a mistake in it is reported already. Entries of lists keep their places.
 */
export type Sound<T> = T extends readonly (infer Entry)[]
  ? (Sound<Entry> | undefined)[]
  : T extends object
    ? { [Key in keyof T]?: Sound<T[Key]> | undefined }
    : T;

/** A text of the content, and what kind the schema says it is. */
export interface TextValue {
  kind: Kind;
  text: string;
  pointer: string;
  /** The key it stands under; of a list's entry, the list's. */
  key: string;
  page: PageFacts | undefined;
}

/** A part of the content, as far as it is sound, and where it stands. */
export interface Placed<T> {
  value: Sound<T>;
  pointer: string;
}

/** A page, and what links ask of it. */
export interface PageFacts extends Placed<PageContent> {
  hidden: boolean;
  /** The ids of what it shows. */
  anchors: Set<string>;
}

/** Everything that rules look at, in the order of the file. What is hidden is left out, but for `root` and `pages`. */
export interface Gathered {
  root: Sound<Content>;
  texts: TextValue[];
  pages: PageFacts[];
  /** Lists of blocks: those of pages, and those within blocks. */
  blockLists: Placed<SectionBlock[]>[];
  entities: Placed<Entity>[];
  images: Placed<Image>[];
}

interface Spot {
  pointer: string;
  key: string;
  page: PageFacts | undefined;
  hidden: boolean;
}

/**
 * Walks over content as far as it has the shape that the schema says, however wrong the rest.
 * @param isBroken whether a mistake of exactly the value at a pointer is reported already
 */
export function gatherContent(content: unknown, isBroken: (pointer: string) => boolean = () => false): Gathered {
  const gathered: Gathered = { root: {}, texts: [], pages: [], blockLists: [], entities: [], images: [] };

  /** Gives what is sound of a value. */
  function visit(part: JsonSchema, value: unknown, spot: Spot): unknown {
    const schema = followReference(part);
    if (Array.isArray(value)) return visitList(schema, value, spot);
    if (isRecord(value)) return schema.type === "object" ? visitObject(schema, value, spot) : undefined;
    if (!accepts(schema, value) || isBroken(spot.pointer)) return undefined;
    if (typeof value === "string") visitText(schema, value, spot);
    return value;
  }

  function visitText(schema: JsonSchema, text: string, { pointer, key, page, hidden }: Spot): void {
    const kind = kinds.find((known) => known === schema.kind);
    if (!kind || hidden) return;
    gathered.texts.push({ kind, text, pointer, key, page });
    if (kind === "id" && key === "id") page?.anchors.add(text);
  }

  function visitList(schema: JsonSchema, list: unknown[], spot: Spot): unknown[] | undefined {
    if (!schema.items) return undefined;
    const items = followReference(schema.items);
    const sound: unknown[] = [];
    if (items.kind === "block" && !spot.hidden) gathered.blockLists.push(place(sound, spot));
    for (const [index, item] of list.entries())
      sound.push(visit(items, item, { ...spot, pointer: `${spot.pointer}/${index}` }));
    return sound;
  }

  function visitObject(schema: JsonSchema, value: Record<string, unknown>, around: Spot): Record<string, unknown> {
    const sound: Record<string, unknown> = {};
    const hidden = around.hidden || value["hidden"] === true;
    const page =
      schema.kind === "page"
        ? { ...place<PageContent>(sound, around), hidden, anchors: new Set<string>() }
        : around.page;
    if (page && page !== around.page) gathered.pages.push(page);
    if (!hidden && schema.kind === "entity") gathered.entities.push(place(sound, around));
    const properties = propertiesOf(schema, value);
    // A picture, whatever else the object is: a block, for one.
    if (!hidden && properties["src"]?.kind === "file") gathered.images.push(place(sound, around));
    for (const key of Object.keys(value)) {
      const property = Object.hasOwn(properties, key) ? properties[key] : undefined;
      if (!property) continue;
      // The names of the schema's keys need no escapes in pointers.
      const part = visit(property, value[key], { pointer: `${around.pointer}/${key}`, key, page, hidden });
      if (part !== undefined) sound[key] = part;
    }
    return sound;
  }

  const spot = { pointer: "", key: "", page: undefined, hidden: false };
  gathered.root = place<Content>(visit(contentJsonSchema(), content, spot) ?? {}, spot).value;
  return gathered;
}

/** The schema that a reference stands for; any other as it is. */
export function followReference(schema: JsonSchema): JsonSchema {
  return (schema.$ref && contentJsonSchema().definitions?.[schema.$ref.split("/").at(-1) ?? ""]) || schema;
}

/** Whether a value that is neither list nor object is of the right type, and one of those to choose from. */
function accepts({ type, enum: choices, const: only }: JsonSchema, value: unknown): boolean {
  if (choices) return choices.some((choice) => choice === value);
  if (only !== undefined) return value === only;
  return [type].flat().some((one) => typeof value === (one === "integer" ? "number" : one));
}

/** The schemas of an object's values by their keys; of an object that is one of several kinds, those of its kind. */
export function propertiesOf(schema: JsonSchema, value: Record<string, unknown>): Record<string, JsonSchema> {
  const chosen = optionsOf(schema).find((option) => findType(option) === value["type"]);
  return (chosen ?? schema).properties ?? {};
}

/** The walk keeps of a value only what the schema says of its kind: what is left has that type. */
function place<T>(value: unknown, { pointer }: Spot): Placed<T> {
  return { value: value as Sound<T>, pointer };
}
