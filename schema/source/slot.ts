import { type Span, splitPointer } from "./place.ts";
import type { SourceText } from "./source-text.ts";
import type { ArrayNode, Node, ObjectNode } from "./syntax/tree.ts";

/** What stands in an object or a list: an item, or a key with its value. Its span is that of all of it. */
export interface Entry extends Span {
  /** The key's span, with its quotes. */
  key?: Span;
  name: string;
  value: Node;
}

/** A place in an object or a list, where something stands or may be put. */
export interface Slot {
  parent: ObjectNode | ArrayNode;
  /** What stands in the parent, in the order of the text. */
  entries: readonly Entry[];
  /** Which of these stands here, or will: behind them all for a key that isn't there yet. */
  index: number;
  name: string;
  entry: Entry | undefined;
}

/** What stands in a value; of a text that is JSON, where each key has a value. */
export function entriesOf(node: Node): Entry[] {
  if (node.kind === "array")
    return node.items.map((value, index) => ({ name: String(index), value, start: value.start, end: value.end }));
  if (node.kind !== "object") return [];
  return node.members.flatMap(({ name, value, start, end }) =>
    value ? [{ name, key: { start, end }, value, start, end: value.end }] : [],
  );
}

/**
 * The slot that a JSON pointer (RFC 6901) means; `-` is behind the last item of a list. Undefined where there is no such
 * object or list, or an item would leave a hole before it, and for the whole text, which stands in nothing.
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
