import { findType, type JsonSchema, optionsOf } from "./schema-parts.ts";

/** What VS Code offers to insert; `body` is JSON, with tab stops in it. */
interface Snippet {
  label: string;
  description: string | undefined;
  body: unknown;
}

/** Gives an object's schema its snippet, made from its example; one of several kinds gets a snippet for each. */
export function addSnippets(schema: JsonSchema, key: string | undefined, example: unknown): void {
  const options = optionsOf(schema);
  if (options.length > 0) schema.defaultSnippets = options.map((option) => makeSnippet(option, option.examples?.[0]));
  else if (schema.type === "object" && isObject(example)) schema.defaultSnippets = [makeSnippet(schema, example, key)];
}

function makeSnippet(schema: JsonSchema, example: unknown, key?: string): Snippet {
  const label = findType(schema) ?? schema.title ?? key ?? "example";
  return { label, description: schema.description, body: addTabStops(example) };
}

/** Makes every text and number of a value a tab stop that holds it; a `type` stays as it is. */
function addTabStops(value: unknown): unknown {
  let count = 0;
  const visit = (part: unknown, key?: string): unknown => {
    if (Array.isArray(part)) return part.map((item) => visit(item));
    if (isObject(part))
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

function isObject(value: unknown): value is object {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
