import type { Text } from "../text.ts";

/**
 * In `dev` and the editor, objects and texts keep the ids of the nodes that they are made of; built sites have no ids. An
 * id is the node's JSON pointer in the written document, with the languages of translations. The key is a symbol: spread
 * copies it, JSON and `Object.entries` omit it.
 */
export const ids: unique symbol = Symbol("ids of nodes");

/** Returns the id of an object's node or, given keys, of a value in it. */
export type IdOf = (...keys: readonly (string | number)[]) => string;

function isIdentified(value: object): value is { readonly [ids]: IdOf } {
  return ids in value;
}

/** The property that holds the id, to spread into an object that is made of `from`. */
export function idsOf(from: object): { readonly [ids]?: IdOf } {
  return isIdentified(from) ? { [ids]: from[ids] } : {};
}

/** The id of an object's node, or of a value in it; undefined in builds. */
export function idOf(value: object, ...keys: readonly (string | number)[]): string | undefined {
  return isIdentified(value) ? value[ids](...keys) : undefined;
}

/** Adds the ids of nodes to the text that shows them; without ids, returns the text itself. */
export function addNodeIds(text: Text, ...several: readonly (string | undefined)[]): Text {
  const node = [...new Set(several.filter((id) => id !== undefined))].join(" ");
  if (node === "") return text;
  return typeof text === "string" || text.node !== undefined
    ? { type: "run", node, children: [text] }
    : { ...text, node };
}
