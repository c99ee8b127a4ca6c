import { contentJsonSchema } from "./content-json-schema.ts";
import type { JsonSchema } from "./schema-parts.ts";

/** The schema that a reference stands for; any other as it is. */
export function followReference(schema: JsonSchema): JsonSchema {
  return (schema.$ref && contentJsonSchema().definitions?.[schema.$ref.split("/").at(-1) ?? ""]) || schema;
}
