import fc from "fast-check";
import { keys, numbers, pieces, values } from "./hostile-values.ts";
import { copyJson, isObject, setKey } from "./json.ts";

/** A place in a document: the object or list that it is in, and its key there. */
export interface Slot {
  parent: object;
  key: string;
  value: unknown;
  /** What it is called: its key, or for an item of a list the list's. */
  name: string;
}

/** A small damage. Numbers choose where: they count round the places that suit. */
type Mutation =
  | { kind: "delete"; at: number }
  | { kind: "replace"; at: number; value: unknown }
  | { kind: "graft"; at: number; from: number }
  | { kind: "add"; at: number; key: string; value: unknown }
  | { kind: "rename"; at: number; key: string }
  | { kind: "edit"; at: number; piece: string; where: number; drop: number }
  | { kind: "count"; at: number; number: number }
  | { kind: "repeat"; at: number; times: number };

const at = fc.nat(10_000);

const mutation: fc.Arbitrary<Mutation> = fc.oneof(
  fc.record({ kind: fc.constant("delete"), at }),
  fc.record({ kind: fc.constant("replace"), at, value: values }),
  fc.record({ kind: fc.constant("graft"), at, from: at }),
  fc.record({ kind: fc.constant("add"), at, key: keys, value: values }),
  fc.record({ kind: fc.constant("rename"), at, key: keys }),
  fc.record({ kind: fc.constant("edit"), at, piece: pieces, where: fc.nat(40), drop: fc.nat(2) }),
  fc.record({ kind: fc.constant("count"), at, number: numbers }),
  fc.record({ kind: fc.constant("repeat"), at, times: fc.integer({ min: 0, max: 13 }) }),
);

/** One damage mostly: of two, the first may hide what the second would show. */
const mutations = fc.oneof(
  { arbitrary: fc.tuple(mutation), weight: 4 },
  { arbitrary: fc.array(mutation, { minLength: 2, maxLength: 3 }), weight: 1 },
);

/** Documents from another source, with small damages. Some are still sound after that. */
export function damaged(documents: fc.Arbitrary<unknown>): fc.Arbitrary<unknown> {
  return fc.tuple(documents, mutations).map(([document, steps]) => {
    const root = { document: copyJson(document) };
    for (const step of steps) mutate(root, step);
    return root.document;
  });
}

function mutate(root: object, step: Mutation): void {
  const all = findSlots(root);
  const slot = chooseSlot(
    all.filter((candidate) => suits(candidate, step)),
    step.at,
  );
  if (!slot) return;
  const { parent, key, value } = slot;
  if (step.kind === "delete") removeKey(parent, key);
  else if (step.kind === "replace") setKey(parent, key, copyJson(step.value));
  else if (step.kind === "graft") setKey(parent, key, copyJson(all[step.from % all.length]?.value));
  else if (step.kind === "add" && isObject(value)) setKey(value, step.key, copyJson(step.value));
  else if (step.kind === "edit") setKey(parent, key, splice(String(value), step));
  else if (step.kind === "count") setKey(parent, key, step.number);
  else if (step.kind === "repeat" && Array.isArray(value)) setKey(parent, key, repeatItems(value, step.times));
  else if (step.kind === "rename") {
    removeKey(parent, key);
    setKey(parent, step.key, value);
  }
}

function suits({ parent, value }: Slot, { kind }: Mutation): boolean {
  if (kind === "add") return isObject(value);
  if (kind === "rename") return isObject(parent) && !("document" in parent);
  if (kind === "delete") return !("document" in parent);
  if (kind === "edit") return typeof value === "string";
  if (kind === "count") return typeof value === "number";
  if (kind === "repeat") return Array.isArray(value) && value.length > 0;
  return true;
}

/** Chooses a name, then a place of that name: so that what is rare in documents is damaged as often as what is not. */
function chooseSlot(slots: Slot[], at: number): Slot | undefined {
  const names = [...new Set(slots.map((slot) => slot.name))];
  const named = slots.filter((slot) => slot.name === names[at % names.length]);
  return named[Math.floor(at / names.length) % named.length];
}

/** Every place within an object or a list. */
export function findSlots(parent: object, parentName = ""): Slot[] {
  return Object.entries(parent).flatMap(([key, value]: [string, unknown]) => {
    const name = Array.isArray(parent) ? `${parentName}[]` : key;
    const within = typeof value === "object" && value !== null ? findSlots(value, name) : [];
    return [{ parent, key, value, name }, ...within];
  });
}

/**
 * Every place of a document. While one is visited, `alone` is as small as it can be and still sound: each list has one
 * item, the first one or the one that leads to that place, and each object on the way there no key that it can do
 * without. So a validator reads a hundredth of the document for each value that is tried.
 */
export function* visitSlotsAlone(
  full: object,
  isSound: () => boolean,
  alone: object = {},
  around: readonly string[] = [],
): Generator<Omit<Slot, "name"> & { path: readonly string[] }> {
  for (const [key, value] of Object.entries(full)) setKey(alone, key, shortenLists(value));
  const spare = Array.isArray(alone) ? [] : Object.entries(alone).filter(([key, value]) => isSpare(key, value));
  for (const [key, value] of Object.entries(full)) {
    const short = shortenLists(value);
    setKey(alone, key, short);
    const path = [...around, key];
    yield { parent: alone, key, value: short, path };
    if (isObject(value) && isObject(short)) yield* visitSlotsAlone(value, isSound, short, path);
    for (const item of Array.isArray(value) ? value : []) {
      const list: unknown[] = [];
      setKey(alone, key, list);
      yield* visitSlotsAlone([item], isSound, list, path);
      setKey(alone, key, short);
    }
    if (spare.some(([name]) => name === key)) removeKey(alone, key);
  }

  /** Takes the key away, if the document is sound without it. */
  function isSpare(key: string, value: unknown): boolean {
    removeKey(alone, key);
    if (isSound()) return true;
    setKey(alone, key, value);
    return false;
  }
}

function shortenLists(value: unknown): unknown {
  if (Array.isArray(value)) return value.slice(0, 1).map(shortenLists);
  if (!isObject(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([key, member]) => [key, shortenLists(member)]));
}

function removeKey(parent: object, key: string): void {
  if (Array.isArray(parent)) parent.splice(Number(key), 1);
  else Reflect.deleteProperty(parent, key);
}

/** Puts a piece into a text in place of some of its letters; its end is as likely a place as any other. */
function splice(text: string, { piece, where, drop }: { piece: string; where: number; drop: number }): string {
  const index = where % (text.length + 1);
  return text.slice(0, index) + piece + text.slice(index + drop);
}

function repeatItems(list: readonly unknown[], times: number): unknown[] {
  return Array.from({ length: times }, (_, index) => copyJson(list[index % list.length]));
}
