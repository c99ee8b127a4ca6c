import { bounds, marks } from "./hostile-values.ts";
import { copyJson, isObject, type JsonObject, setKey } from "./json.ts";
import { awkwardTexts } from "./strings.ts";

/** A value of every type. */
export const otherTypes = [null, true, 0, "x", [], {}];
const strangers = ["", " ", "\u00a0", "constructor", Infinity];
const sizes = [2, 4, 5, 8, 9, 12, 13];

/** What else to put in the place of a value: edges of other types, and what differs from it by little. */
export function edgeValues(value: unknown): unknown[] {
  return [...strangers, [value], ...neighbours(value)];
}

function neighbours(value: unknown): unknown[] {
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
