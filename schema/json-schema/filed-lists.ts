import { type JsonSchema, mapParts, typesOf } from "./schema-parts.ts";

/**
 * Whether a list that the schema of a block names may stand in a file of its own: in its place stands then
 * `{ "file": "projects.json" }`. One that may be an object by itself is told from none.
 */
export function mayBeFiled(list: JsonSchema, key: string): boolean {
  const types = typesOf(list);
  return types.includes("array") && !types.includes("object") && key !== "languages";
}

/** The same schema for editors, who see a content without the files that it names: in place of such a list it may name one. */
export function allowFiles({ definitions = {}, ...root }: JsonSchema): JsonSchema {
  const { block } = definitions;
  if (!block) return { definitions, ...root };
  const widened = mapParts(block, (option) =>
    mapParts(option, (part, key) => (mayBeFiled(part, key) ? nameFile(part) : part)),
  );
  return { ...root, definitions: { ...definitions, block: widened } };
}

function nameFile(list: JsonSchema): JsonSchema {
  const description = "The JSON file beside content.json that holds the list.";
  return {
    ...list,
    type: [...typesOf(list), "object"],
    properties: { file: { type: "string", description, markdownDescription: description } },
    required: ["file"],
    additionalProperties: false,
  };
}
