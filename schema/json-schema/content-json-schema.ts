import { buildJsonSchema } from "./json-schema.ts";
import type { JsonSchema } from "./schema-parts.ts";

let schema: JsonSchema | undefined;

/** The JSON Schema of content, made once: not to be changed. */
export function contentJsonSchema(): JsonSchema {
  schema ??= buildJsonSchema();
  return schema;
}
