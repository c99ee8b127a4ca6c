import type { ErrorObject } from "ajv";
import { buildJsonSchema } from "./json-schema.ts";
import type { JsonSchema } from "./schema-parts.ts";

/** Checks a value against the JSON Schema; every mistake is told. */
export interface SchemaValidator {
  (value: unknown): boolean;
  errors?: ErrorObject[] | null;
}

/** What is made of the shapes of content before any is checked: their JSON Schema, and what is compiled from it. */
export interface CompiledCheck {
  schema: JsonSchema;
  validate: SchemaValidator;
}

/** What was compiled before: to make it again takes more than a second. */
export const compiledCheck: Partial<CompiledCheck> = {};

/** The JSON Schema of content, made once: not to be changed. */
export function contentJsonSchema(): JsonSchema {
  compiledCheck.schema ??= buildJsonSchema();
  return compiledCheck.schema;
}
