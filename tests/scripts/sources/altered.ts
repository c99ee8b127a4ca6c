import fc from "fast-check";
import { isList, type Placed, type PlacedValue } from "../../../scripts/lib/sources/placed/placed.ts";

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
export const anyValue: fc.Arbitrary<PlacedValue> = fc.oneof(
  { weight: 4, arbitrary: leaf },
  fc.array(
    leaf.map((value): Placed => ({ place, value })),
    { maxLength: 3 },
  ),
  fc
    .array(fc.tuple(fc.constantFrom("__proto__", "name", "url", "x"), leaf), { maxLength: 3 })
    .map((fields) => new Map(fields.map(([key, value]): [string, Placed] => [key, { place, value }]))),
);

/** A source in which some values are others: each change names a value by its number. */
export function alter(source: Placed, changes: readonly (readonly [number, PlacedValue])[]): Placed {
  const count = countValues(source);
  const altered = new Map(changes.map(([at, value]) => [1 + (at % (count - 1)), value]));
  let number = -1;
  const copy = (placed: Placed): Placed => {
    number += 1;
    const other = altered.get(number);
    const { value } = placed;
    const own = isList(value)
      ? value.map(copy)
      : value instanceof Map
        ? new Map([...value].map(([key, field]) => [key, copy(field)]))
        : value;
    return other === undefined ? { ...placed, value: own } : { place: placed.place, value: other };
  };
  return copy(source);
}

function countValues({ value }: Placed): number {
  const inner = isList(value) ? value : value instanceof Map ? [...value.values()] : [];
  return inner.reduce((sum, child) => sum + countValues(child), 1);
}
