import type { ErrorObject } from "ajv";
import { buildJsonSchema } from "./json-schema.ts";
import type { JsonSchema } from "./schema-parts.ts";

/** Validates a value against the JSON Schema and reports all errors. */
export interface SchemaValidator {
  (value: unknown): boolean;
  errors?: ErrorObject[] | null;
}

/** What is generated before any content is checked: the JSON Schema, and the validator compiled from it. */
export interface CompiledCheck {
  schema: JsonSchema;
  validate: SchemaValidator;
}

/** Set by an earlier run: compiling again takes more than a second. */
export const compiledCheck: Partial<CompiledCheck> = {};

/** The JSON Schema of content, built once. Don't modify it. */
export function contentJsonSchema(): JsonSchema {
  compiledCheck.schema ??= buildJsonSchema();
  return compiledCheck.schema;
}
