import type { z } from "zod";
import type { Kind, PartKind } from "../kinds.ts";

type AnySchema = z.core.JSONSchema.BaseSchema;

/** The keywords whose schemas, as content's has them, are never `true` or `false`, nor lists of several. */
interface Within {
  properties?: Record<string, JsonSchema>;
  items?: JsonSchema;
  allOf?: JsonSchema[];
  if?: JsonSchema;
  then?: JsonSchema;
  /** The schemas that others refer to by name. */
  definitions?: Record<string, JsonSchema>;
  kind?: Kind | PartKind;
  $schema?: string;
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

/** Whether a value is an object, and no list. */
export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
