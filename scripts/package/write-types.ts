import { z } from "zod";
import { content } from "../../schema/content.ts";

type Schema = z.core.JSONSchema.BaseSchema;

/** The text of a type module. `Content` is the type of content.json; each field has its description. */
export function writeTypes(): string {
  const { $defs = {}, ...root } = z.toJSONSchema(content, { io: "input" });
  const parts = Object.entries($defs).map(([name, schema]) => `type ${nameOf(name)} = ${write(schema)};\n`);
  return `/** What stands in a content.json. */\nexport type Content = ${write(root)};\n\n${parts.join("\n")}`;
}

/** Schemas that zod writes only once have no names of their own. */
function nameOf(definition: string): string {
  return definition.replace(/^_*schema/, "Part");
}

function write(schema: Schema | boolean | undefined): string {
  if (typeof schema !== "object") return "unknown";
  const { $ref, const: only, enum: values, anyOf, oneOf, allOf, type } = schema;
  if ($ref) return nameOf($ref.replace("#/$defs/", ""));
  if (only !== undefined) return JSON.stringify(only);
  if (values) return values.map((value) => JSON.stringify(value)).join(" | ");
  const options = anyOf ?? oneOf;
  if (options) return [...new Set(options.map(write))].join(" | ");
  if (allOf) return allOf.map(write).join(" & ");
  if (type === "array") return writeArray(schema);
  if (type === "object") return writeObject(schema);
  if (type === "string" || type === "boolean" || type === "null") return type;
  return type === "number" || type === "integer" ? "number" : "unknown";
}

function writeArray({ items }: Schema): string {
  return `readonly (${Array.isArray(items) ? items.map(write).join(" | ") : write(items)})[]`;
}

function writeObject({ properties = {}, required = [], additionalProperties }: Schema): string {
  const fields = Object.entries(properties).map(([name, field]) => {
    const description = typeof field === "object" ? field.description : undefined;
    const comment = description ? `/** ${description.replaceAll("*/", "*\\/")} */\n` : "";
    return `${comment}${JSON.stringify(name)}${required.includes(name) ? "" : "?"}: ${write(field)};\n`;
  });
  const others = typeof additionalProperties === "object" ? `[name: string]: ${write(additionalProperties)};\n` : "";
  return `{\n${fields.join("")}${others}}`;
}
