import { z } from "zod";
import { blocks } from "./blocks/index.ts";
import { content } from "./content.ts";

type JsonSchema = z.core.JSONSchema.BaseSchema;

/** The keywords of VS Code's JSON language service that no JSON Schema draft has; ajv must be told of them. */
export const editorKeywords = ["defaultSnippets", "markdownDescription", "patternErrorMessage", "errorMessage"];

/** The JSON Schema (draft-07) of `content.json`, as `schema/content.schema.json` holds it. */
export function buildJsonSchema(): JsonSchema {
  return z.toJSONSchema(content, {
    target: "draft-7",
    io: "input",
    override: ({ jsonSchema }) => {
      if (jsonSchema.oneOf) branchOnType(jsonSchema);
    },
  });
}

/**
 * Turns a `oneOf` over `type` into an enum and a chain of `if`/`then`. With `oneOf`, one mistake in a block is
 * reported once for each kind of block, and editors can't tell which was meant.
 */
function branchOnType(schema: JsonSchema): void {
  const options = schema.oneOf ?? [];
  delete schema.oneOf;
  const types = options.map(readType);
  schema.type = "object";
  schema.required = ["type"];
  schema.properties = { type: { enum: types, description: "What this is." } };
  schema.allOf = options.map((option, index) => ({
    if: { type: "object", required: ["type"], properties: { type: { const: types[index] } } },
    // biome-ignore lint/suspicious/noThenProperty: a keyword of JSON Schema
    then: option,
  }));
  schema["defaultSnippets"] = types.flatMap((type) => snippet(type));
}

function readType(option: JsonSchema): string {
  const type = option.properties?.["type"];
  if (typeof type !== "object" || typeof type.const !== "string") throw new Error("an option has no constant `type`");
  return type.const;
}

function snippet(type: string): object[] {
  const definition = Object.entries(blocks).find(([name]) => name === type)?.[1];
  return definition ? [{ label: type, description: definition.schema.description, body: definition.example }] : [];
}
