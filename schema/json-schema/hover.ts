import type { JsonSchema } from "./schema-parts.ts";

/** Gives a schema its hover text: the description, an example as it stands in the file, and the default. */
export function describeValue(schema: JsonSchema, key: string | undefined, example: unknown): void {
  if (!schema.description) return;
  const parts = [schema.description];
  if (schema.enum) parts.push(`One of ${schema.enum.map(quoteCode).join(", ")}.`);
  if (isScalar(schema.default)) parts.push(`If you leave it out: ${quoteCode(schema.default)}.`);
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

function isScalar(value: unknown): boolean {
  return typeof value === "string" || typeof value === "number" || typeof value === "boolean";
}

function quoteCode(value: unknown): string {
  return `\`${JSON.stringify(value)}\``;
}
