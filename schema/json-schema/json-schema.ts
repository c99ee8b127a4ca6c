import { z } from "zod";
import { content } from "../content.ts";
import { addEditorHelp } from "./editor-help.ts";
import { findType, type JsonSchema } from "./schema-parts.ts";

/**
 * The JSON Schema (draft-07) of `content.json`, with what editors show. All but blocks and cards is inlined.
 * @param codes message codes to list in the schema; a rule checks them
 */
export function buildJsonSchema(codes?: readonly string[]): JsonSchema {
  const schema = generateJsonSchema(codes);
  addEditorHelp(schema);
  return schema;
}

/** The same without the texts for editors, but with all examples of the definitions. */
export function generateJsonSchema(codes?: readonly string[]): JsonSchema {
  const generated = z.toJSONSchema(content, {
    target: "draft-7",
    io: "input",
    override: ({ jsonSchema }) => {
      if (codes && jsonSchema.kind === "code") jsonSchema.enum = [...codes];
      unwrapReference(jsonSchema);
      if (jsonSchema.oneOf) branchOnType(jsonSchema);
      if (jsonSchema.anyOf) mergeTypes(jsonSchema);
      // Otherwise validators report a value that is not listed twice: for its type and for the list.
      if (jsonSchema.enum || jsonSchema.const !== undefined) delete jsonSchema.type;
    },
  });
  return JSON.parse(JSON.stringify(generated));
}

type GeneratedSchema = z.core.JSONSchema.BaseSchema;

/** Replaces an `allOf` with a single reference by the reference. zod writes it where a block contains blocks. */
function unwrapReference(schema: GeneratedSchema): void {
  const only = schema.allOf?.length === 1 ? schema.allOf[0]?.$ref : undefined;
  if (!only || Object.keys(schema).length > 1) return;
  delete schema.allOf;
  schema.$ref = only;
}

/**
 * Turns a `oneOf` over `type` into an enum and a chain of `if`/`then`. With `oneOf`, an error in a block is reported
 * once for each block type, and editors can't tell which was meant.
 */
function branchOnType(schema: GeneratedSchema): void {
  const options = schema.oneOf ?? [];
  delete schema.oneOf;
  const types = options.map((option) => findType(option) ?? "");
  schema.type = "object";
  schema.required = ["type"];
  schema.properties = { type: { enum: types, kind: schema.kind } };
  schema.allOf = options.map((option, index) => ({
    if: { type: "object", required: ["type"], properties: { type: { const: types[index], doNotSuggest: true } } },
    // biome-ignore lint/suspicious/noThenProperty: a keyword of JSON Schema
    then: option,
  }));
}

/**
 * Merges the alternatives of a value that can have several types, such as text, list or object. Each keyword applies to
 * one type only. With `anyOf`, validators report an error once for each type, and editors can't tell which was meant.
 */
function mergeTypes(schema: GeneratedSchema): void {
  const { anyOf: options = [], ...own } = schema;
  delete schema.anyOf;
  const types = options.map(({ type }) => type);
  if (new Set(types).size < types.length) throw new Error("The types of a choice must differ");
  Object.assign(schema, ...options, own, { type: types });
}
