import type { JsonSchema } from "../../json-schema/schema-parts.ts";

/** Reads what ajv hands over as a schema. */
export function asSchema(value: unknown): JsonSchema {
  return typeof value === "object" && value !== null ? { ...value } : {};
}

/** A value as it might be written for this schema, in JSON: an example where the schema has one. */
export function sampleOf(schema: JsonSchema | undefined): string {
  if (!schema) return '"…"';
  if (schema.const !== undefined) return JSON.stringify(schema.const);
  if (schema.allOf) return '{ "type": "…", … }';
  const example = JSON.stringify(schema.examples?.[0]) ?? "";
  if (example !== "" && example.length <= 70) return example;
  if (schema.enum) return JSON.stringify(schema.enum[0]);
  if (schema.default !== undefined) return JSON.stringify(schema.default);
  if (schema.type === "array") return `[${sampleOf(schema.items)}]`;
  if (schema.type === "boolean") return "true";
  if (schema.type === "integer" || schema.type === "number") return "1";
  if (schema.type === "object")
    return `{ ${(schema.required ?? []).map((key) => `"${key}": ${sampleOf(schema.properties?.[key])}`).join(", ") || "…"} }`;
  return schema.$ref ? "{ … }" : '"…"';
}
