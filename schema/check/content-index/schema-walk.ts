import { contentJsonSchema } from "../../json-schema/json-schema.ts";
import type { Kind, PartKind } from "../../kinds.ts";

/** A JSON Schema as a walk over content needs it: references followed, alternatives chosen by `type`. */
export class SchemaWalk {
  readonly kind: Kind | PartKind | undefined;
  readonly #schema: Part;
  readonly #root: Root;
  #items: SchemaWalk | undefined;
  #properties: Map<string, SchemaWalk> | undefined;
  #alternatives: Map<unknown, SchemaWalk> | undefined;

  constructor(schema: Part, root: Root) {
    this.#schema = schema;
    this.#root = root;
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
    if (this.#schema.items) this.#items ??= this.#root.open(this.#schema.items);
    return this.#items;
  }

  /** The schemas of an object's values, by their keys. */
  propertiesOf(value: Record<string, unknown>): Map<string, SchemaWalk> {
    this.#alternatives ??= new Map(
      (this.#schema.allOf ?? []).map((part) => [
        part.if?.properties?.["type"]?.const,
        this.#root.open(part.then ?? {}),
      ]),
    );
    const chosen = this.#alternatives.get(value["type"]);
    if (chosen) return chosen.propertiesOf(value);
    this.#properties ??= new Map(
      Object.entries(this.#schema.properties ?? {}).map(([key, part]) => [key, this.#root.open(part)]),
    );
    return this.#properties;
  }
}

interface Part {
  $ref?: string;
  kind?: Kind | PartKind;
  type?: string;
  enum?: unknown[];
  const?: unknown;
  items?: Part;
  properties?: Record<string, Part>;
  allOf?: Part[];
  if?: Part;
  then?: Part;
  definitions?: Record<string, Part>;
}

class Root {
  readonly #definitions: Record<string, Part>;
  readonly #opened = new Map<Part, SchemaWalk>();

  constructor(definitions: Record<string, Part>) {
    this.#definitions = definitions;
  }

  open(part: Part): SchemaWalk {
    const target = part.$ref === undefined ? part : (this.#definitions[part.$ref.split("/").at(-1) ?? ""] ?? part);
    const known = this.#opened.get(target);
    if (known) return known;
    const walk = new SchemaWalk(target, this);
    this.#opened.set(target, walk);
    return walk;
  }
}

let opened: SchemaWalk | undefined;

/** The walk over the schema of content. */
export function openContentSchema(): SchemaWalk {
  if (!opened) {
    const schema: Part = JSON.parse(JSON.stringify(contentJsonSchema()));
    opened = new Root(schema.definitions ?? {}).open(schema);
  }
  return opened;
}
