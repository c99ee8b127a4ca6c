import { extraKeywords } from "./keywords.ts";
import { findType, type JsonSchema, mapParts, partsOf } from "./schema-parts.ts";
import { isTranslatable } from "./translatable.ts";

/** What a schema says of the place of a value, and not of the value: it may differ from place to place. */
const ofPlace = new Set([
  "title",
  "description",
  "markdownDescription",
  "examples",
  "default",
  "defaultSnippets",
  "entry",
]);

/** A shorter part says hardly more than a reference to it. */
const least = 60;

/**
 * The same schema in fewer words: what is said of the values of several places stands once, under `definitions`, and the
 * places refer to it. Beside the reference stands what is true of the place alone: editors read both as one, and
 * programs that know the reference only allow the same values.
 */
export function shareParts({ definitions = {}, ...root }: JsonSchema): JsonSchema {
  const places = new Map<string, JsonSchema[]>();
  const gather = (schema: JsonSchema): void => {
    const value = sayValue(schema);
    const known = places.get(value);
    // What stands within it is shared with it.
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
      // Its place in the order is before what it holds.
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

/** The same schema without a word for people: what may stand where, which of it may be translated, and no more. */
export function leaveWordsOut(schema: JsonSchema): JsonSchema {
  const bare = pick(schema, (word) => !ofPlace.has(word) && !extraKeywords.includes(word));
  return mapParts({ ...bare, ...(isTranslatable(schema) && { isTranslatable: true }) }, leaveWordsOut);
}

/** What a schema says of a value, whatever it says of its place. */
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
