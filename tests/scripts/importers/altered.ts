import fc from "fast-check";
import { Value } from "../../../scripts/lib/importers/tree/value.ts";

/** What people write, what parsers stumble on, and what no object should take for its own. */
const pieces = [
  ..."motor Señor 日本語 👩🏽‍💻 <b>bold</b> </script> & \\ $& %20 C++ {name} [a](javascript:x) **x** __proto__ #1".split(
    " ",
  ),
  ..."constructor – 2016-2020 Present sept. 2020|May 2019 - Present|<ul><li>one</li><li>two</li></ul>".split("|"),
  ..."https://site.org/a?b=1|mailto:a@b.example|+49 30 1234567|Rust, C (a, b)|\u0000|\u200b".split("|"),
];

const text = fc.array(fc.constantFrom(...pieces), { maxLength: 4 }).map((chosen) => chosen.join(" "));
const place = "somewhere";
const leaf = fc.oneof({ weight: 4, arbitrary: text }, fc.integer(), fc.boolean(), fc.constant(null));

/** Any value of a source, as deep as two levels. */
export const anyContent: fc.Arbitrary<Value["content"]> = fc.oneof(
  { weight: 4, arbitrary: leaf },
  fc.array(
    leaf.map((content) => new Value(place, content)),
    { maxLength: 3 },
  ),
  fc
    .array(fc.tuple(fc.constantFrom("__proto__", "name", "url", "x"), leaf), { maxLength: 3 })
    .map((fields) => new Map(fields.map(([key, content]) => [key, new Value(place, content)]))),
);

/** A source in which some values are others: each change names a value by its number. */
export function alter(source: Value, changes: readonly (readonly [number, Value["content"]])[]): Value {
  const count = countValues(source);
  const altered = new Map(changes.map(([at, content]) => [1 + (at % (count - 1)), content]));
  let number = -1;
  const copy = (value: Value): Value => {
    number += 1;
    const other = altered.get(number);
    const own = value.isList
      ? value.children.map(copy)
      : value.isObject
        ? new Map([...value.fields].map(([key, field]) => [key, copy(field)]))
        : value.content;
    return other === undefined ? value.with(own) : new Value(value.place, other);
  };
  return copy(source);
}

function countValues({ children }: Value): number {
  return children.reduce((sum, child) => sum + countValues(child), 1);
}
