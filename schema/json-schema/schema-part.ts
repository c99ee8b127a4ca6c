import { isRecordKind, type Kind, type PartKind } from "../kinds.ts";
import { onceForEach } from "../source/once.ts";
import { followReference } from "./follow-reference.ts";
import { findType, type JsonSchema, optionsOf, typesOf } from "./schema-parts.ts";
import { isTranslatable, keysOfObject } from "./translatable.ts";

/** Texts in records from a file that are rich text or paths of the site. */
const record: JsonSchema = { properties: { description: { kind: "text" }, page: { kind: "path" } } };

/**
 * The schema of one value in content. Results are computed once, since every value asks for the same. JSON Schemas have
 * differing keys, which makes property access slow; these objects all have the same shape.
 */
export class SchemaPart {
  readonly schema: JsonSchema;
  readonly kind: Kind | PartKind | undefined;
  /** True if objects of this schema are pictures, even if they are blocks too. */
  readonly isPicture: boolean;
  /** The types in JavaScript that the value may have. */
  readonly #types: ReadonlySet<string>;
  /** The only values that it may have, if the schema lists them. */
  readonly #choices: readonly unknown[] | undefined;
  readonly isTranslatable: boolean;
  /** Keys of the value in one language, if that is always an object. */
  readonly keysOfObject: readonly string[];
  /** True if an object can name the languages in which it is shown. */
  readonly namesLanguages: boolean;
  /** For objects of several types: the part of each. */
  readonly #options: ReadonlyMap<unknown, SchemaPart> | undefined;
  /** Only for keys in the schema. Owners can choose any number of other keys. */
  readonly #members = new Map<string | number, SchemaPart>();
  #items: SchemaPart | undefined;

  constructor(schema: JsonSchema) {
    this.schema = schema;
    this.kind = schema.kind;
    this.isPicture = schema.properties?.["src"]?.kind === "file";
    this.#types = new Set(typesOf(schema).map((type) => (type === "integer" ? "number" : type)));
    this.#choices = schema.enum ?? (schema.const === undefined ? undefined : [schema.const]);
    this.isTranslatable = isTranslatable(schema);
    this.keysOfObject = keysOfObject(schema);
    this.namesLanguages = schema.properties?.["languages"] !== undefined;
    if (schema.allOf) this.#options = new Map(optionsOf(schema).map((option) => [findType(option), partOf(option)]));
  }

  /** True if a value other than a list has the schema's type and is one of its choices. */
  accepts(value: unknown): boolean {
    return this.#choices?.includes(value) ?? this.#types.has(typeof value);
  }

  /** The part that matches the object's `type`, if it can have several. */
  optionOf(value: Record<string, unknown>): SchemaPart {
    return this.#options?.get(value["type"]) ?? this;
  }

  get items(): SchemaPart | undefined {
    const { kind, items = isRecordKind(kind) ? record : undefined } = this.schema;
    if (items) this.#items ??= partOf(items);
    return this.#items;
  }

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

export function partOf(schema: JsonSchema): SchemaPart {
  return makePart(followReference(schema));
}
