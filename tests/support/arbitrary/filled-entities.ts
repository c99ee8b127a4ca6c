import { type EntityType, entities } from "../../../schema/entities/index.ts";

import { findType, type JsonSchema, optionsOf, typesOf } from "../../../schema/json-schema/schema-parts.ts";
import { samplePhoto } from "../sample.ts";

import { jsonSchema } from "../validators.ts";
import { isObject } from "./json.ts";

/** A value that visitors read. */
export interface Said {
  kind: unknown;
  text: string;
}

/** An entity, and what each of its fields says: values that stand nowhere else. */
export interface FilledEntity {
  entity: Record<string, unknown>;
  said: Map<string, Said[]>;
}

/** Makes entities of values that no other has, from nothing but the schema. */
class Filler {
  #number = 0;

  /** An entity with these fields; a field that is a choice takes the one with this index. */
  fill(schema: JsonSchema, keys: readonly string[], choice: number): FilledEntity {
    const { properties = {} } = schema;
    const said = new Map<string, Said[]>();
    const entity = Object.fromEntries(
      chooseKeys(schema, keys, choice).map((key) => {
        const values: Said[] = [];
        said.set(key, values);
        return [key, this.#make(asSchema(properties[key]), choice, values)];
      }),
    );
    return { entity, said };
  }

  #make(schema: JsonSchema, choice: number, said: Said[]): unknown {
    const { properties = {}, items, minimum, enum: choices } = schema;
    const [type] = typesOf(schema);
    // A choice isn't visible; it decides where the rest appears.
    if (choices) return choices[choice % choices.length];
    if (schema.const !== undefined) return schema.const;
    // A switch says nothing, and a picture's name is no word of its own.
    if (type === "boolean") return schema.default;
    if (schema.kind === "file") return samplePhoto;
    if (type === "array") return [1, 2].map(() => this.#make(asSchema(items), choice, said));
    if (type === "object") {
      const keys = chooseKeys(schema, Object.keys(properties), choice).filter((key) => !silent.has(key));
      const members = keys.map((key) => [key, this.#make(asSchema(properties[key]), choice, said)]);
      return Object.fromEntries(members);
    }
    this.#number += 1;
    if (schema["kind"] === "icon") return "react";
    const kind = type === "integer" ? "number" : schema["kind"];
    const value = type === "integer" ? Number(minimum) + this.#number : this.#write(kind);
    said.push({ kind, text: String(value) });
    return value;
  }

  #write(kind: unknown): string {
    if (kind === "date") return `${2200 + this.#number}-05`;
    return kind === "href" || kind === "webAddress" ? `https://n${this.#number}.example/` : `n${this.#number}n`;
  }
}

/** These keys; of those that say the same in several ways, the one with this index. */
function chooseKeys({ oneOfKeys }: JsonSchema, keys: readonly string[], choice: number): readonly string[] {
  const same = (oneOfKeys?.keys ?? []).filter((key) => keys.includes(key));
  const chosen = same[choice % same.length];
  return keys.filter((key) => key === chosen || !same.includes(key));
}

function asSchema(value: unknown): JsonSchema {
  if (!isObject(value)) throw new Error(`no schema: ${JSON.stringify(value)}`);
  return value;
}

/** What is said of an entity, or for its owner alone. */
const silent = new Set(["note", "hidden", "precision", "languages", "focus"]);

/** What a field says nothing without. */
function besides(key: string): string[] {
  return key === "linkLabel" ? ["link"] : [];
}

/** Each kind with every field, once for each choice that it has; then with each single field beside what it must have. */
export function fillEntities(): { type: EntityType; filled: FilledEntity[] }[] {
  const filler = new Filler();
  const options = optionsOf(jsonSchema.definitions?.["entity"] ?? {});
  return Object.keys(entities)
    .filter((type): type is EntityType => type in entities)
    .map((type) => {
      const schema = asSchema(options.find((option) => findType(option) === type));
      const { properties = {}, required = [] } = schema;
      const keys = Object.keys(properties).filter((key) => !silent.has(key));
      const choices = Math.max(1, ...Object.values(properties).map((part) => asSchema(part).enum?.length ?? 0));
      // Words for a time are shown in place of its dates, and a date in place of a period.
      const hasPeriod = keys.includes("start");
      const shown = keys.filter((key) => key !== "period" && !(hasPeriod && key === "date"));
      const full = Array.from({ length: choices }, (_, choice) => filler.fill(schema, shown, choice));
      const single = keys.filter((key) => !required.includes(key)).map((key) => [...required, ...besides(key), key]);
      return { type, filled: [...full, ...single.map((chosen) => filler.fill(schema, chosen, 0))] };
    });
}
