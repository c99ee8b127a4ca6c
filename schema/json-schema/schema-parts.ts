import type { z } from "zod";

export type JsonSchema = z.core.JSONSchema.BaseSchema;

/** The one value that an object's `type` may have, where it has one. */
export function findType(schema: JsonSchema): string | undefined {
  const type = schema.properties?.type;
  return typeof type === "object" && typeof type.const === "string" ? type.const : undefined;
}

/** The schemas of an object that is one of several kinds: the branches of its `if`/`then` chain. */
export function optionsOf(schema: JsonSchema): JsonSchema[] {
  return (schema.allOf ?? []).flatMap((branch) => (isSchema(branch.then) ? [branch.then] : []));
}

/** The schemas that others refer to by name. */
export function definitionsOf(root: JsonSchema): Record<string, JsonSchema> {
  return isRecord(root.definitions) ? root.definitions : {};
}

export function isSchema(value: JsonSchema["items"]): value is JsonSchema {
  return typeof value === "object" && !Array.isArray(value);
}

function isRecord(value: unknown): value is Record<string, JsonSchema> {
  return typeof value === "object" && value !== null;
}
