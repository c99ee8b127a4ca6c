import { exampleOf } from "../json-schema/editor-help.ts";
import { findType, isRecord, type JsonSchema, optionsOf } from "../json-schema/schema-parts.ts";
import type { KeyChoice } from "../kinds.ts";

/** Resolves a schema's `$ref`. */
export type Follow = (schema: JsonSchema) => JsonSchema;

/** Keys that nearly every object has, and that mean the same in each. */
export const commonKeys: ReadonlySet<string> = new Set(["note", "hidden", "languages"]);

/** Keys that rules, not the schema, keep apart; in objects that have all of them. */
const choices: readonly KeyChoice[] = [
  { keys: ["url", "src"], needsOne: true },
  { keys: ["start", "date"], needsOne: false },
  { keys: ["end", "date"], needsOne: false },
  { keys: ["date", "period"], needsOne: false },
  { keys: ["start", "period"], needsOne: false },
  { keys: ["alt", "decorative"], needsOne: false },
  { keys: ["fonts", "font"], needsOne: false },
  { keys: ["accentColors", "accent"], needsOne: false },
];

function choicesOf({ properties = {}, oneOfKeys }: JsonSchema): readonly KeyChoice[] {
  const known = choices.filter(({ keys }) => keys.every((key) => Object.hasOwn(properties, key)));
  return oneOfKeys ? [oneOfKeys, ...known] : known;
}

/** Reduces a valid example to what is required: keys, and one entry of each list that can't be empty. */
export function shortenExample(schema: JsonSchema, example: unknown, follow: Follow): unknown {
  if (Array.isArray(example)) {
    const { items, minItems = 0 } = schema;
    return items ? example.slice(0, minItems).map((entry) => shortenExample(follow(items), entry, follow)) : example;
  }
  const own = chooseOption(schema, example);
  const { properties, required = [] } = own;
  if (!properties || !isRecord(example)) return example;
  const chosen = choicesOf(own).flatMap(({ keys, needsOne }) =>
    needsOne ? (keys.find((key) => Object.hasOwn(example, key)) ?? keys[0] ?? []) : [],
  );
  return makeObject(properties, (key, property) => {
    if (!required.includes(key) && !chosen.includes(key)) return undefined;
    return shortenExample(follow(property), example[key] ?? exampleOf(follow(property)), follow);
  });
}

/** Completes an example of an object: it gets each key that doesn't exclude one of the example's. */
export function completeExample(schema: JsonSchema, example: Record<string, unknown>, follow: Follow): unknown {
  const isExcluded = (key: string) =>
    choicesOf(schema).some(({ keys }) => {
      const chosen = keys.find((other) => Object.hasOwn(example, other)) ?? keys[0];
      return keys.includes(key) && key !== chosen;
    });
  return makeObject(schema.properties ?? {}, (key, property) => {
    if (Object.hasOwn(example, key)) return example[key];
    if (key === "id") return findType(schema) ?? exampleOf(follow(property));
    if (commonKeys.has(key) || isExcluded(key)) return undefined;
    return exampleOf(follow(property)) ?? shortenExample(follow(property), {}, follow);
  });
}

function makeObject(
  properties: Record<string, JsonSchema>,
  make: (key: string, property: JsonSchema) => unknown,
): Record<string, unknown> {
  const members = Object.entries(properties).map(([key, property]) => [key, make(key, property)] as const);
  return Object.fromEntries(members.filter(([, value]) => value !== undefined));
}

/** Of an object of several types, the schema of the example's. */
function chooseOption(schema: JsonSchema, example: unknown): JsonSchema {
  const options = optionsOf(schema);
  if (options.length === 0 || !isRecord(example)) return schema;
  return options.find((option) => findType(option) === example["type"]) ?? schema;
}
