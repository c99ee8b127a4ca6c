import fc from "fast-check";
import type { EditError } from "../../../../schema/source/edit-error.ts";
import type { Json } from "../../../../schema/source/edits.ts";
import { joinPointer, splitPointer } from "../../../../schema/source/location.ts";
import { copyJson, isObject, setKey } from "../../../support/arbitrary/json.ts";

/** An edit, as data. */
export type Edit =
  | { kind: "set" | "insert"; at: string; value: Json }
  | { kind: "remove"; at: string }
  | { kind: "move"; at: string; to: string }
  | { kind: "rename"; at: string; name: string }
  | { kind: "wrap"; at: string; name: string; value: Json };

/** None that is a number: JavaScript gives objects these first, wherever they stand in the text. */
const key = fc.constantFrom("title", "href", "a/b~c", "01", "-", "__proto__", "", 'é"🙂', "note");

const { value: values, holder } = fc.letrec<{ value: Json; holder: Json; leaf: Json }>((tie) => ({
  leaf: fc.constantFrom<Json[]>(null, true, 0, -1.5e3, "", "words, {and} [signs]: ⏎", 'a "quote"\n', [], {}),
  holder: fc.oneof(
    fc.array(tie("value"), { maxLength: 4 }),
    fc.uniqueArray(fc.tuple(key, tie("value")), { maxLength: 5, selector: ([name]) => name }).map(toObject),
  ),
  value: fc.oneof({ maxDepth: 4, depthSize: "small" }, tie("leaf"), tie("holder")),
}));

/** Values to edit: few hold nothing. */
export const documents: fc.Arbitrary<Json> = fc.oneof({ arbitrary: holder, weight: 9 }, values);

/** The key of what a value is wrapped with. */
export const behind = "behind";

function toObject<Value>(entries: readonly (readonly [string, Value])[]): Record<string, Value> {
  const object: Record<string, Value> = {};
  for (const [name, member] of entries) setKey(object, name, member);
  return object;
}

/** Edits, each by what a document has: most can be made in it, some can't. */
export const choices = fc
  .record({
    kind: fc.constantFrom("set", "insert", "remove", "move", "rename", "wrap"),
    at: fc.nat(10_000),
    to: fc.nat(10_000),
    name: key,
    value: values,
  })
  .map(({ kind, at, to, name, value }) => (document: unknown): Edit => {
    const there = listPointers(document);
    const free = listFree(document, "", name);
    const pick = (from: readonly string[], number: number) => from[number % from.length] ?? "";
    if (kind === "set" || kind === "insert") return { kind, at: pick([...there, ...free], at), value };
    const keys = there.filter((pointer) => !/\/[0-9]+$/.test(pointer));
    if (kind === "rename") return { kind, at: pick(at % 20 === 0 ? there : keys, at), name };
    if (kind === "wrap") return { kind, at: pick(at % 20 === 0 ? free : there, at), name, value };
    if (kind === "move") return { kind, at: pick(there, at), to: pick([...there, ...free], to) };
    return { kind: "remove", at: pick(at % 20 === 0 ? free : there, at) };
  });

function listPointers(value: unknown, pointer = ""): string[] {
  const within = typeof value === "object" && value !== null ? Object.entries(value) : [];
  return [pointer, ...within.flatMap(([name, child]) => listPointers(child, pointer + joinPointer(name)))];
}

/** Pointers without a value: behind the last item of lists, under another key, under what holds nothing. */
function listFree(value: unknown, pointer: string, name: string): string[] {
  const within = typeof value === "object" && value !== null ? Object.entries(value) : [];
  const names = Array.isArray(value) ? ["-", value.length, value.length + 1, "01"] : [name, "-"];
  return [
    ...names.map((one) => pointer + joinPointer(one)),
    ...within.flatMap(([key, child]) => listFree(child, pointer + joinPointer(key), name)),
  ];
}

/** The edited value, or why the edit is refused. Works on values, without their text. */
export function editValue(document: unknown, edit: Edit): { value: unknown } | { refused: EditError["code"] } {
  const root = { whole: copyJson(document) };
  const refused = change(root, edit);
  return refused ? { refused } : { value: root.whole };
}

type Refusal = EditError["code"] | undefined;

function change(root: { whole: unknown }, edit: Edit): Refusal {
  const { kind, at } = edit;
  if (at === "" && kind === "set") {
    root.whole = edit.value;
    return undefined;
  }
  const names = splitPointer(at);
  const last = names.pop();
  if (last === undefined) return "whole-text";
  const parent = names.reduce(childOf, root.whole);
  const isThere = childOf(parent, last) !== undefined;
  if (kind === "set" && (isThere || isObject(parent))) setKey(Object(parent), last, edit.value);
  else if (kind === "insert") return add(parent, last, edit.value);
  else if (!isThere) return "no-such-place";
  else if (kind === "rename") return renameKey(parent, last, edit.name);
  else if (kind === "wrap")
    setKey(
      Object(parent),
      last,
      toObject([
        [edit.name, childOf(parent, last)],
        [behind, edit.value],
      ]),
    );
  else if (kind === "move" && at === edit.to) return undefined;
  else if (kind === "move" && isObject(parent) && edit.to.startsWith(`${at}/`)) return "into-itself";
  else if (kind === "move") {
    const value = childOf(parent, last);
    removeKey(parent, last);
    const to = splitPointer(edit.to);
    const name = to.pop();
    return name === undefined ? "whole-text" : add(to.reduce(childOf, root.whole), name, value);
  } else removeKey(parent, last);
  return undefined;
}

/** The value under a name; undefined if there is none. */
function childOf(parent: unknown, name: string): unknown {
  if (Array.isArray(parent)) return /^(?:0|[1-9][0-9]*)$/.test(name) ? parent[Number(name)] : undefined;
  return isObject(parent) && Object.hasOwn(parent, name)
    ? Object.getOwnPropertyDescriptor(parent, name)?.value
    : undefined;
}

function add(parent: unknown, name: string, value: unknown): Refusal {
  if (Array.isArray(parent)) {
    const index = name === "-" ? parent.length : Number(name);
    if (String(index) !== name && name !== "-") return "no-such-place";
    if (!(index <= parent.length)) return "no-such-place";
    parent.splice(index, 0, value);
    return undefined;
  }
  if (!isObject(parent)) return "no-such-place";
  if (Object.hasOwn(parent, name)) return "key-taken";
  setKey(parent, name, value);
  return undefined;
}

function removeKey(parent: unknown, name: string): void {
  if (Array.isArray(parent)) parent.splice(Number(name), 1);
  else Reflect.deleteProperty(Object(parent), name);
}

function renameKey(parent: unknown, name: string, other: string): Refusal {
  if (!isObject(parent)) return "no-key";
  if (name === other) return undefined;
  if (Object.hasOwn(parent, other)) return "key-taken";
  for (const [key, value] of Object.entries(parent)) {
    removeKey(parent, key);
    setKey(parent, key === name ? other : key, value);
  }
  return undefined;
}
