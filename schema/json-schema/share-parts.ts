import { extraKeywords } from "./keywords.ts";
import { findType, type JsonSchema, mapParts, partsOf } from "./schema-parts.ts";
import { isTranslatable } from "./translatable.ts";

/** Keywords that describe where a value is used, not the value. They can differ between uses. */
const ofPlace = new Set([
  "title",
  "description",
  "markdownDescription",
  "examples",
  "default",
  "defaultSnippets",
  "entry",
]);

/** In characters of JSON: a shorter schema saves little against a reference. */
const least = 60;

/**
 * Moves schemas that several values share into `definitions` and replaces them by references. Keywords that differ
 * between uses stay beside the reference: editors read both, and validators that ignore siblings of `$ref` accept the
 * same values.
 */
export function shareParts({ definitions = {}, ...root }: JsonSchema): JsonSchema {
  const places = new Map<string, JsonSchema[]>();
  const gather = (schema: JsonSchema): void => {
    const value = sayValue(schema);
    const known = places.get(value);
    // Its subschemas are shared with it.
    if (known) return void known.push(schema);
    places.set(value, [schema]);
    partsOf(schema).forEach(gather);
  };
  for (const schema of [root, ...Object.values(definitions)]) partsOf(schema).forEach(gather);

  const shared = new Map<string, JsonSchema>();
  const names = new Map<string, string>();
  const isTaken = (name: string) => Object.hasOwn(definitions, name) || shared.has(name);

  const write = (schema: JsonSchema, key: string): JsonSchema => {
    const value = sayValue(schema);
    const all = places.get(value) ?? [];
    const isNamed = findType(schema) !== undefined;
    if (!isNamed && (all.length < 2 || value.length < least)) return mapParts(schema, write, key);
    const own = [...ofPlace].filter((word) => all.some((one) => !isSame(one[word], schema[word])));
    let name = names.get(value);
    if (name === undefined) {
      name = findFree(schema.kind ?? findType(schema) ?? key, isTaken);
      names.set(value, name);
      // Reserves its position before the definitions that it contains.
      shared.set(name, {});
      shared.set(
        name,
        mapParts(
          pick(schema, (word) => !own.includes(word)),
          write,
          key,
        ),
      );
    }
    return { $ref: `#/definitions/${name}`, ...pick(schema, (word) => own.includes(word)) };
  };

  const known = Object.entries(definitions).map(([name, schema]) => [name, mapParts(schema, write)] as const);
  return { ...mapParts(root, write), definitions: Object.fromEntries([...known, ...shared]) };
}

/** The same schema without texts for people: only what validates a value, and what can have translations. */
export function leaveWordsOut(schema: JsonSchema): JsonSchema {
  const bare = pick(schema, (word) => !ofPlace.has(word) && !extraKeywords.includes(word));
  return mapParts({ ...bare, ...(isTranslatable(schema) && { isTranslatable: true }) }, leaveWordsOut);
}

/** Key for comparing schemas, without keywords of their use. */
function sayValue(schema: JsonSchema): string {
  return JSON.stringify(
    Object.entries(schema)
      .filter(([word]) => !ofPlace.has(word))
      .toSorted(([one], [other]) => (one < other ? -1 : 1)),
  );
}

function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

function pick(schema: JsonSchema, isWanted: (word: string) => boolean): JsonSchema {
  return Object.fromEntries(Object.entries(schema).filter(([word]) => isWanted(word)));
}

function findFree(name: string, isTaken: (name: string) => boolean): string {
  let free = name;
  for (let count = 2; isTaken(free); count += 1) free = `${name}-${count}`;
  return free;
}
