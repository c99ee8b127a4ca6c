import { at, type Fields, fieldsOf, type Placed } from "../placed/placed.ts";

/** An element without its attributes, most of which name where a code stands in a list. */
export function wordsOf(element: Placed | undefined): Placed | undefined {
  return fieldsOf(element)?.has("#text") ? at(element, "#text") : element;
}

/** The rule for an element that is a text. */
export function words(name: string): (element: Placed) => Fields {
  return (element) => ({ [name]: wordsOf(element) });
}

/** The elements within one, without attributes. */
export function withoutAttributes(element: Placed): Placed {
  const fields = [...(fieldsOf(element) ?? [])].filter(([name]) => !name.startsWith("@"));
  return { ...element, value: new Map(fields) };
}
