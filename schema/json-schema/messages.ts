import type { JsonSchema } from "./schema-parts.ts";

/**
 * Gives a schema the words with which the editor refuses a value. What a pattern refuses is said beside the pattern.
 * Objects keep the editor's own words: `errorMessage` would also replace those that name an unknown key.
 */
export function addMessages(schema: JsonSchema, key: string | undefined): void {
  const message = wordMessage(schema, key);
  if (message) schema.errorMessage = message;
}

function wordMessage(schema: JsonSchema, key: string | undefined): string | undefined {
  if (schema.enum) {
    return `There is no such ${key === "type" ? "type" : "value"}. Write one of these: ${schema.enum.map(quote).join(", ")}.`;
  }
  if (schema.const !== undefined) return `Write ${quote(schema.const)} here.`;
  switch (schema.type) {
    case "boolean":
      return "Write true or false, without quotes.";
    case "integer":
      return `Write a whole number from ${schema.minimum} to ${schema.maximum}, without quotes.`;
    case "string":
      return 'Write a text in double quotes, as in "text".';
    case "array":
      return "Write a list in square brackets, its entries separated by commas, as in [ …, … ].";
    default:
      return undefined;
  }
}

function quote(value: unknown): string {
  return JSON.stringify(value);
}
