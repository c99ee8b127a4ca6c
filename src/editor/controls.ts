import { followReference } from "../../schema/json-schema/follow-reference.ts";
import { findType, isRecord, type JsonSchema, optionsOf, typesOf } from "../../schema/json-schema/schema-parts.ts";
import { extentOf, isRecordKind, isTextKind, type Kind } from "../../schema/kinds.ts";
import { unsaidAlt } from "../../schema/messages/message.ts";

/**
 * The controls of the form. The schema alone chooses; only paths of pages and ids have another, `NameControl`
 * (`fields/scalar.tsx`).
 */
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

/** What a new text begins with: texts must not be empty. The check knows it as a placeholder, as it does `unsaidAlt`. */
const newText = "…";

/** True for a text that nobody has written yet. */
export function isUnwritten(text: string): boolean {
  return text === newText || text === unsaidAlt;
}

export interface StarterOptions {
  /** An example of the value, from an example of what contains it. */
  example?: unknown;
  type?: TypeName | undefined;
  /** Returns the file of a picture; by default the schema's example. */
  picture?: (() => string) | undefined;
  /** Where a link leads; by default as in the schema's example. */
  link?: string | undefined;
}

/**
 * The value that a new field or entry begins with: what the schema requires, in the shape of its examples. Their texts are
 * left out: nothing that somebody else invented is published by oversight.
 */
export function starterOf(schema: JsonSchema, options: StarterOptions = {}): unknown {
  const { kind } = schema;
  const { example: outer, type = typesOf(schema)[0] ?? "string", ...passed } = options;
  const fits = (value: unknown) => typeOf({ type }, value) === type;
  const example = [outer, ...(schema.examples ?? []), schema.default].find(fits);
  if (schema.const !== undefined || schema.enum) return schema.const ?? example ?? schema.enum?.[0];
  switch (type) {
    case "object": {
      // Without an example, the type that asks for the fewest keys.
      const options = optionsOf(schema).map(followReference);
      const [least] = options.toSorted((one, other) => (one.required?.length ?? 0) - (other.required?.length ?? 0));
      const option = options.find((one) => isRecord(example) && findType(one) === example["type"]) ?? least;
      return option ? starterOf(option, { ...passed, example }) : starterObject(schema, { ...passed, example });
    }
    case "array": {
      const entry = schema.items && followReference(schema.items);
      return entry ? [starterOf(entry, { ...passed, example: Array.isArray(example) ? example[0] : undefined })] : [];
    }
    case "boolean":
      return schema.default !== true;
    case "integer":
    case "number":
      return example ?? schema.minimum ?? 0;
    default:
      if (isTextKind(kind)) return kind === "alt" ? unsaidAlt : newText;
      if (kind === "file" && passed.picture) return passed.picture();
      if (kind === "href" && passed.link !== undefined) return passed.link;
      return example ?? (kind === "language" ? "en" : "");
  }
}

function starterObject(
  { properties = {}, required = [], oneOfKeys }: JsonSchema,
  { example, ...passed }: StarterOptions,
): unknown {
  const own = isRecord(example) ? example : {};
  const chosen = oneOfKeys?.needsOne ? (oneOfKeys.keys.find((key) => key in own) ?? oneOfKeys.keys[0]) : undefined;
  const members = Object.entries(properties).filter(([key]) => required.includes(key) || key === chosen);
  return Object.fromEntries(
    members.map(([key, part]) => [key, starterOf(followReference(part), { ...passed, example: own[key] })]),
  );
}

/** True if a new value can't be without the file of a picture. */
export function needsPicture(schema: JsonSchema): boolean {
  let needs = false;
  starterOf(schema, {
    picture: () => {
      needs = true;
      return "";
    },
  });
  return needs;
}

/** A value as another type, with what it says; undefined if that is impossible. */
export function convert(value: unknown, { kind }: JsonSchema, type: TypeName | undefined): unknown {
  if (type === "array" && typeof value === "string" && value !== "") return [value];
  if (type !== "string" || !Array.isArray(value)) return undefined;
  const texts = value.filter((part) => typeof part === "string");
  return isTextKind(kind) ? texts.join("\n\n") : texts[0];
}

/** Adds the switches that are on in all other entries of the list. So a new link is in the side menu if the others are. */
export function withSharedSwitches(entry: unknown, [first, ...others]: readonly unknown[]): unknown {
  if (!isRecord(entry) || !isRecord(first)) return entry;
  const shared = Object.entries(first).filter(
    ([key, value]) =>
      value === true &&
      key !== "hidden" &&
      !(key in entry) &&
      others.every((one) => isRecord(one) && one[key] === true),
  );
  return { ...entry, ...Object.fromEntries(shared) };
}
