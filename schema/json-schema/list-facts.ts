import { once } from "../source/once.ts";
import { contentJsonSchema } from "./content-json-schema.ts";
import { type JsonSchema, optionsOf, typesOf } from "./schema-parts.ts";

/** What the schema says about all lists with the same key. */
export interface ListFacts {
  /** Name of an entry: "card". */
  entry: string | undefined;
  /** True if the list is required somewhere. */
  isRequired: boolean;
  /** True if it is a block's list of objects. Such lists are named by the block's title, not by its type. */
  holdsParts: boolean;
}

export const listFacts = once((): ReadonlyMap<string, ListFacts> => {
  const found = new Map<string, ListFacts>();
  const root = contentJsonSchema();
  const { block, ...others } = root.definitions ?? {};
  for (const schema of [root, ...Object.values(others)]) gather(schema, false, found);
  for (const option of block ? optionsOf(block) : []) gather(option, true, found);
  return found;
});

function gather(schema: JsonSchema, isBlock: boolean, found: Map<string, ListFacts>): void {
  for (const [key, value] of Object.entries(schema.properties ?? {})) {
    gather(value, false, found);
    if (!typesOf(value).includes("array")) continue;
    const known = found.get(key);
    const holdsParts = isBlock && value.items?.type !== "string";
    found.set(key, {
      entry: known?.entry ?? (typeof value["entry"] === "string" ? value["entry"] : undefined),
      isRequired: known?.isRequired || (schema.required ?? []).includes(key),
      holdsParts: known?.holdsParts || holdsParts,
    });
  }
  for (const inner of [schema.items ?? [], optionsOf(schema)].flat()) gather(inner, false, found);
}
