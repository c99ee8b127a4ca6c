import { once } from "../source/once.ts";
import { contentJsonSchema } from "./content-json-schema.ts";
import { type JsonSchema, optionsOf, typesOf } from "./schema-parts.ts";

/** What the schema says of the lists that stand under a key, wherever that is. */
export interface ListFacts {
  /** What one of its entries is called: "card". */
  entry: string | undefined;
  /** Whether such a list can't be left out somewhere. */
  isRequired: boolean;
  /** Whether such a list of a block holds objects: those are known by the block's title, and not by its kind. */
  holdsParts: boolean;
}

/** The facts of all lists, by their keys. */
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
