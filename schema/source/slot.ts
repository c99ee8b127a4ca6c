import { type Span, splitPointer } from "./location.ts";
import type { SourceText } from "./source-text.ts";
import type { ArrayNode, Node, ObjectNode } from "./syntax/tree.ts";

/** An item of a list, or a key of an object with its value. The span is that of the whole entry. */
export interface Entry extends Span {
  /** The key's span, with its quotes. */
  key?: Span;
  name: string;
  value: Node;
}

/** A position in an object or a list, with an entry or free for a new one. */
export interface Slot {
  parent: ObjectNode | ArrayNode;
  /** The parent's entries, in the order of the text. */
  entries: readonly Entry[];
  /** The index of the entry, or of a new one: a new key goes after all others. */
  index: number;
  name: string;
  entry: Entry | undefined;
}

/** The entries of a value. The text must be JSON, so that each key has a value. */
export function entriesOf(node: Node): Entry[] {
  if (node.kind === "array")
    return node.items.map((value, index) => ({ name: String(index), value, start: value.start, end: value.end }));
  if (node.kind !== "object") return [];
  return node.members.flatMap(({ name, value, start, end }) =>
    value ? [{ name, key: { start, end }, value, start, end: value.end }] : [],
  );
}

/**
 * The slot at a JSON pointer (RFC 6901); `-` is the end of a list. Undefined if the parent doesn't exist, if a new item
 * would leave a gap before it, and for the root, which has no parent.
 */
export function findSlot({ root }: SourceText, pointer: string): Slot | undefined {
  const names = splitPointer(pointer);
  const last = names.pop();
  if (last === undefined || !root || !pointer.startsWith("/")) return undefined;
  let parent = root;
  for (const name of names) {
    const inner = slotIn(parent, name)?.entry;
    if (!inner) return undefined;
    parent = inner.value;
  }
  return slotIn(parent, last);
}

function slotIn(parent: Node, name: string): Slot | undefined {
  if (parent.kind !== "object" && parent.kind !== "array") return undefined;
  const entries = entriesOf(parent);
  const known = entries.findIndex((entry) => entry.name === name);
  const isEnd = parent.kind === "object" || name === "-" || name === String(entries.length);
  if (known < 0 && !isEnd) return undefined;
  const index = known < 0 ? entries.length : known;
  return { parent, entries, index, name, entry: entries[index] };
}
