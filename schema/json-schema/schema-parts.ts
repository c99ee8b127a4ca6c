import type { z } from "zod";
import type { KeyChoice, Kind, PartKind } from "../kinds.ts";

type AnySchema = z.core.JSONSchema.BaseSchema;

type TypeName = "object" | "array" | "string" | "number" | "integer" | "boolean" | "null";

/** Keywords whose subschemas, in content's schema, are never booleans or lists. */
interface Within {
  type?: TypeName | TypeName[];
  properties?: Record<string, JsonSchema>;
  items?: JsonSchema;
  /** Schema of values under keys that the owner chooses; `false` if there are none. */
  additionalProperties?: JsonSchema | boolean;
  patternProperties?: Record<string, JsonSchema>;
  allOf?: JsonSchema[];
  if?: JsonSchema;
  then?: JsonSchema;
  else?: JsonSchema;
  definitions?: Record<string, JsonSchema>;
  kind?: Kind | PartKind;
  /** Keys that exclude each other; at most one or exactly one is allowed. */
  oneOfKeys?: KeyChoice;
  $schema?: string;
  $id?: string;
  /** Set if the value can also be an object of translations. Only in the compiled schema. */
  isTranslatable?: true;
}

/** A JSON Schema, as content uses it. */
export type JsonSchema = Within & { [Key in keyof AnySchema as Exclude<Key, keyof Within>]: AnySchema[Key] };

/** The `type` of an object, if only one is allowed. */
export function findType({ properties }: { properties?: Record<string, boolean | { const?: unknown }> }) {
  const type = properties?.["type"];
  return typeof type === "object" && typeof type.const === "string" ? type.const : undefined;
}

/** The schemas of an object of several types: the branches of its `if`/`then` chain. */
export function optionsOf(schema: JsonSchema): JsonSchema[] {
  return (schema.allOf ?? []).map((branch) => branch.then).filter((option) => option !== undefined);
}

export function partsOf(schema: JsonSchema): JsonSchema[] {
  return [...Object.values(schema.properties ?? {}), ...(schema.items ? [schema.items] : []), ...optionsOf(schema)];
}

/** Copies a schema with changed subschemas. `change` also gets the key of each value. */
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

/** True for an object that is not an array. */
export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** The key of an object's list, if it is the object's only key. */
export function findOnlyList(value: unknown): string | undefined {
  const [only, ...others] = isRecord(value) ? Object.entries(value) : [];
  return only && others.length === 0 && Array.isArray(only[1]) ? only[0] : undefined;
}

/** True if an entry of a list is kept but not shown. */
export function isHidden(entry: unknown): boolean {
  return isRecord(entry) && entry["hidden"] === true;
}

export function typesOf({ type = [] }: JsonSchema): readonly TypeName[] {
  return Array.isArray(type) ? type : [type];
}
