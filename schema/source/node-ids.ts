import type { Text } from "../text.ts";

/**
 * For `dev` and the editor, what is made of content keeps the ids of the nodes that it came from; what is built has none.
 * An id is a node's JSON pointer in the document as it is written: the keys of translations are in it.
 */
const ids: unique symbol = Symbol("ids of nodes");

/** Gives the id of the node that an object came from or, by its keys, of a value in it. */
type IdOf = (...keys: readonly (string | number)[]) => string;

function isIdentified(value: object): value is { readonly [ids]: IdOf } {
  return ids in value;
}

/** An object that knows its id. Copies by spread know it, too; JSON, and what lists the keys of an object, don't show it. */
export function withId<Value extends object>(value: Value, idOf: IdOf): Value {
  return { ...value, [ids]: idOf };
}

/** The same object with the id of another, from which it is made. */
export function withIdOf<Value extends object>(value: Value, from: object): Value {
  return isIdentified(from) ? withId(value, from[ids]) : value;
}

/** The id of the node that an object came from, or of a value in it; undefined in what is built. */
export function idOf(value: object, ...keys: readonly (string | number)[]): string | undefined {
  return isIdentified(value) ? value[ids](...keys) : undefined;
}

/** Several ids, each once. */
export function joinIds(...several: readonly (string | undefined)[]): string | undefined {
  return [...new Set(several.filter((id) => id !== undefined))].join(" ") || undefined;
}

/** A text that names the nodes that it shows; the text itself where they have no ids. */
export function nameNodes(text: Text, ...several: readonly (string | undefined)[]): Text {
  const node = joinIds(...several);
  if (node === undefined) return text;
  return typeof text === "string" || text.node !== undefined
    ? { type: "run", node, children: [text] }
    : { ...text, node };
}
