import type { z } from "zod";
import type { KeyChoice, Kind, PartKind } from "../kinds.ts";

type AnySchema = z.core.JSONSchema.BaseSchema;

type TypeName = "object" | "array" | "string" | "number" | "integer" | "boolean" | "null";

/** The keywords whose schemas, as content's has them, are never `true` or `false`, nor lists of several. */
interface Within {
  /** The type of a value, or all that it may have. */
  type?: TypeName | TypeName[];
  properties?: Record<string, JsonSchema>;
  items?: JsonSchema;
  /** What stands under keys of the owner's own choice; `false` where there are none. */
  additionalProperties?: JsonSchema | boolean;
  /** What stands under keys of a form. */
  patternProperties?: Record<string, JsonSchema>;
  allOf?: JsonSchema[];
  if?: JsonSchema;
  then?: JsonSchema;
  else?: JsonSchema;
  /** The schemas that others refer to by name. */
  definitions?: Record<string, JsonSchema>;
  kind?: Kind | PartKind;
  /** Keys of which an object has one at most, or exactly one. */
  oneOfKeys?: KeyChoice;
  $schema?: string;
  /** Set where a value may be an object of its translations; only in what is compiled. */
  isTranslatable?: true;
}

/** A JSON Schema as that of content is. */
export type JsonSchema = Within & { [Key in keyof AnySchema as Exclude<Key, keyof Within>]: AnySchema[Key] };

/** The one value that an object's `type` may have, where it has one. */
export function findType({ properties }: { properties?: Record<string, boolean | { const?: unknown }> }) {
  const type = properties?.["type"];
  return typeof type === "object" && typeof type.const === "string" ? type.const : undefined;
}

/** The schemas of an object that is one of several kinds: the branches of its `if`/`then` chain. */
export function optionsOf(schema: JsonSchema): JsonSchema[] {
  return (schema.allOf ?? []).map((branch) => branch.then).filter((option) => option !== undefined);
}

/** The schemas that stand within a schema. */
export function partsOf(schema: JsonSchema): JsonSchema[] {
  return [...Object.values(schema.properties ?? {}), ...(schema.items ? [schema.items] : []), ...optionsOf(schema)];
}

/** A copy of a schema in which others stand in it; `change` is told the key that the value of each has. */
export function mapParts(
  schema: JsonSchema,
  change: (part: JsonSchema, key: string) => JsonSchema,
  key = "",
): JsonSchema {
  const { properties, definitions, items, allOf } = schema;
  const map = (parts: Record<string, JsonSchema>) =>
    Object.fromEntries(Object.entries(parts).map(([name, part]) => [name, change(part, name)] as const));
  return {
    ...schema,
    ...(properties && { properties: map(properties) }),
    ...(definitions && { definitions: map(definitions) }),
    ...(items && { items: change(items, key) }),
    ...(allOf && {
      // biome-ignore lint/suspicious/noThenProperty: a keyword of JSON Schema
      allOf: allOf.map((branch) => (branch.then ? { ...branch, then: change(branch.then, key) } : branch)),
    }),
  };
}

/** Whether a value is an object, and no list. */
export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** The key of an object's list, where the object holds nothing else. */
export function findOnlyList(value: unknown): string | undefined {
  const [only, ...others] = isRecord(value) ? Object.entries(value) : [];
  return only && others.length === 0 && Array.isArray(only[1]) ? only[0] : undefined;
}

/** Whether an entry of a list is kept but not shown. */
export function isHidden(entry: unknown): boolean {
  return isRecord(entry) && entry["hidden"] === true;
}

/** The types that a value may have. */
export function typesOf({ type = [] }: JsonSchema): readonly TypeName[] {
  return Array.isArray(type) ? type : [type];
}
