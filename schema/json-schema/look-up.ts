import { isTranslated } from "../localize/translation.ts";
import { splitPointer } from "../source/place.ts";
import { contentJsonSchema } from "./content-json-schema.ts";
import { isRecord, type JsonSchema, optionOf } from "./schema-parts.ts";

/** The schema that a reference stands for; any other as it is. */
export function followReference(schema: JsonSchema): JsonSchema {
  return (schema.$ref && contentJsonSchema().definitions?.[schema.$ref.split("/").at(-1) ?? ""]) || schema;
}

/** A value of a content file, and what the schema says of it: of an object that is one of several kinds, of its kind. */
export interface Found {
  value: unknown;
  schema: JsonSchema;
}

/** What stands at a JSON pointer in a content file. Where the schema knows of nothing there, it says nothing. */
export function lookUp(root: unknown, pointer: string): Found {
  let found = describe(root, contentJsonSchema());
  for (const name of splitPointer(pointer)) {
    const { value, schema } = found;
    found = describe(Reflect.get(Object(value), name), partAt(value, schema, name));
  }
  return found;
}

/** What a schema says of a part of a value. A translation is as the value would be in one language. */
function partAt(value: unknown, schema: JsonSchema, name: string): JsonSchema | undefined {
  if (isTranslated(value, schema)) return schema;
  return Array.isArray(value) ? schema.items : memberOf(schema, name);
}

/** What a schema says of the value of a key. */
function memberOf({ properties, additionalProperties }: JsonSchema, name: string): JsonSchema | undefined {
  return properties?.[name] ?? (typeof additionalProperties === "object" ? additionalProperties : undefined);
}

function describe(value: unknown, reference: JsonSchema = {}): Found {
  const schema = followReference(reference);
  return { value, schema: isRecord(value) ? optionOf(schema, value) : schema };
}
