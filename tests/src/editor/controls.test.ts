import { describe, expect, it } from "vitest";
import { makeAjv } from "../../../schema/check/shape/validator.ts";
import { compiledCheck, contentJsonSchema } from "../../../schema/json-schema/content-json-schema.ts";
import { followReference } from "../../../schema/json-schema/follow-reference.ts";
import { generateJsonSchema } from "../../../schema/json-schema/json-schema.ts";
import { type JsonSchema, typesOf } from "../../../schema/json-schema/schema-parts.ts";
import { isTextKind } from "../../../schema/kinds.ts";
import { controlOf, entryTypesOf, fieldsOf, needsPicture, starterOf } from "../../../src/editor/controls.ts";

// The schema that the compiled editor has.
compiledCheck.schema = generateJsonSchema();

/** Every schema within the content's, with the keys that lead to it; one that several values share, once. */
function listSchemas(): [path: string, schema: JsonSchema][] {
  const found = new Map<JsonSchema, string>();
  const visit = (reference: JsonSchema, path: string): void => {
    const schema = followReference(reference);
    if (found.has(schema)) return;
    found.set(schema, path);
    for (const [key, part] of Object.entries(schema.properties ?? {})) visit(part, `${path}/${key}`);
    if (schema.items) visit(schema.items, `${path}/*`);
    if (typeof schema.additionalProperties === "object") visit(schema.additionalProperties, `${path}/{}`);
    for (const { type = "?", schema: option } of entryTypesOf({ items: schema })) visit(option, `${path}:${type}`);
  };
  visit(contentJsonSchema(), "");
  return [...found].map(([schema, path]) => [path, schema]);
}

const schemas = listSchemas();

describe("the editor's controls", () => {
  it("are found for hundreds of values, all types of blocks and entries among them", () => {
    expect(schemas.length).toBeGreaterThan(500);
    expect(schemas.filter(([path]) => /:[a-z-]+$/.test(path)).length).toBeGreaterThan(30);
  });

  it("edit every value that the schema allows, in each of its types", () => {
    const lacking = schemas.filter(([, schema]) => {
      const types = schema.enum || schema.const !== undefined || schema.allOf ? [undefined] : typesOf(schema);
      return types.length === 0 || types.some((type) => controlOf(schema, type) === undefined);
    });
    expect(lacking.map(([path]) => path)).toEqual([]);
  });

  it("have a field for every key of an object, but for its type and what is for programs", () => {
    const missing = schemas.flatMap(([path, schema]) => {
      const shown = new Set(fieldsOf(schema).map(({ key }) => key));
      return Object.keys(schema.properties ?? {}).flatMap((key) => (shown.has(key) ? [] : `${path}/${key}`));
    });
    expect(missing.filter((path) => !/\/type$/.test(path))).toEqual(["/$schema", "/version"]);
  });
});

/** One of each shape: compiling a validator takes long. */
const shapes = new Map(
  schemas.map(([path, schema]) => {
    const { type, kind, pattern, required, oneOfKeys, enum: choices, examples } = schema;
    return [JSON.stringify({ type, kind, pattern, required, oneOfKeys, choices, examples }), [path, schema] as const];
  }),
);

describe("a new field or entry", () => {
  const ajv = makeAjv();
  const { definitions } = contentJsonSchema();

  it.each([...shapes.values()].filter(([path]) => path !== ""))("%s is valid from the beginning", (_, schema) => {
    const isChoice = schema.enum || schema.const !== undefined || schema.allOf;
    const validate = ajv.compile({ ...schema, definitions });
    for (const type of isChoice ? [undefined] : typesOf(schema)) {
      const value = starterOf(schema, { type });
      expect(validate(value) ? [] : { value, errors: validate.errors }).toEqual([]);
    }
  });

  it("has no text that somebody invented: the check knows each as a placeholder", () => {
    const textsOf = (schema: JsonSchema, value: unknown): string[] => {
      if (Array.isArray(value))
        return value.flatMap((one) => (schema.items ? textsOf(followed(schema.items, one), one) : []));
      if (typeof value === "string") return isTextKind(schema.kind) ? [value] : [];
      const { properties = {} } = schema;
      return Object.entries(Object(value)).flatMap(([key, one]) => {
        const part = properties[key];
        return part ? textsOf(followed(part, one), one) : [];
      });
    };
    const followed = (reference: JsonSchema, value: unknown) => {
      const options = entryTypesOf({ items: reference });
      return options.find(({ type }) => type === Object(value).type)?.schema ?? options[0]?.schema ?? reference;
    };
    const texts = schemas.flatMap(([, schema]) => textsOf(schema, starterOf(schema)));
    expect(texts.length).toBeGreaterThan(50);
    expect([...new Set(texts)].toSorted()).toEqual(["What the picture shows", "…"]);
  });

  it("that can't be without a picture is one of few", () => {
    const needing = schemas.filter(([path, schema]) => /:[a-z-]+$/.test(path) && needsPicture(schema));
    expect(new Set(needing.map(([path]) => path.replace(/.*:/, "")))).toEqual(new Set(["image", "gallery"]));
  });
});
