import fc from "fast-check";
import { allowableCodes } from "../../../schema/check/all-messages.ts";
import { type JsonSchema, optionsOf } from "../../../schema/json-schema/schema-parts.ts";
import { isObject } from "./json.ts";

/** Makes the texts that a schema of the type `string` allows. */
export type MakeStrings = (schema: JsonSchema) => fc.Arbitrary<string>;

/** How often a definition may stand within itself. */
const nesting = 2;

/**
 * The values that a schema allows, made from nothing but the schema. It knows the keywords that this schema uses. Lists
 * have up to `growth` items more than they must have.
 */
export function schemaArbitrary(root: JsonSchema, makeStrings: MakeStrings, growth: number): fc.Arbitrary<unknown> {
  const definitions = root.definitions ?? {};

  function make(schema: JsonSchema, path: readonly string[]): fc.Arbitrary<unknown> {
    if (schema.$ref) return make(find(schema.$ref), [...path, schema.$ref]);
    if (schema.enum) return fc.constantFrom(...schema.enum);
    if (schema.kind === "code") return fc.constantFrom(...allowableCodes);
    if (schema.const !== undefined) return fc.constant(schema.const);
    const options = optionsOf(schema).filter((option) => fits(option, path));
    if (options.length > 0) return fc.oneof(...options.map((option) => make(option, path)));
    if (Array.isArray(schema.type)) return fc.oneof(...schema.type.map((type) => make({ ...schema, type }, path)));
    switch (schema.type) {
      case "object":
        return makeObject(schema, path);
      case "array":
        return makeArray(schema, path);
      case "string":
        return makeStrings(schema);
      case "number":
        return fc.double({ min: schema.minimum, max: schema.maximum, noNaN: true });
      case "integer":
        return fc.integer({ min: schema.minimum, max: schema.maximum });
      case "boolean":
        return fc.boolean();
      default:
        throw new Error(`no values are known for ${JSON.stringify(schema)}`);
    }
  }

  function makeObject(schema: JsonSchema, path: readonly string[]): fc.Arbitrary<unknown> {
    const members: Record<string, fc.Arbitrary<unknown>> = {};
    for (const [key, property] of Object.entries(schema.properties ?? {}))
      members[key] = make(asSchema(property), path);
    return fc.record<Record<string, unknown>>(members, { requiredKeys: schema.required ?? [], noNullPrototype: true });
  }

  function makeArray(schema: JsonSchema, path: readonly string[]): fc.Arbitrary<unknown> {
    const minLength = schema.minItems ?? 0;
    const maxLength = Math.min(schema.maxItems ?? Infinity, minLength + growth);
    return fc.array(make(asSchema(schema.items), path), { minLength, maxLength });
  }

  /** Whether a schema can be made without going deeper into a definition than is allowed. */
  function fits(schema: JsonSchema, path: readonly string[]): boolean {
    return findReferences(schema).every((found) => path.filter((name) => name === found).length < nesting);
  }

  function find(reference: string): JsonSchema {
    return asSchema(definitions[reference.replace("#/definitions/", "")]);
  }

  return make(root, []);
}

function findReferences(part: unknown): string[] {
  if (typeof part !== "object" || part === null) return [];
  if ("$ref" in part && typeof part.$ref === "string") return [part.$ref];
  return Object.values(part).flatMap(findReferences);
}

function asSchema(value: unknown): JsonSchema {
  if (!isObject(value)) throw new Error(`no schema: ${JSON.stringify(value)}`);
  return value;
}
