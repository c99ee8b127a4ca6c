import { at, type Fields, fieldsOf, itemsOf, makeFields, makeList, membersOf, type Placed } from "../placed/placed.ts";
import { form, shape } from "../placed/shape.ts";
import { wordsOf } from "./elements.ts";

/** From and to; an end that is said to be open is none. One date alone is when something was. */
export function readPeriod(element: Placed): Fields {
  if (!fieldsOf(element)) return { startDate: element };
  const { StartDate: start, EndDate: end, FormattedDateTime: day, ...others } = membersOf(element);
  return {
    startDate: wordsOf(at(start, "FormattedDateTime") ?? start ?? day),
    endDate: wordsOf(at(end, "FormattedDateTime") ?? end),
    rest: shape(makeFields(element, others), { CurrentIndicator: form, Ongoing: form }),
  };
}

/** The first address is the entry's own; the others stand beside it. */
export function readLinks(list: Placed): Fields {
  const [url, ...others] = itemsOf(list).flatMap((link) => wordsOf(link) ?? []);
  return { url, links: makeList(others.map((other) => makeFields(other, { url: other }))) };
}
