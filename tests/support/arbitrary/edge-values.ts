import { bounds, marks } from "./hostile-values.ts";
import { copyJson, isObject, type JsonObject, setKey } from "./json.ts";
import { awkwardTexts } from "./strings.ts";

const strangers = [null, true, 0, "", " ", "\u00a0", "x", "constructor", [], {}, Infinity];
const sizes = [2, 4, 5, 8, 9, 12, 13];

/** What to put in the place of a value: values of every type. */
export function otherValues(value: unknown): unknown[] {
  return [...strangers, [value]];
}

/** What differs from a value by little: at its ends, in its size, in a key. */
export function neighbours(value: unknown): unknown[] {
  if (typeof value === "number") return bounds.flatMap((bound) => [bound - 1, bound - 0.5, bound, bound + 1]);
  if (typeof value === "string") return [...awkwardTexts, ...marks.flatMap((mark) => [mark + value, value + mark])];
  if (Array.isArray(value)) return sizes.map((size) => Array(size).fill(value[0]));
  if (!isObject(value)) return [];
  const added = ["unknown", "__proto__", "toString"].map((key) => withKey(value, key));
  return [...added, ...Object.keys(value).map((key) => withoutKey(value, key))];
}

function withKey(value: JsonObject, key: string): unknown {
  const copy = Object.assign({}, copyJson(value));
  setKey(copy, key, {});
  return copy;
}

function withoutKey(value: JsonObject, key: string): unknown {
  return Object.fromEntries(Object.entries(value).filter(([name]) => name !== key));
}
