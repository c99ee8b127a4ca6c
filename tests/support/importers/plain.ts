import { treeOf, Value } from "../../../scripts/lib/importers/tree/value.ts";

/** Converts a tree of values to plain JSON. */
export function plain(value: Value): unknown {
  return JSON.parse(JSON.stringify(value));
}

/** A tree of JSON whose places are made of the paths in it. */
export function placeBy(placeOf: (path: string) => string, json: unknown): Value {
  const move = (value: Value): Value => {
    const place = placeOf(value.place);
    if (value.isList) return new Value(place, value.children.map(move));
    if (!value.isObject) return new Value(place, value.content);
    return new Value(place, new Map([...value.fields].map(([key, field]) => [key, move(field)])));
  };
  return move(treeOf(json));
}
