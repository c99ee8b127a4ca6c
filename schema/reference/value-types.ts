import { describeForm } from "../json-schema/editor-help.ts";
import { findType, type JsonSchema, optionsOf, typesOf } from "../json-schema/schema-parts.ts";
import { isKind, isTextKind, type Kind, type PartKind } from "../kinds.ts";
import { makeSlug } from "../slug.ts";
import type { Follow } from "./examples.ts";

/** The name under which the reference describes an object; undefined for a choice of objects, or of keys. */
export function nameObject(schema: JsonSchema, key: string): string | undefined {
  const options = optionsOf(schema);
  if (options.length > 1 || !(schema.properties || options[0])) return undefined;
  return findType(options[0] ?? schema) ?? (schema.title === undefined ? key : makeSlug(schema.title));
}

/** What may be written as a value, in words: `"grid" or "masonry"`, "list of gallery-picture". */
export function nameType(schema: JsonSchema, key: string, follow: Follow): string {
  if (schema.const !== undefined) return JSON.stringify(schema.const);
  if (schema.enum) return schema.enum.map((value) => JSON.stringify(value)).join(" or ");
  const { items, additionalProperties: others, minimum, maximum, kind } = schema;
  const names = typesOf(schema).map((type) => {
    switch (type) {
      case "string":
        return nameKind(kind);
      case "array":
        return `list of ${items ? nameType(follow(items), key, follow) : "values"}`;
      case "object":
        if (typeof others === "object") return `${nameType(follow(others), key, follow)} by language`;
        return nameObject(schema, key) ?? (kind === "entity" ? "card" : "block");
      case "boolean":
        return "true or false";
      default:
        return `${type === "integer" ? "whole number" : "number"} from ${minimum} to ${maximum}`;
    }
  });
  return names.join(" or ");
}

/** The kinds of string in a value, by their names in `nameType`, with their forms. */
export function describeKinds(schema: JsonSchema, follow: Follow): [name: string, form: string][] {
  const inner = schema.items ? describeKinds(follow(schema.items), follow) : [];
  if (!typesOf(schema).includes("string") || !isKind(schema.kind)) return inner;
  const form = describeForm(schema.kind) ?? schema["patternErrorMessage"];
  return typeof form === "string" ? [[nameKind(schema.kind), form], ...inner] : inner;
}

/** Kinds that people know under another name than the program's. */
const names: Partial<Record<Kind | PartKind, string>> = {
  markdown: "Markdown",
  text: "inline Markdown",
  quote: "inline Markdown",
  href: "link address",
  remark: "text",
};

/** The name of a kind of string: "web address". */
function nameKind(kind: Kind | PartKind | undefined): string {
  if (kind === undefined) return "text";
  if (names[kind]) return names[kind];
  return isTextKind(kind) ? "text" : kind.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
}
