import { z } from "zod";
import { content } from "../content.ts";
import { addEditorHelp } from "./editor-help.ts";
import { findType, type JsonSchema, optionsOf } from "./schema-parts.ts";

/**
 * The keywords that no JSON Schema draft has: the `kind` of a value, what an `entry` of a list is called, of which keys
 * an object has one, and those of VS Code's JSON language service.
 */
export const extraKeywords = [
  "kind",
  "entry",
  "oneOfKeys",
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

/** The schema that a reference stands for; any other as it is. */
export function followReference(schema: JsonSchema): JsonSchema {
  return (schema.$ref && contentJsonSchema().definitions?.[schema.$ref.split("/").at(-1) ?? ""]) || schema;
}

/** What the schema says of the lists that stand under a key, wherever that is. */
export interface ListFacts {
  /** What one of its entries is called: "card". */
  entry: string | undefined;
  /** Whether such a list can't be left out somewhere. */
  isRequired: boolean;
  /** Whether such a list of a block holds objects: those are known by the block's title, and not by its kind. */
  holdsParts: boolean;
}

let facts: Map<string, ListFacts> | undefined;

/** The facts of all lists, by their keys. */
export function listFacts(): ReadonlyMap<string, ListFacts> {
  facts ??= gatherFacts();
  return facts;
}

function gatherFacts(): Map<string, ListFacts> {
  const found = new Map<string, ListFacts>();
  const root = contentJsonSchema();
  const { block, ...others } = root.definitions ?? {};
  for (const schema of [root, ...Object.values(others)]) gather(schema, false, found);
  for (const option of block ? optionsOf(block) : []) gather(option, true, found);
  return found;
}

function gather(schema: JsonSchema, isBlock: boolean, found: Map<string, ListFacts>): void {
  for (const [key, value] of Object.entries(schema.properties ?? {})) {
    gather(value, false, found);
    if (value.type !== "array") continue;
    const known = found.get(key);
    const holdsParts = isBlock && value.items?.type !== "string";
    found.set(key, {
      entry: known?.entry ?? (typeof value["entry"] === "string" ? value["entry"] : undefined),
      isRequired: known?.isRequired || (schema.required ?? []).includes(key),
      holdsParts: known?.holdsParts || holdsParts,
    });
  }
  for (const inner of [schema.items ?? [], optionsOf(schema)].flat()) gather(inner, false, found);
}
