import type { Text } from "../text.ts";

/**
 * For `dev` and the editor, what is made of content keeps the ids of the nodes that it came from; what is built has none.
 * An id is a node's JSON pointer in the document as it is written: the keys of translations are in it. Copies by spread
 * keep this key; JSON, and what lists the keys of an object, don't show it.
 */
export const ids: unique symbol = Symbol("ids of nodes");

/** Returns the id of the node that an object came from or, by its keys, of a value in it. */
export type IdOf = (...keys: readonly (string | number)[]) => string;

function isIdentified(value: object): value is { readonly [ids]: IdOf } {
  return ids in value;
}

/** The key of an object, for another that is made of it. */
export function idsOf(from: object): { readonly [ids]?: IdOf } {
  return isIdentified(from) ? { [ids]: from[ids] } : {};
}

/** The id of the node that an object came from, or of a value in it; undefined in what is built. */
export function idOf(value: object, ...keys: readonly (string | number)[]): string | undefined {
  return isIdentified(value) ? value[ids](...keys) : undefined;
}

/** A text that names the nodes that it shows; the text itself where they have no ids. */
export function nameNodes(text: Text, ...several: readonly (string | undefined)[]): Text {
  const node = [...new Set(several.filter((id) => id !== undefined))].join(" ");
  if (node === "") return text;
  return typeof text === "string" || text.node !== undefined
    ? { type: "run", node, children: [text] }
    : { ...text, node };
}
