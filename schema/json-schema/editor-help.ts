import { extentOf, isWords, type Kind, type PartKind } from "../kinds.ts";
import { findType, isRecord, type JsonSchema, optionsOf } from "./schema-parts.ts";

/**
 * Adds to a schema and to all within it what VS Code shows of it: hover text with an example, our own messages and
 * snippets. The example of a field is the one that the object around it gives; else its own, else its default.
 */
export function addEditorHelp(root: JsonSchema): void {
  for (const schema of [root, ...Object.values(root.definitions ?? {})]) addHelp(schema, { offered: true });
}

interface Place {
  /** The key that its value has. */
  key?: string;
  /** The value that the example around it gives. */
  example?: unknown;
  /** Whether the editor offers the value as it is. The branches of a choice are offered by the choice. */
  offered: boolean;
}

function addHelp(schema: JsonSchema, place: Place): void {
  if (schema.$ref) return;
  const example = place.example ?? schema.examples?.[0] ?? plainExample(schema);
  describeType(schema);
  const options = optionsOf(schema);
  if (place.offered && options.length > 0)
    schema.defaultSnippets = options.map((option) => makeSnippet(option, option.examples?.[0]));
  else if (place.offered && schema.type === "object" && isRecord(example))
    schema.defaultSnippets = [makeSnippet(schema, example, place.key)];
  for (const [key, property] of Object.entries(schema.properties ?? {}))
    addHelp(property, { key, example: isRecord(example) ? example[key] : undefined, offered: true });
  if (schema.items) addHelp(schema.items, { example: Array.isArray(example) ? example[0] : undefined, offered: true });
  for (const option of options) addHelp(option, { offered: false });
  const message = wordMessage(schema, place.key);
  if (message) schema.errorMessage = message;
  describeValue(schema, place.key, example);
}

/** The value to show where nobody wrote an example. */
function plainExample(schema: JsonSchema): unknown {
  if (schema.type === "boolean") return schema.default !== true;
  return schema.const ?? schema.default ?? schema.enum?.[0];
}

/** Says of the key `type` what it is for, and of each value that it may have what that stands for. */
function describeType(schema: JsonSchema): void {
  const type = schema.properties?.["type"];
  if (!type || (type.const === undefined && !type.enum)) return;
  type.description ??= "What kind of part this is. It decides which other keys may stand beside it.";
  if (type.enum) type.markdownEnumDescriptions = optionsOf(schema).map((option) => option.description);
}

/** What VS Code offers to insert, made from an example; `body` is JSON, with tab stops in it. */
function makeSnippet(schema: JsonSchema, example: unknown, key?: string) {
  const label = findType(schema) ?? schema.title ?? key ?? "example";
  return { label, description: schema.description, body: addTabStops(example) };
}

/** Makes every text and number of a value a tab stop that holds it; a `type` stays as it is. */
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

/** A text that begins with `^` is inserted as it stands after that, neither quoted nor escaped by the editor. */
function tabStop(number: number, value: unknown): string {
  const json = JSON.stringify(value);
  if (typeof value !== "string") return `^\${${number}:${json}}`;
  return `^"\${${number}:${json.slice(1, -1).replace(/[\\$}]/g, "\\$&")}}"`;
}

/** Gives a schema its hover text: the description, an example as it stands in the file, and the default. */
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
    // Completion offers the example where it doesn't offer a default, a list of values or a snippet.
    if ((schema.type === "string" || schema.type === "integer") && schema.default === undefined)
      schema.examples = [example];
    else delete schema.examples;
  }
  schema.markdownDescription = parts.join("\n\n");
}

/** Says how much of Markdown words take. */
function describeForm(kind: Kind | PartKind): string | undefined {
  switch (extentOf(kind)) {
    case "line":
      return "Takes `**strong**`, `*emphasis*`, `` `code` ``, `[words](address)`, `~~struck~~`, and `\\n` for a new line.";
    case "blocks":
      return "Takes Markdown: paragraphs, `# headings`, `- lists`, `> quotations`, code between lines of three backticks, tables, `![what it shows](assets/picture.png)`, `$formulas$`, and all that sentences take.";
    default:
      return isWords(kind) ? "Shown as it is written: marks of Markdown have no meaning here." : undefined;
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
 * The words with which the editor refuses a value. What a pattern refuses is said beside the pattern. Objects keep the
 * editor's own words: `errorMessage` would also replace those that name an unknown key.
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
