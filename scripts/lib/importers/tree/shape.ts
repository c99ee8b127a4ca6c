import { type Fields, itemsOf, listOf, Value } from "./value.ts";

/** What a field becomes: a field of another name, its own fields by rules for them, or whatever a function makes of it. */
type Rule = string | Rules | ((value: Value) => Fields);

/** What the fields of an object become, by their names in the source. */
export interface Rules {
  readonly [name: string]: Rule;
}

/** Readers keep what JSON Resume has no name for under this one. */
export const keptName = "others";

/**
 * Gives an object the fields that JSON Resume has. A field without a rule is kept under `others`, and so is the second of
 * two that say the same.
 */
export function shape(value: Value, rules: Rules): Value {
  if (!value.isObject) return value;
  const made = new Map<string, Value>();
  const rest = new Map<string, Value>();
  for (const [key, field] of value.fields) {
    if (!field.saysAny) continue;
    const rule = Object.hasOwn(rules, key) ? rules[key] : undefined;
    if (rule === undefined) {
      rest.set(key, field);
      continue;
    }
    for (const [name, part] of Object.entries(follow(rule, field))) {
      if (part === undefined) continue;
      if (made.has(name)) rest.set(`${key}-${name}`, part);
      else made.set(name, part);
    }
  }
  if (rest.size > 0) {
    const [inner, outer] = [made.get(keptName), new Value(value.place, rest)];
    made.set(keptName, inner ? new Value(value.place, [inner, outer]) : outer);
  }
  return value.with(made);
}

function follow(rule: Rule, field: Value): Fields {
  if (typeof rule === "string") return { [rule]: field };
  if (typeof rule === "function") return rule(field);
  return field.isObject ? shape(field, rule).members : { [keptName]: field };
}

/** Every entry of a list by the same rules. */
export function shapeAll(list: Value | undefined, rules: Rules): Value | undefined {
  return listOf(itemsOf(list).map((item) => shape(item, rules)));
}

/** The rule for a list of which every entry has the same rules: a section of this name. */
export function each(name: string, rules: Rules): (list: Value) => Fields {
  return (list) => ({ [name]: shapeAll(list, rules) });
}

/** The rule for what says nothing of a person: how a thing is numbered or drawn. */
export function form(): Fields {
  return {};
}

/** The same rule for each of several fields, by their names with blanks between them. */
export function forAll(names: string, rule: Rule): Rules {
  return Object.fromEntries(names.split(" ").map((name) => [name, rule]));
}

/** Lists under one name, one after the other. */
export function joinLists(...lists: readonly (Value | undefined)[]): Value | undefined {
  return listOf(lists.flatMap((list) => (list === undefined ? [] : list.isList ? list.children : [list])));
}

/** Lists under the same names, one after the other. */
export function joinSections(sections: readonly Fields[]): Fields {
  const names = new Set(sections.flatMap((section) => Object.keys(section)));
  return Object.fromEntries([...names].map((name) => [name, joinLists(...sections.map((section) => section[name]))]));
}
