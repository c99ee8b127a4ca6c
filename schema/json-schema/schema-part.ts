import { isRecordKind } from "../kinds.ts";
import { onceForEach } from "../source/once.ts";
import { followReference } from "./follow-reference.ts";
import { findType, type JsonSchema, optionsOf } from "./schema-parts.ts";
import { isTranslatable, ownKeys } from "./translatable.ts";

/** The texts in records from a file that are rich text or paths of the site. */
const record: JsonSchema = { properties: { description: { kind: "text" }, page: { kind: "path" } } };

/**
 * What the schema says of a part of content. Each value is asked the same of its schema: this is found out once. Schemas
 * differ in their keys, so that engines look up each of them; these objects all have the same.
 */
export class SchemaPart {
  readonly schema: JsonSchema;
  /** True if a value may be written in several languages. */
  readonly isTranslatable: boolean;
  /** The keys of a value in one language, if it is always an object. */
  readonly ownKeys: readonly string[];
  /** True if an object can name the languages in which it is shown. */
  readonly namesLanguages: boolean;
  /** Of objects of several types, the part of each. */
  readonly #options: ReadonlyMap<unknown, SchemaPart> | undefined;
  /** By the keys that the schema knows: others are the owner's, and no end of them. */
  readonly #members = new Map<string | number, SchemaPart>();
  #items: SchemaPart | undefined;

  constructor(schema: JsonSchema) {
    this.schema = schema;
    this.isTranslatable = isTranslatable(schema);
    this.ownKeys = ownKeys(schema);
    this.namesLanguages = schema.properties?.["languages"] !== undefined;
    if (schema.allOf) this.#options = new Map(optionsOf(schema).map((option) => [findType(option), partOf(option)]));
  }

  /** The part of an object; of one that is of several types, that of its type. */
  optionOf(value: Record<string, unknown>): SchemaPart {
    return this.#options?.get(value["type"]) ?? this;
  }

  /** The part of a list's entries. */
  get items(): SchemaPart | undefined {
    const { kind, items = isRecordKind(kind) ? record : undefined } = this.schema;
    if (items) this.#items ??= partOf(items);
    return this.#items;
  }

  /** The part of an object's value of a key. */
  member(key: string | number): SchemaPart | undefined {
    const known = this.#members.get(key);
    if (known) return known;
    const { properties = {}, additionalProperties: others } = this.schema;
    const property = Object.hasOwn(properties, key) ? properties[key] : undefined;
    if (!property) return typeof others === "object" ? partOf(others) : undefined;
    const part = partOf(property);
    this.#members.set(key, part);
    return part;
  }
}

const makePart = onceForEach((schema: JsonSchema) => new SchemaPart(schema));

/** The part of content that a schema is of. */
export function partOf(schema: JsonSchema): SchemaPart {
  return makePart(followReference(schema));
}
