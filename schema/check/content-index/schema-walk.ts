import { contentJsonSchema } from "../../json-schema/json-schema.ts";
import type { Kind, PartKind } from "../../kinds.ts";
import type { SchemaPart } from "../shape/shape-schema.ts";

/** A JSON Schema as a walk over content needs it: references followed, alternatives chosen by `type`. */
export class SchemaWalk {
  readonly kind: Kind | PartKind | undefined;
  readonly #schema: SchemaPart;
  /** Gives the walk over a part of the same schema, each once. */
  readonly #open: (part: SchemaPart) => SchemaWalk;
  #items: SchemaWalk | undefined;
  #properties: Map<string, SchemaWalk> | undefined;
  #alternatives: Map<unknown, SchemaWalk> | undefined;

  constructor(schema: SchemaPart, open: (part: SchemaPart) => SchemaWalk) {
    this.#schema = schema;
    this.#open = open;
    this.kind = schema.kind;
  }

  /** Whether a value that is neither list nor object is of the right type, and one of those to choose from. */
  accepts(value: unknown): boolean {
    const { type, enum: choices, const: only } = this.#schema;
    if (choices) return choices.includes(value);
    if (only !== undefined) return value === only;
    return typeof value === (type === "integer" ? "number" : type);
  }

  /** Whether it is that of an object. */
  get isObject(): boolean {
    return this.#schema.type === "object";
  }

  /** The schema of a list's entries. */
  get items(): SchemaWalk | undefined {
    if (this.#schema.items) this.#items ??= this.#open(this.#schema.items);
    return this.#items;
  }

  /** The schemas of an object's values, by their keys. */
  propertiesOf(value: Record<string, unknown>): Map<string, SchemaWalk> {
    this.#alternatives ??= new Map(
      (this.#schema.allOf ?? []).map((part) => [part.if?.properties?.["type"]?.const, this.#open(part.then ?? {})]),
    );
    const chosen = this.#alternatives.get(value["type"]);
    if (chosen) return chosen.propertiesOf(value);
    this.#properties ??= new Map(
      Object.entries(this.#schema.properties ?? {}).map(([key, part]) => [key, this.#open(part)]),
    );
    return this.#properties;
  }
}

function openSchema(schema: SchemaPart): SchemaWalk {
  const opened = new Map<SchemaPart, SchemaWalk>();
  const open = (part: SchemaPart): SchemaWalk => {
    const target = part.$ref === undefined ? part : (schema.definitions?.[part.$ref.split("/").at(-1) ?? ""] ?? part);
    const walk = opened.get(target) ?? new SchemaWalk(target, open);
    opened.set(target, walk);
    return walk;
  };
  return open(schema);
}

let contentWalk: SchemaWalk | undefined;

/** The walk over the schema of content. */
export function openContentSchema(): SchemaWalk {
  contentWalk ??= openSchema(JSON.parse(JSON.stringify(contentJsonSchema())));
  return contentWalk;
}
