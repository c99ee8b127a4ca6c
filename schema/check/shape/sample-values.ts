import { type JsonSchema, typesOf } from "../../json-schema/schema-parts.ts";
import { isTextKind } from "../../kinds.ts";

/**
 * A sample value for a schema, as JSON: the schema's example if it has one. Texts are "…" and lists empty where they may
 * be, as nothing that a sample invents should be published.
 */
export function sampleOf(schema: JsonSchema | undefined): string {
  if (!schema || isTextKind(schema.kind)) return '"…"';
  if (schema.type === "array" && !schema.minItems) return "[]";
  if (schema.const !== undefined) return JSON.stringify(schema.const);
  if (schema.allOf) return '{ "type": "…", … }';
  const example = JSON.stringify(schema.examples?.[0]) ?? "";
  if (example !== "" && example.length <= 70) return example;
  if (schema.enum) return JSON.stringify(schema.enum[0]);
  if (schema.default !== undefined) return JSON.stringify(schema.default);
  if (schema.type === "array") return `[${sampleOf(schema.items)}]`;
  if (schema.type === "boolean") return "true";
  if (schema.type === "integer" || schema.type === "number") return "1";
  const types = typesOf(schema);
  if (types.includes("object") && !types.includes("string"))
    return `{ ${(schema.required ?? []).map((key) => `"${key}": ${sampleOf(schema.properties?.[key])}`).join(", ") || "…"} }`;
  return schema.$ref ? "{ … }" : '"…"';
}
