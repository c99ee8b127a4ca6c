import { followReference } from "../../schema/json-schema/follow-reference.ts";
import { findType, isRecord, type JsonSchema, optionsOf, typesOf } from "../../schema/json-schema/schema-parts.ts";
import { extentOf, isRecordKind, type Kind } from "../../schema/kinds.ts";

/** The controls of the form. Each value has one, chosen by the schema alone. */
export type Control =
  | "line"
  | "lines"
  | "richText"
  | "choice"
  | "switch"
  | "number"
  | "color"
  | "date"
  | "link"
  | "file"
  | "focus"
  | "list"
  | "group"
  | "record"
  /** A value that can have several types: one of their controls at a time. */
  | "alternatives"
  /** An object that can have several types, by its `type`. */
  | "variants";

export type TypeName = ReturnType<typeof typesOf>[number];

const fileKinds: ReadonlySet<string | undefined> = new Set<Kind>(["file", "videoFile", "captionsFile", "textFile"]);

/** The control of a value, or of one of the types that it can have; undefined for what no control can edit. */
export function controlOf(schema: JsonSchema, type?: TypeName): Control | undefined {
  const { kind } = schema;
  const types = typesOf(schema);
  if (kind === "focus") return "focus";
  if (schema.enum || schema.const !== undefined) return "choice";
  if (schema.allOf) return "variants";
  if (type === undefined && types.length > 1) return "alternatives";
  switch (type ?? types[0]) {
    case "boolean":
      return "switch";
    case "integer":
    case "number":
      return "number";
    case "array":
      return schema.items ? "list" : undefined;
    case "object":
      return schema.properties ? "group" : schema.additionalProperties ? "record" : undefined;
    case "string":
      return textControlOf(kind);
    default:
      return undefined;
  }
}

function textControlOf(kind: JsonSchema["kind"]): Control {
  if (kind === "color" || kind === "date") return kind;
  if (kind === "href") return "link";
  if (fileKinds.has(kind) || isRecordKind(kind as Kind)) return "file";
  if (extentOf(kind)) return "richText";
  return kind === "sentence" || kind === "remark" ? "lines" : "line";
}

/** The type of a value, as the schema names it; undefined if the schema doesn't allow it. */
export function typeOf(schema: JsonSchema, value: unknown): TypeName | undefined {
  const types = typesOf(schema);
  const type = Array.isArray(value) ? "array" : value === null ? "null" : typeof value;
  return types.find((one) => one === type || (one === "integer" && type === "number"));
}

/** A key of an object, as a field of its form. */
export interface FieldShape {
  key: string;
  schema: JsonSchema;
  isRequired: boolean;
}

/** Keys that aren't fields: the type is chosen when an entry is added, the others are for programs. */
const notFields: ReadonlySet<string> = new Set(["type", "$schema", "version"]);

/** Fields that are rarely needed, after all others. */
const last = ["languages", "hidden", "note"];

/** The fields of an object, in the schema's order. */
export function fieldsOf({ properties = {}, required = [] }: JsonSchema): FieldShape[] {
  const fields = Object.entries(properties)
    .filter(([key, schema]) => !notFields.has(key) || (key === "type" && schema.const === undefined && !schema.enum))
    .map(([key, schema]) => ({ key, schema: followReference(schema), isRequired: required.includes(key) }));
  return fields.toSorted((one, other) => last.indexOf(one.key) - last.indexOf(other.key));
}

/** The types that an entry of a list can have; one without a name if the list has no choice. */
export function entryTypesOf(list: JsonSchema): { type: string | undefined; schema: JsonSchema }[] {
  const items = list.items && followReference(list.items);
  const options = items ? optionsOf(items) : [];
  if (options.length === 0) return items ? [{ type: undefined, schema: items }] : [];
  return options.map((option) => ({ type: findType(followReference(option)), schema: followReference(option) }));
}

/** The value that a new field or entry begins with: what the schema requires, from its examples. */
export function starterOf(schema: JsonSchema, example: unknown = schema.examples?.[0], type?: TypeName): unknown {
  switch (type ?? typesOf(schema)[0]) {
    case "object": {
      if (!schema.properties) return {};
      const options = optionsOf(schema).map(followReference);
      if (options[0]) return starterOf(options[0], example);
      const asked = new Set([
        ...(schema.required ?? []),
        ...(schema.oneOfKeys?.needsOne ? schema.oneOfKeys.keys.slice(0, 1) : []),
      ]);
      const members = Object.entries(schema.properties).filter(([key]) => asked.has(key));
      return Object.fromEntries(
        members.map(([key, part]) => [
          key,
          starterOf(followReference(part), isRecord(example) ? example[key] : undefined),
        ]),
      );
    }
    case "array":
      return schema.items
        ? [starterOf(followReference(schema.items), Array.isArray(example) ? example[0] : undefined)]
        : [];
    case "boolean":
      return schema.default !== true;
    case "integer":
    case "number":
      return example ?? schema.default ?? schema.minimum ?? 0;
    default:
      return schema.const ?? example ?? schema.default ?? schema.enum?.[0] ?? schema.examples?.[0] ?? "";
  }
}
