import { definitionsOf, isSchema, type JsonSchema, optionsOf } from "./schema-parts.ts";
import { addSnippets } from "./snippets.ts";
import { addMessages, describeValue } from "./words.ts";

/**
 * Adds to a schema and to all within it what VS Code shows of it: hover text with an example, our own messages and
 * snippets. The example of a field is the one that the object around it gives; else its own, else its default.
 */
export function addEditorHelp(root: JsonSchema): void {
  for (const schema of [root, ...Object.values(definitionsOf(root))]) addHelp(schema, { offered: true });
}

/** Where a schema stands. */
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
  if (place.offered) addSnippets(schema, place.key, example);
  for (const [key, property] of Object.entries(schema.properties ?? {})) {
    if (typeof property === "object") addHelp(property, { key, example: memberOf(example, key), offered: true });
  }
  if (isSchema(schema.items)) addHelp(schema.items, { example: memberOf(example, "0"), offered: true });
  for (const option of optionsOf(schema)) addHelp(option, { offered: false });
  addMessages(schema, place.key);
  describeValue(schema, place.key, example);
}

/** The value to show where nobody wrote an example. */
function plainExample(schema: JsonSchema): unknown {
  if (schema.type === "boolean") return schema.default !== true;
  return schema.const ?? schema.default ?? schema.enum?.[0];
}

/** Says of the key `type` what it is for, and of each value that it may have what that stands for. */
function describeType(schema: JsonSchema): void {
  const type = schema.properties?.type;
  if (typeof type !== "object" || (type.const === undefined && !type.enum)) return;
  type.description ??= "What kind of part this is. It decides which other keys may stand beside it.";
  if (type.enum) type.markdownEnumDescriptions = optionsOf(schema).map((option) => option.description);
}

function memberOf(example: unknown, key: string): unknown {
  if (typeof example !== "object" || example === null || !Object.hasOwn(example, key)) return undefined;
  return new Map<string, unknown>(Object.entries(example)).get(key);
}
