import { plainRichText, richText } from "../tree/rules.ts";
import { ignoreField, type Rules, shape } from "../tree/shape.ts";
import { type Fields, itemsOf, listOf, type Value } from "../tree/value.ts";

/** Returns an element's text without its attributes. Most attributes name the list that a code belongs to. */
export function words(element: Value): Value {
  return element.at("#text") ?? element;
}

/** Returns a nested element's text, as `words` does. */
export function wordsAt(element: Value | undefined, ...names: readonly string[]): Value | undefined {
  const found = element?.at(...names);
  return found && words(found);
}

/** Wraps rules for elements: a rule that only renames reads the element's text. */
export function elements(rules: Rules): Rules {
  const made = Object.entries(rules).map(([name, rule]) => {
    if (typeof rule === "string") return [name, (element: Value) => ({ [rule]: words(element) })] as const;
    return [name, typeof rule === "function" ? rule : elements(rule)] as const;
  });
  return Object.fromEntries(made);
}

export function withoutAttributes(element: Value): Value {
  return element.with(new Map([...element.fields].filter(([name]) => !name.startsWith("@"))));
}

/** Renames an element's children to JSON Resume's names, without its attributes. */
export function shapeElement(element: Value, rules: Rules): Value {
  return shape(withoutAttributes(element), elements(rules));
}

/** The rule for an element with HTML. `isPlain` if the section has no field for list items. */
export function html(name: string, isPlain = false): (element: Value) => Fields {
  const read = isPlain ? plainRichText(name) : richText(name);
  return (element) => read(words(element));
}

/**
 * Returns JSON Resume's `startDate` and `endDate`, and the other fields as `rest`. The flags of a period that goes on are
 * dropped: it has no `endDate`. A single date is the start.
 */
export function readPeriod(element: Value): Fields {
  if (!element.isObject) return { startDate: element };
  const { StartDate: start, EndDate: end, FormattedDateTime: day, ...others } = element.members;
  const date = start?.at("FormattedDateTime") ?? start ?? day;
  return {
    startDate: date && words(date),
    endDate: wordsAt(end, "FormattedDateTime") ?? (end && words(end)),
    rest: shape(element.object(others), { CurrentIndicator: ignoreField, Ongoing: ignoreField }),
  };
}

/** The first address becomes the entry's own `url`, the others its `links`. None is checked here. */
export function readLinks(list: Value): Fields {
  const [url, ...others] = itemsOf(list).map(words);
  return { url, links: listOf(others.map((other) => other.object({ url: other }))) };
}
