import { plainRichText, richText } from "../tree/rules.ts";
import { form, type Rules, shape } from "../tree/shape.ts";
import { type Fields, itemsOf, listOf, type Value } from "../tree/value.ts";

/** An element that is a text, without its attributes, most of which name where a code stands in a list. */
export function words(element: Value): Value {
  return element.at("#text") ?? element;
}

/** The same of an element within another. */
export function wordsAt(element: Value | undefined, ...names: readonly string[]): Value | undefined {
  const found = element?.at(...names);
  return found && words(found);
}

/** Rules for elements of which those that only have another name are texts. */
export function elements(rules: Rules): Rules {
  const made = Object.entries(rules).map(([name, rule]) => {
    if (typeof rule === "string") return [name, (element: Value) => ({ [rule]: words(element) })] as const;
    return [name, typeof rule === "function" ? rule : elements(rule)] as const;
  });
  return Object.fromEntries(made);
}

/** The elements within one, without attributes. */
export function withoutAttributes(element: Value): Value {
  return element.with(new Map([...element.fields].filter(([name]) => !name.startsWith("@"))));
}

/** Gives what is within an element the names that JSON Resume has; its attributes are left out. */
export function shapeElement(element: Value, rules: Rules): Value {
  return shape(withoutAttributes(element), elements(rules));
}

/** The rule for an element that is a text in HTML; `isPlain` if its points have no field of their own. */
export function html(name: string, isPlain = false): (element: Value) => Fields {
  const read = isPlain ? plainRichText(name) : richText(name);
  return (element) => read(words(element));
}

/** From and to; an end that is said to be open is none. One date alone is when something was. */
export function readPeriod(element: Value): Fields {
  if (!element.isObject) return { startDate: element };
  const { StartDate: start, EndDate: end, FormattedDateTime: day, ...others } = element.members;
  const date = start?.at("FormattedDateTime") ?? start ?? day;
  return {
    startDate: date && words(date),
    endDate: wordsAt(end, "FormattedDateTime") ?? (end && words(end)),
    rest: shape(element.object(others), { CurrentIndicator: form, Ongoing: form }),
  };
}

/** The first address is the entry's own; the others stand beside it. */
export function readLinks(list: Value): Fields {
  const [url, ...others] = itemsOf(list).map(words);
  return { url, links: listOf(others.map((other) => other.object({ url: other }))) };
}
