import { describe, expect, it } from "vitest";
import { blocks } from "../../schema/blocks/index.ts";
import { traitsOf } from "../../schema/blocks/walk.ts";
import { content } from "../../schema/content.ts";
import { followReference } from "../../schema/json-schema/follow-reference.ts";
import { partOf } from "../../schema/json-schema/schema-part.ts";
import { findType, type JsonSchema, optionsOf } from "../../schema/json-schema/schema-parts.ts";
import { text } from "../../schema/primitives.ts";
import { makeFullDocument } from "../support/arbitrary/full-document.ts";
import { documentWith, findErrors, jsonSchema } from "../support/validators.ts";

/** A key that an owner may write, with its schema. */
interface Field {
  location: string;
  schema: JsonSchema;
}

const { block, entity } = jsonSchema.definitions ?? {};
const kinds = [...optionsOf(block ?? {}), ...optionsOf(entity ?? {}), footerSchema()];

function footerSchema(): JsonSchema {
  const footer = jsonSchema.properties?.footer;
  if (typeof footer !== "object") throw new Error("the file has no footer");
  return footer;
}

/** The fields within a part of the schema; what it refers to by name is looked at for itself. */
function fieldsOf(schema: JsonSchema, location: string): Field[] {
  const own = Object.entries(schema.properties ?? {}).flatMap(([key, property]) =>
    typeof property === "object" ? [{ location: `${location}/${key}`, schema: property }] : [],
  );
  const items = typeof schema.items === "object" && !Array.isArray(schema.items) ? [schema.items] : [];
  const within = [...items, ...optionsOf(schema)].flatMap((part) => fieldsOf(part, location));
  return [...own.flatMap((field) => [field, ...fieldsOf(field.schema, field.location)]), ...within];
}

/** The places of the fields that do not say to an owner what they are for. */
function silentFields(fields: Field[]): string[] {
  const general = text.meta()?.description;
  return fields
    .filter(({ schema }) => !schema.description || schema.description === general)
    .map(({ location }) => location);
}

function fieldsWithoutExample(fields: Field[]): string[] {
  return fields
    .filter(({ schema }) => !String(schema.markdownDescription).includes("Example:\n\n```json\n"))
    .map(({ location }) => location);
}

describe.each(Object.entries(blocks))("the block %s", (type, definition) => {
  const schema = kinds.find((kind) => findType(kind) === type) ?? {};

  it("is known to the JSON Schema under its own name", () => {
    expect(Object.keys(schema.properties ?? {})).toContain("type");
    expect(definition.example.type).toBe(type);
  });

  it("says what it is, and of every field what it is for, with an example", () => {
    expect(schema.description).toMatch(/^[A-Z].*[.…]$/s);
    expect(silentFields(fieldsOf(schema, type))).toEqual([]);
    expect(fieldsWithoutExample(fieldsOf(schema, type))).toEqual([]);
  });

  it("has an example that zod and ajv accept", () => {
    expect(definition.schema.safeParse(definition.example).error?.issues ?? []).toEqual([]);
    const document = documentWith(definition.example);
    expect(content.safeParse(document).error?.issues ?? []).toEqual([]);
    expect(findErrors(document)).toEqual([]);
  });

  it("refuses a key that it does not know, in zod and in ajv", () => {
    const misspelt = { ...definition.example, unknown: true };
    const document = documentWith(misspelt);
    expect(content.safeParse(document).error?.issues.map((issue) => issue.code)).toEqual(["unrecognized_keys"]);
    expect(findErrors(document).map((error) => error.keyword)).toEqual(["additionalProperties"]);
  });
});

describe("what blocks hold", () => {
  const full = content.parse(makeFullDocument());
  const [page] = full.pages;
  it.each((page?.blocks ?? []).map((one) => [one.type, one] as const))(
    "%s names every card and block within it",
    (_type, one) => {
      const { entries, parts = [] } = traitsOf(one);
      const named = [
        ...(entries?.entities ?? []).map((_entity, index) => `${entries?.at}/${index}`),
        ...parts.flatMap(({ at, blocks: inner }) => inner.map((_block, index) => `${at}/${index}`)),
      ];
      expect(named.toSorted()).toEqual(findParts(one, block ?? {}, "").toSorted());
    },
  );
});

/** The pointers of the nearest blocks and entities within a value, as the schema says what they are. */
function findParts(value: unknown, reference: JsonSchema | undefined, pointer: string): string[] {
  const schema = followReference(reference ?? {});
  if (typeof value !== "object" || value === null) return [];
  const children: [string, unknown, JsonSchema | undefined][] = Array.isArray(value)
    ? value.map((item, index) => [String(index), item, schema.items])
    : Object.entries(value).map(([key, item]) => [
        key,
        item,
        partOf(schema).optionOf({ ...value }).schema.properties?.[key],
      ]);
  return children.flatMap(([key, child, part]) =>
    ["block", "entity"].includes(followReference(part ?? {}).kind ?? "")
      ? [`${pointer}/${key}`]
      : findParts(child, part, `${pointer}/${key}`),
  );
}

describe.each(optionsOf(entity ?? {}).map((kind) => [findType(kind) ?? "", kind] as const))(
  "the card %s",
  (type, schema) => {
    it("says what it is, and of every field what it is for, with an example", () => {
      expect(schema.description).toMatch(/^[A-Z].*\.$/s);
      expect(silentFields(fieldsOf(schema, type))).toEqual([]);
      expect(fieldsWithoutExample(fieldsOf(schema, type))).toEqual([]);
    });
  },
);

describe("the rest of the file", () => {
  const fields = [jsonSchema, ...Object.values(jsonSchema.definitions ?? {})].flatMap((schema) => fieldsOf(schema, ""));

  it("describes every field, with an example", () => {
    expect(fields.map(({ location }) => location)).toContain("/profile/emails/address");
    expect(silentFields(fields)).toEqual([]);
    expect(fieldsWithoutExample(fields)).toEqual([]);
  });

  it("has no example that it would refuse itself", () => {
    const wrong = findExamples(jsonSchema, "").filter(
      ({ pointer, example }) => findErrors(example, pointer).length > 0,
    );
    expect(wrong).toEqual([]);
  });
});

/** Every example in a schema, with the JSON Pointer of the schema that it is an example of. */
function findExamples(schema: unknown, pointer: string): { pointer: string; example: unknown }[] {
  if (typeof schema !== "object" || schema === null) return [];
  const own = "examples" in schema && Array.isArray(schema.examples) ? schema.examples : [];
  return Object.entries(schema).reduce(
    (found, [key, value]) => found.concat(key === "body" ? [] : findExamples(value, `${pointer}/${key}`)),
    own.map((example: unknown) => ({ pointer, example })),
  );
}
