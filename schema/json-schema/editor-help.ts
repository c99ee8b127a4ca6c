import { extentOf, isTextKind, type Kind, type PartKind } from "../kinds.ts";
import { findType, isRecord, type JsonSchema, optionsOf, typesOf } from "./schema-parts.ts";

/**
 * Adds what VS Code shows to a schema and all its subschemas: hover text with an example, error messages and snippets.
 * A field's example comes from the example of the object around it, else from its own, else from its default.
 */
export function addEditorHelp(root: JsonSchema): void {
  for (const schema of [root, ...Object.values(root.definitions ?? {})]) addHelp(schema, { offered: true });
}

interface HelpContext {
  key?: string;
  /** Value in the example of the parent. */
  example?: unknown;
  /** True if the editor offers the value itself. Branches of a choice are offered by the choice. */
  offered: boolean;
}

function addHelp(schema: JsonSchema, context: HelpContext): void {
  if (schema.$ref) return;
  const example = context.example ?? exampleOf(schema);
  describeType(schema);
  const options = optionsOf(schema);
  if (context.offered && options.length > 0)
    schema.defaultSnippets = options.map((option) => makeSnippet(option, option.examples?.[0]));
  else if (context.offered && typesOf(schema).includes("object") && isRecord(example))
    schema.defaultSnippets = [makeSnippet(schema, example, context.key)];
  for (const [key, property] of Object.entries(schema.properties ?? {}))
    addHelp(property, { key, example: isRecord(example) ? example[key] : undefined, offered: true });
  if (schema.items) addHelp(schema.items, { example: Array.isArray(example) ? example[0] : undefined, offered: true });
  for (const option of options) addHelp(option, { offered: false });
  const message = wordMessage(schema, context.key);
  if (message) schema.errorMessage = message;
  describeValue(schema, context.key, example);
}

/** The value's own example, else one that follows from its schema. */
export function exampleOf(schema: JsonSchema): unknown {
  if (schema.examples?.[0] !== undefined) return schema.examples[0];
  if (schema.type === "boolean") return schema.default !== true;
  return schema.const ?? schema.default ?? schema.enum?.[0];
}

function describeType(schema: JsonSchema): void {
  const type = schema.properties?.["type"];
  if (!type || (type.const === undefined && !type.enum)) return;
  type.description ??= "What kind of part this is. It decides which other keys may stand beside it.";
  if (type.enum) type.markdownEnumDescriptions = optionsOf(schema).map((option) => option.description);
}

/** A VS Code snippet made from an example; `body` is JSON with tab stops. */
function makeSnippet(schema: JsonSchema, example: unknown, key?: string) {
  const label = findType(schema) ?? key ?? schema.title ?? "example";
  return { label, description: schema.description, body: addTabStops(example) };
}

/** Turns every text and number into a tab stop with that value as its default, except `type`. */
function addTabStops(value: unknown): unknown {
  let count = 0;
  const visit = (part: unknown, key?: string): unknown => {
    if (Array.isArray(part)) return part.map((item) => visit(item));
    if (isRecord(part))
      return Object.fromEntries(Object.entries(part).map(([name, member]) => [name, visit(member, name)]));
    if (key === "type" || typeof part === "boolean") return part;
    count += 1;
    return tabStop(count, part);
  };
  return visit(value);
}

/** VS Code inserts a text that starts with `^` without the `^`, and neither quotes nor escapes it. */
function tabStop(number: number, value: unknown): string {
  const json = JSON.stringify(value);
  if (typeof value !== "string") return `^\${${number}:${json}}`;
  return `^"\${${number}:${json.slice(1, -1).replace(/[\\$}]/g, "\\$&")}}"`;
}

/** Sets the hover text: description, example as JSON, and default. */
function describeValue(schema: JsonSchema, key: string | undefined, example: unknown): void {
  if (!schema.description) return;
  const parts = [schema.description];
  const form = schema.kind && describeForm(schema.kind);
  if (form) parts.push(form);
  if (schema.enum) parts.push(`One of ${schema.enum.map(quoteCode).join(", ")}.`);
  if (["string", "number", "boolean"].includes(typeof schema.default))
    parts.push(`If you leave it out: ${quoteCode(schema.default)}.`);
  if (example !== undefined) {
    parts.push("Example:", `\`\`\`json\n${printMember(key, example)}\n\`\`\``);
    // Completion offers the example only if there is no default, enumeration or snippet.
    if ((schema.type === "string" || schema.type === "integer") && schema.default === undefined)
      schema.examples = [example];
    else delete schema.examples;
  }
  schema.markdownDescription = parts.join("\n\n");
}

/** Describes the Markdown that a kind of text supports. */
export function describeForm(kind: Kind | PartKind): string | undefined {
  switch (extentOf(kind)) {
    case "line":
      return "Takes `**strong**`, `*emphasis*`, `` `code` ``, `[words](address)`, `~~struck~~`, and `\\n` for a new line.";
    case "blocks":
      return "Takes Markdown: paragraphs, `# headings`, `- lists`, `> quotations`, code between lines of three backticks, tables, `![what it shows](assets/picture.png)`, `$formulas$`, and all that sentences take.";
    default:
      return isTextKind(kind) ? "Shown as it is written: marks of Markdown have no meaning here." : undefined;
  }
}

function printMember(key: string | undefined, value: unknown): string {
  const text = JSON.stringify(value, null, 2);
  return key === undefined ? text : `${JSON.stringify(key)}: ${text}`;
}

function quoteCode(value: unknown): string {
  return `\`${quote(value)}\``;
}

/**
 * Error message for a value of a wrong type. Errors of patterns are next to the patterns. Objects keep the editor's own
 * message: `errorMessage` would also replace those that name an unknown key.
 */
function wordMessage(schema: JsonSchema, key: string | undefined): string | undefined {
  if (schema.enum) {
    return `There is no such ${key === "type" ? "type" : "value"}. Write one of these: ${schema.enum.map(quote).join(", ")}.`;
  }
  if (schema.const !== undefined) return `Write ${quote(schema.const)} here.`;
  if (schema.type === "integer")
    return `Write a whole number from ${schema.minimum} to ${schema.maximum}, without quotes.`;
  return refusals.get(String(schema.type));
}

const refusals = new Map<unknown, string>([
  ["boolean", "Write true or false, without quotes."],
  ["string", 'Write a text in double quotes, as in "text".'],
  ["string,integer", 'Write a text in double quotes, as in "text", or a whole number without.'],
  ["array", "Write a list in square brackets, its entries separated by commas, as in [ …, … ]."],
]);

function quote(value: unknown): string {
  return JSON.stringify(value);
}
