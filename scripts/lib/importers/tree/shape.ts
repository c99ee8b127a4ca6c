import { type Fields, itemsOf, listOf, type Value } from "./value.ts";

/** What a field becomes: another name, its own fields by rules, or a function's result. */
type Rule = string | Rules | ((value: Value) => Fields);

/** Rules by the source's field names. */
export interface Rules {
  readonly [name: string]: Rule;
}

/**
 * Renames an object's fields to JSON Resume's. A field without a rule keeps its name, which the table of names may know;
 * so does the second of two fields with the same new name.
 */
export function shape(value: Value, rules: Rules): Value {
  if (!value.isObject || value.refusal !== undefined) return value;
  const made = new Map<string, Value>();
  for (const [key, field] of value.fields) {
    if (!field.mustBeReported) continue;
    const rule = field.refusal === undefined && Object.hasOwn(rules, key) ? rules[key] : undefined;
    for (const [name, part] of Object.entries(rule === undefined ? { [key]: field } : follow(rule, key, field)))
      if (part !== undefined) made.set(made.has(name) ? `${key}-${name}` : name, part);
  }
  return value.with(made);
}

function follow(rule: Rule, key: string, field: Value): Fields {
  if (typeof rule === "string") return { [rule]: field };
  if (typeof rule === "function") return rule(field);
  return field.isObject ? shape(field, rule).members : { [key]: field };
}

export function shapeAll(list: Value | undefined, rules: Rules): Value | undefined {
  return listOf(itemsOf(list).map((item) => shape(item, rules)));
}

/** The rule for a list of entries with the same rules. It becomes the section `name`. */
export function each(name: string, rules: Rules): (list: Value) => Fields {
  return (list) => ({ [name]: shapeAll(list, rules) });
}

/** The rule for fields that say nothing about the person, such as ids and icons. They are dropped without a note. */
export function ignoreField(): Fields {
  return {};
}

/** Gives fields, whose names are separated by spaces, the same rule. */
export function forAll(names: string, rule: Rule): Rules {
  return Object.fromEntries(names.split(" ").map((name) => [name, rule]));
}

export function joinLists(...lists: readonly (Value | undefined)[]): Value | undefined {
  return listOf(lists.flatMap((list) => (list === undefined ? [] : list.isList ? list.children : [list])));
}

/** Joins lists with the same name, in order. */
export function joinSections(sections: readonly Fields[]): Fields {
  const names = new Set(sections.flatMap((section) => Object.keys(section)));
  return Object.fromEntries([...names].map((name) => [name, joinLists(...sections.map((section) => section[name]))]));
}
