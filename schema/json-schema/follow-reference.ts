import { contentJsonSchema } from "./content-json-schema.ts";
import type { JsonSchema } from "./schema-parts.ts";

/** Resolves the schema's `$ref`, if it has one. */
export function followReference(schema: JsonSchema): JsonSchema {
  return (schema.$ref && contentJsonSchema().definitions?.[schema.$ref.split("/").at(-1) ?? ""]) || schema;
}
