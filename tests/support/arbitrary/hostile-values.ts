import fc from "fast-check";
import { jsonSchema } from "../validators.ts";
import { isObject } from "./json.ts";
import { awkwardTexts } from "./strings.ts";

const words = collectWords(jsonSchema);

/** Every bound that the schema sets to a number. */
export const bounds = collectBounds(jsonSchema);

const inherited = "__proto__ constructor prototype toString hasOwnProperty valueOf length 0".split(" ");

/** Keys: those that the schema knows, those that every object inherits, and some that only look right. */
export const keys = fc.constantFrom(...words, ...inherited, "", "Type", "ty\u0440e");

/** Numbers, many of them at the edge of what some field allows. */
export const numbers = fc.oneof(
  fc.tuple(fc.constantFrom(...bounds), fc.constantFrom(-1, -0.5, 0, 0.5, 1)).map(([bound, step]) => bound + step),
  fc.constantFrom(-0, 1e-7, 1e21, 1e308, Infinity, -Infinity, 2 ** 31, 2 ** 53, 2 ** 53 + 2),
  fc.integer({ min: -3, max: 70_000 }),
);

/** Texts: blank ones, awkward ones, words of the schema, and any at all. */
const texts = fc.oneof(
  fc.constantFrom("", " ", "\t", "\u3000"),
  fc.constantFrom(...awkwardTexts),
  fc.constantFrom(...words),
  fc.string({ unit: "binary", maxLength: 20 }),
);

/** Single letters that a pattern may allow at one place and refuse at the next. */
export const marks = [..."/\\:#?@.-+_ \t\n%A9{}<>", "ab", "\u00a0", "\ud800", "//"];

/** Short pieces that turn a text which matches a pattern into one that nearly does. */
export const pieces = fc.oneof({ arbitrary: fc.constantFrom(...marks), weight: 3 }, { arbitrary: texts, weight: 1 });

/** Values of any type, as `JSON.parse` may give them. */
export const values: fc.Arbitrary<unknown> = fc.oneof(
  texts,
  numbers,
  fc.constantFrom(true, false, null, [], {}, [[]], [null], [""], { type: "hero" }, { type: "skill", title: "x" }),
  fc
    .constantFrom('{"__proto__":{}}', '{"constructor":1}', '{"type":"__proto__"}')
    .map((json): unknown => JSON.parse(json)),
);

/** Every key and every listed value of a schema. */
function collectWords(schema: unknown): string[] {
  const words = new Set<string>();
  JSON.stringify(schema, (key, value: unknown) => {
    if (key === "properties" && isObject(value)) for (const name of Object.keys(value)) words.add(name);
    if (key === "enum" && Array.isArray(value)) for (const word of value) words.add(String(word));
    return value;
  });
  return [...words];
}

function collectBounds(schema: unknown): number[] {
  const bounds = new Set<number>();
  JSON.stringify(schema, (key, value: unknown) => {
    if ((key === "minimum" || key === "maximum") && typeof value === "number") bounds.add(value);
    return value;
  });
  return [...bounds];
}
