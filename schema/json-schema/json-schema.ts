import { z } from "zod";
import { content } from "../content.ts";
import { addEditorHelp } from "./editor-help.ts";
import { findType, type JsonSchema } from "./schema-parts.ts";

/**
 * The JSON Schema (draft-07) of `content.json`, with every part written out wherever it stands but blocks and cards.
 * @param codes those of messages, where they are to be listed: a rule checks them
 */
export function buildJsonSchema(codes?: readonly string[]): JsonSchema {
  const generated = z.toJSONSchema(content, {
    target: "draft-7",
    io: "input",
    override: ({ jsonSchema }) => {
      if (codes && jsonSchema.kind === "code") jsonSchema.enum = [...codes];
      unwrapReference(jsonSchema);
      if (jsonSchema.oneOf) branchOnType(jsonSchema);
      if (jsonSchema.anyOf) mergeTypes(jsonSchema);
      // Of a value that no list names, validators would otherwise say two things: its type, and that it isn't listed.
      if (jsonSchema.enum || jsonSchema.const !== undefined) delete jsonSchema.type;
    },
  });
  const schema: JsonSchema = JSON.parse(JSON.stringify(generated));
  addEditorHelp(schema);
  return schema;
}

type GeneratedSchema = z.core.JSONSchema.BaseSchema;

/** Makes a plain reference of the `allOf` around one, as zod writes it where a block holds blocks. */
function unwrapReference(schema: GeneratedSchema): void {
  const only = schema.allOf?.length === 1 ? schema.allOf[0]?.$ref : undefined;
  if (!only || Object.keys(schema).length > 1) return;
  delete schema.allOf;
  schema.$ref = only;
}

/**
 * Turns a `oneOf` over `type` into an enum and a chain of `if`/`then`. With `oneOf`, one mistake in a block is
 * reported once for each kind of block, and editors can't tell which was meant.
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
 * Makes one schema of those of a value that may be of several types, as a text, a list or an object: each keyword speaks of one type alone.
 * Of an `anyOf`, validators tell a mistake once for each type, and editors can't tell which was meant.
 */
function mergeTypes(schema: GeneratedSchema): void {
  const { anyOf: options = [], ...own } = schema;
  delete schema.anyOf;
  const types = options.map(({ type }) => type);
  if (new Set(types).size < types.length) throw new Error("The types of a choice must differ");
  Object.assign(schema, ...options, own, { type: types });
}
