import { type JsonSchema, optionsOf, typesOf } from "../../../schema/json-schema/schema-parts.ts";
import { jsonSchema } from "../validators.ts";
import { isObject } from "./json.ts";

/** A valid document with every key of the schema, every kind of block and every kind of card. */
export function makeFullDocument(): unknown {
  const definitions = jsonSchema.definitions ?? {};

  function make(schema: JsonSchema, inside: readonly string[]): unknown {
    const [option] = optionsOf(schema);
    if (option) return make(option, inside);
    const types = typesOf(schema);
    if (types.includes("object") && !types.includes("string")) return makeObject(schema, inside);
    if (schema.kind === "focus") return "top";
    // For a list that may also be a pattern, its items.
    const isList = schema.type === "array" || (schema.pattern !== undefined && types.includes("array"));
    if (isList && isObject(schema.items)) return makeItems(schema.items, inside);
    return schema.const ?? schema.enum?.[0] ?? schema.examples?.[0] ?? schema.default ?? "text";
  }

  function makeObject(schema: JsonSchema, inside: readonly string[]): unknown {
    const properties = Object.entries(schema.properties ?? {});
    return Object.fromEntries(
      properties.map(([key, value]) => [key, isObject(value) ? make(value, inside) : undefined]),
    );
  }

  /** One item; of a choice, one of each kind, but within itself only one that holds no others. */
  function makeItems(items: JsonSchema, inside: readonly string[]): unknown[] {
    const target = items.$ref ? (definitions[items.$ref.replace("#/definitions/", "")] ?? {}) : items;
    const options = optionsOf(target);
    if (options.length === 0) return [make(target, inside)];
    const name = items.$ref ?? "";
    if (!inside.includes(name)) return options.map((option) => make(option, [...inside, name]));
    return options
      .filter((option) => !JSON.stringify(option).includes("#/definitions/"))
      .slice(0, 1)
      .map((option) => make(option, inside));
  }

  return make(jsonSchema, []);
}
