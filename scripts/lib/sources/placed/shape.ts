import { keptName } from "../json-resume/reading.ts";
import {
  type Fields,
  fieldsOf,
  isList,
  itemsOf,
  leaveOut,
  makeFields,
  makeList,
  type Placed,
  saysAny,
} from "./placed.ts";

/** What becomes of a field: it is known by another name, or something is made of it. */
type Rule = string | ((value: Placed) => Fields);

/** What becomes of the fields of an object, by their names there. */
export type Rules = Readonly<Record<string, Rule>>;

/**
 * Gives an object the fields that JSON Resume has. A field that no rule names is kept under `others`, and so is the
 * second of two that say the same.
 */
export function shape(placed: Placed, rules: Rules): Placed {
  const fields = fieldsOf(placed);
  if (!fields) return placed;
  const made = new Map<string, Placed>();
  const rest = new Map<string, Placed>();
  for (const [key, value] of fields) {
    if (!saysAny(value)) continue;
    const rule = Object.hasOwn(rules, key) ? rules[key] : undefined;
    if (rule === undefined) {
      rest.set(key, value);
      continue;
    }
    const given: Fields = typeof rule === "string" ? { [rule]: value } : rule(value);
    for (const [name, part] of Object.entries(given)) {
      if (part === undefined) continue;
      if (made.has(name)) rest.set(`${key}-${name}`, part);
      else made.set(name, part);
    }
  }
  if (rest.size > 0) made.set(keptName, joinKept(made.get(keptName), { place: placed.place, value: rest }));
  return { ...placed, value: made };
}

/** What nobody asked for within a field beside what nobody asked for around it. */
function joinKept(inner: Placed | undefined, outer: Placed): Placed {
  return inner ? { place: outer.place, value: [inner, outer] } : outer;
}

/** Every item of a list by these rules. */
export function shapeAll(placed: Placed | undefined, rules: Rules): Placed | undefined {
  return makeList(itemsOf(placed).map((item) => shape(item, rules)));
}

/** The fields of an object within the object, by rules of their own; a value that is no object takes `bare`. */
export function within(rules: Rules, bare?: string): (value: Placed) => Fields {
  return (value) => {
    const fields = fieldsOf(shape(value, rules));
    if (fields) return Object.fromEntries(fields);
    return bare === undefined ? { [keptName]: value } : { [bare]: value };
  };
}

/** The rule for what says nothing of a person: how a thing is numbered or drawn. */
export function form(): Fields {
  return {};
}

/** The rule for what says how things look there. */
export function looks(placed: Placed): Fields {
  return { looks: leaveOut(placed, "only how things look there, and nothing of you: left out.") };
}

/** Lists under one name, one behind the other. */
export function joinLists(...lists: readonly (Placed | undefined)[]): Placed | undefined {
  return makeList(lists.flatMap((list) => (list === undefined ? [] : isList(list.value) ? list.value : [list])));
}

/** Lists under the same names, one behind the other. */
export function joinSections(sections: readonly Fields[]): Fields {
  const names = new Set(sections.flatMap((section) => Object.keys(section)));
  return Object.fromEntries([...names].map((name) => [name, joinLists(...sections.map((section) => section[name]))]));
}

/** An object with more fields than it has; those that it has stay. */
export function addFields(placed: Placed, fields: Fields): Placed {
  const more = fieldsOf(makeFields(placed, fields)) ?? new Map<string, Placed>();
  return { ...placed, value: new Map([...more, ...(fieldsOf(placed) ?? [])]) };
}
