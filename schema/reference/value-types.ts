import { findType, type JsonSchema, optionsOf, typesOf } from "../json-schema/schema-parts.ts";
import { isTextKind, type Kind, type PartKind } from "../kinds.ts";
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
        return nameObject(schema, key) ?? nameChoice(schema);
      case "boolean":
        return "true or false";
      default:
        return `${type === "integer" ? "whole number" : "number"} from ${minimum} to ${maximum}`;
    }
  });
  return names.join(" or ");
}

/** The names of the kinds of string in a value, as in `nameType`. */
export function listKinds(schema: JsonSchema, follow: Follow): string[] {
  const inner = schema.items ? listKinds(follow(schema.items), follow) : [];
  return typesOf(schema).includes("string") && schema.const === undefined ? [nameKind(schema.kind), ...inner] : inner;
}

/** The name of a choice of objects. */
export function nameChoice({ kind }: JsonSchema): "card" | "block" {
  return kind === "entity" ? "card" : "block";
}

/** Kinds that people know under another name than the program's, or whose name an object has. */
const names: Partial<Record<Kind | PartKind, string>> = {
  text: "inline-markdown",
  quote: "inline-markdown",
  href: "link-address",
  language: "language-code",
  focus: "position",
};

/** The name of a kind of string: "web-address". */
export function nameKind(kind: Kind | PartKind | undefined): string {
  if (kind === undefined) return "string";
  if (names[kind]) return names[kind];
  if (kind !== "markdown" && isTextKind(kind)) return "text";
  return kind.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}
