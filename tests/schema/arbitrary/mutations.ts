import fc from "fast-check";
import { jsonSchema } from "../validators.ts";
import { copyJson, isObject, setKey } from "./json.ts";
import { awkwardTexts } from "./strings.ts";

/** A place in a document: the object or list that it is in, and its key there. */
interface Slot {
  parent: object;
  key: string;
  value: unknown;
}

/** A small damage. Numbers choose where: they count round the places that suit. */
type Mutation =
  | { kind: "delete"; at: number }
  | { kind: "replace"; at: number; value: unknown }
  | { kind: "graft"; at: number; from: number }
  | { kind: "add"; at: number; key: string; value: unknown }
  | { kind: "rename"; at: number; key: string }
  | { kind: "edit"; at: number; piece: string; where: number }
  | { kind: "count"; at: number; number: number }
  | { kind: "repeat"; at: number; times: number };

const schemaWords = collectWords(jsonSchema);

const keys = fc.constantFrom(
  ...schemaWords,
  ...[
    "__proto__",
    "constructor",
    "prototype",
    "toString",
    "hasOwnProperty",
    "valueOf",
    "",
    "0",
    "length",
    "Type",
    "ty\u0440e",
  ],
);

const numbers = fc.oneof(
  fc.constantFrom(
    0,
    -0,
    1,
    -1,
    0.5,
    1.5,
    1e-7,
    1e21,
    1e308,
    Infinity,
    -Infinity,
    2 ** 53,
    2 ** 53 + 2,
    2 ** 31,
    1950,
    2100,
  ),
  fc.integer({ min: -3, max: 70_000 }),
);

const texts = fc.oneof(
  fc.constantFrom("", " ", "\t", "\u3000", ...awkwardTexts),
  fc.constantFrom(...schemaWords),
  fc.string(),
);

/** Values as `JSON.parse` may give them. */
const values: fc.Arbitrary<unknown> = fc.oneof(
  texts,
  numbers,
  fc.constantFrom(true, false, null, [], {}, [[]], [null], [""], { type: "hero" }, { type: "skill", title: "x" }),
  fc
    .constantFrom('{"__proto__":{}}', '{"constructor":1}', '{"type":"__proto__"}')
    .map((json): unknown => JSON.parse(json)),
);

const at = fc.nat(10_000);

const mutation: fc.Arbitrary<Mutation> = fc.oneof(
  fc.record({ kind: fc.constant("delete"), at }),
  fc.record({ kind: fc.constant("replace"), at, value: values }),
  fc.record({ kind: fc.constant("graft"), at, from: at }),
  fc.record({ kind: fc.constant("add"), at, key: keys, value: values }),
  fc.record({ kind: fc.constant("rename"), at, key: keys }),
  fc.record({ kind: fc.constant("edit"), at, piece: texts, where: fc.nat(3) }),
  fc.record({ kind: fc.constant("count"), at, number: numbers }),
  fc.record({ kind: fc.constant("repeat"), at, times: fc.integer({ min: 0, max: 13 }) }),
);

/** Documents from another source, each with one to three small damages. Some are still sound after that. */
export function damaged(documents: fc.Arbitrary<unknown>): fc.Arbitrary<unknown> {
  return fc.tuple(documents, fc.array(mutation, { minLength: 1, maxLength: 3 })).map(([document, mutations]) => {
    const root = { document: copyJson(document) };
    for (const step of mutations) mutate(root, step);
    return root.document;
  });
}

function mutate(root: object, step: Mutation): void {
  const all = findSlots(root);
  const slots = all.filter((slot) => suits(slot, step));
  const slot = slots[step.at % slots.length];
  if (!slot) return;
  const { parent, key, value } = slot;
  if (step.kind === "delete") removeKey(parent, key);
  else if (step.kind === "replace") setKey(parent, key, copyJson(step.value));
  else if (step.kind === "graft") setKey(parent, key, copyJson(all[step.from % all.length]?.value));
  else if (step.kind === "add" && isObject(value)) setKey(value, step.key, copyJson(step.value));
  else if (step.kind === "edit") setKey(parent, key, insert(String(value), step.piece, step.where));
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

function findSlots(parent: object): Slot[] {
  return Object.entries(parent).flatMap(([key, value]: [string, unknown]) => [
    { parent, key, value },
    ...(typeof value === "object" && value !== null ? findSlots(value) : []),
  ]);
}

function removeKey(parent: object, key: string): void {
  if (Array.isArray(parent)) parent.splice(Number(key), 1);
  else Reflect.deleteProperty(parent, key);
}

function insert(text: string, piece: string, where: number): string {
  const index = [0, text.length, Math.floor(text.length / 2), text.length - 1][where] ?? 0;
  return text.slice(0, Math.max(index, 0)) + piece + text.slice(Math.max(index, 0));
}

function repeatItems(list: readonly unknown[], times: number): unknown[] {
  return Array.from({ length: times }, (_, index) => copyJson(list[index % list.length]));
}

/** Every key and every listed value of a schema. */
function collectWords(schema: unknown): string[] {
  const found = new Set<string>();
  JSON.stringify(schema, (key, value: unknown) => {
    if (key === "properties" && isObject(value)) for (const name of Object.keys(value)) found.add(name);
    if (key === "enum" && Array.isArray(value)) for (const word of value) found.add(String(word));
    return value;
  });
  return [...found];
}
