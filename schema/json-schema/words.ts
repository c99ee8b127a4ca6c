import type { JsonSchema } from "./schema-parts.ts";

/** Gives a schema its hover text: the description, an example as it stands in the file, and the default. */
export function describeValue(schema: JsonSchema, key: string | undefined, example: unknown): void {
  if (!schema.description) return;
  const parts = [schema.description];
  if (schema.enum) parts.push(`One of ${schema.enum.map(quoteCode).join(", ")}.`);
  if (["string", "number", "boolean"].includes(typeof schema.default))
    parts.push(`If you leave it out: ${quoteCode(schema.default)}.`);
  if (example !== undefined) {
    parts.push("Example:", `\`\`\`json\n${printMember(key, example)}\n\`\`\``);
    if (offersExample(schema)) schema.examples = [example];
    else delete schema.examples;
  }
  schema.markdownDescription = parts.join("\n\n");
}

/** Whether completion should offer the example: not where it offers a default, a list of values or a snippet. */
function offersExample(schema: JsonSchema): boolean {
  return (schema.type === "string" || schema.type === "integer") && schema.default === undefined;
}

function printMember(key: string | undefined, value: unknown): string {
  const text = JSON.stringify(value, null, 2);
  return key === undefined ? text : `${JSON.stringify(key)}: ${text}`;
}

function quoteCode(value: unknown): string {
  return `\`${quote(value)}\``;
}

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
  if (schema.type === "integer")
    return `Write a whole number from ${schema.minimum} to ${schema.maximum}, without quotes.`;
  return refusals.get(schema.type);
}

const refusals = new Map<unknown, string>([
  ["boolean", "Write true or false, without quotes."],
  ["string", 'Write a text in double quotes, as in "text".'],
  ["array", "Write a list in square brackets, its entries separated by commas, as in [ …, … ]."],
]);

function quote(value: unknown): string {
  return JSON.stringify(value);
}
