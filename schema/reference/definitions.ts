import { generateJsonSchema } from "../json-schema/json-schema.ts";
import { findType, isRecord, type JsonSchema, optionsOf } from "../json-schema/schema-parts.ts";
import type { KeyChoice } from "../kinds.ts";
import { link } from "../links.ts";
import { image } from "../pictures/image.ts";
import { once } from "../source/once.ts";
import { diagnosticsOf } from "./diagnostics.ts";
import { commonKeys, completeExample, type Follow, shortenExample } from "./examples.ts";
import { sinceOf } from "./since.ts";
import { listKinds, nameObject, nameType } from "./value-types.ts";

/** What an owner may write under one key. */
export interface KeyFacts {
  key: string;
  /** In words: "list of gallery-picture". */
  type: string;
  required?: true;
  default?: unknown;
  description: string;
  /** The version that brought it, if it is younger than its definition. */
  since?: string;
}

export const groups = ["block", "card", "part"] as const;

export type Group = (typeof groups)[number];

/** An object of content, as `explain` and the reference describe it. All of it is read from the schema. */
export interface Definition {
  name: string;
  group: Group;
  description: string;
  /** The version that brought it, if that isn't the first. */
  since?: string;
  keys: KeyFacts[];
  /** Keys that exclude each other. */
  choice?: KeyChoice;
  shortest: unknown;
  full: unknown;
  /** Names of the kinds of text in it. */
  kinds: string[];
  /** Names of the objects in it. */
  uses: string[];
  /** Codes of the diagnostics that are about it. */
  diagnostics: string[];
}

/** Objects that are used in many places. There the schema says what they are for, not what they are. */
const described = [image, link].map((schema) => schema.meta() ?? {});

/** Everything that has keys in `content.json`, by name: the file itself, then in its order. */
export const definitions = once((): ReadonlyMap<string, Definition> => {
  const root = generateJsonSchema();
  const follow: Follow = (schema) =>
    (schema.$ref && root.definitions?.[schema.$ref.replace("#/definitions/", "")]) || schema;
  const found = new Map<string, { schema: JsonSchema; group: Group; example: unknown }>();
  const gather = (reference: JsonSchema, key: string, group: Group, given?: unknown): void => {
    const schema = follow(reference);
    const options = optionsOf(schema);
    const example = schema.examples?.[0] ?? given;
    const member = (inner: string) => (isRecord(example) ? example[inner] : undefined);
    for (const option of options) gather(option, key, schema.kind === "entity" ? "card" : "block");
    const name = options.length === 0 ? nameObject(schema, key) : undefined;
    if (name !== undefined) {
      const known = found.get(name)?.schema.properties;
      const isKnown = known && Object.keys(known).join() === Object.keys(schema.properties ?? {}).join();
      if (known && !isKnown) throw new Error(`two objects of content have the name ${name}: give one a title`);
      if (known) return;
      found.set(name, { schema, group: name === "footer" ? "block" : group, example });
    }
    for (const [inner, property] of Object.entries(schema.properties ?? {}))
      gather(property, inner, "part", member(inner));
    if (schema.items) gather(schema.items, key, "part", Array.isArray(example) ? example[0] : undefined);
  };
  gather({ ...root, title: "content" }, "content", "part");
  const keysOf = new Map([...found].map(([name, { schema }]) => [name, Object.keys(schema.properties ?? {})]));
  const diagnostics = diagnosticsOf(keysOf);
  return new Map(
    [...found].map(([name, { schema, group, example }]) => {
      const since = sinceOf(name);
      const facts = describe(schema, isRecord(example) ? example : {}, follow);
      const keys = facts.keys.map((key) => {
        const own = sinceOf(name, key.key);
        return own === since || own === undefined ? key : { ...key, since: own };
      });
      const about = { name, group, ...(since !== undefined && { since }) };
      return [name, { ...about, ...facts, keys, diagnostics: diagnostics.get(name) ?? [] }] as const;
    }),
  );
});

function describe(
  schema: JsonSchema,
  example: Record<string, unknown>,
  follow: Follow,
): Omit<Definition, "name" | "group" | "diagnostics"> {
  const { properties = {}, required = [], oneOfKeys } = schema;
  const isCommon = ([key]: [string, JsonSchema]) => Number(commonKeys.has(key));
  const values = Object.entries(properties).toSorted((one, other) => isCommon(one) - isCommon(other));
  return {
    description: described.find(({ title }) => title === schema.title)?.description ?? schema.description ?? "",
    keys: values.map(([key, value]) => ({
      key,
      type: nameType(follow(value), key, follow),
      ...(required.includes(key) && { required: true as const }),
      ...(value.default !== undefined && !isRecord(value.default) && { default: value.default }),
      description: value.description ?? "What this is.",
    })),
    ...(oneOfKeys && { choice: oneOfKeys }),
    shortest: shortenExample(schema, example, follow),
    full: completeExample(schema, example, follow),
    kinds: [...new Set(values.flatMap(([, value]) => listKinds(follow(value), follow)))],
    uses: [...new Set(values.flatMap(([key, value]) => findObjects(follow(value), key, follow)))],
  };
}

/** Names of the objects that a value may be, or have as entries. */
function findObjects(schema: JsonSchema, key: string, follow: Follow): string[] {
  const own = nameObject(schema, key);
  const options = schema.kind === "entity" ? optionsOf(schema).flatMap((option) => findType(option) ?? []) : [];
  return [
    ...(own === undefined ? [] : [own]),
    ...options,
    ...(schema.items ? findObjects(follow(schema.items), key, follow) : []),
  ];
}
