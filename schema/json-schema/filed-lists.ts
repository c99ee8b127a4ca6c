import { type JsonSchema, mapParts, typesOf } from "./schema-parts.ts";

/**
 * True if a block's list can be in a file of its own, written as `{ "file": "projects.json" }`. A value that can itself
 * be an object is excluded: the two could not be distinguished.
 */
export function mayBeFiled(list: JsonSchema, key: string): boolean {
  const types = typesOf(list);
  return types.includes("array") && !types.includes("object") && key !== "languages";
}

/** The schema for editors, which see content without its files: such a list can also name a file. */
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
