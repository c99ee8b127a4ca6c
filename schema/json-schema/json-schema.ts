import { z } from "zod";
import { blocks } from "../blocks/index.ts";
import { content } from "../content.ts";
import { entities } from "../entities/index.ts";
import { addEditorHelp } from "./editor-help.ts";
import { findType, type JsonSchema } from "./schema-parts.ts";

/**
 * The keywords that no JSON Schema draft has: the `kind` of a value, what an `entry` of a list is called, and those of VS
 * Code's JSON language service.
 */
export const extraKeywords = [
  "kind",
  "entry",
  "defaultSnippets",
  "doNotSuggest",
  "errorMessage",
  "markdownDescription",
  "markdownEnumDescriptions",
  "patternErrorMessage",
];

/** The JSON Schema (draft-07) of `content.json`, as `schema/content.schema.json` holds it. */
export function buildJsonSchema(): JsonSchema {
  const generated = z.toJSONSchema(content, {
    target: "draft-7",
    io: "input",
    override: ({ jsonSchema }) => {
      unwrapReference(jsonSchema);
      addExample(jsonSchema);
      if (jsonSchema.oneOf) branchOnType(jsonSchema);
      // Of a value that no list names, validators would otherwise say two things: its type, and that it isn't listed.
      if (jsonSchema.enum || jsonSchema.const !== undefined) delete jsonSchema.type;
    },
  });
  const schema: JsonSchema = JSON.parse(JSON.stringify(generated));
  addEditorHelp(schema);
  return schema;
}

let schema: JsonSchema | undefined;

/** The same, made once: not to be changed. */
export function contentJsonSchema(): JsonSchema {
  schema ??= buildJsonSchema();
  return schema;
}

/** The text of `schema/content.schema.json`. */
export function printJsonSchema(): string {
  return `${JSON.stringify(buildJsonSchema(), null, 2)}\n`;
}

type GeneratedSchema = z.core.JSONSchema.BaseSchema;

const examples = new Map<string, unknown>(
  Object.entries({ ...blocks, ...entities }).map(([type, definition]) => [type, definition.example]),
);

function addExample(schema: GeneratedSchema): void {
  const example = examples.get(findType(schema) ?? "");
  if (example) schema.examples = [example];
}

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
