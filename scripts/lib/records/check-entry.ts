import type { RuleReport } from "../../../schema/messages/message.ts";
import { find } from "../../../schema/messages/messages.ts";
import { suggest } from "../../../schema/messages/suggest.ts";
import { checkNames } from "./check-names.ts";
import { knownTypes, otherFields, shownFields } from "./known-names.ts";
import { isUndated, readDate } from "./read-date.ts";
import { findDoi } from "./read-doi.ts";
import { splitField } from "./read-latex.ts";
import type { BibtexEntry } from "./scan-entries.ts";

/** How many characters may differ for a name to count as misspelt. Short names resemble each other too much. */
const mostSlips = (name: string) => (name.length < 8 ? 1 : 2);

/** Fields that BibTeX requires and a list shows. An editor may replace the author. */
const required: ReadonlyMap<string, readonly ("author" | "year")[]> = new Map([
  ...["article", "book", "conference", "inbook", "incollection", "inproceedings"].map(both),
  ...["mastersthesis", "phdthesis", "techreport", "thesis", "report"].map(both),
  ["proceedings", ["year"]],
  ["unpublished", ["author"]],
]);

function both(type: string): [type: string, fields: readonly ("author" | "year")[]] {
  return [type, ["author", "year"]];
}

/** Finds readable entries that probably don't say what their owner meant. */
export function checkEntry(entry: BibtexEntry): RuleReport[] {
  return [
    ...checkType(entry),
    ...checkFieldNames(entry),
    ...checkNames(entry),
    ...checkYear(entry),
    ...checkDoi(entry),
    ...checkTangles(entry),
  ];
}

function checkType({ type, typeSpan }: BibtexEntry): RuleReport[] {
  if (knownTypes.includes(type)) return [];
  const near = suggest(type, knownTypes, mostSlips(type));
  return near === undefined ? [] : [find("bibtex-unknown-type", typeSpan, { type, near })];
}

/** Reports only names close to a missing field's. Private field names are common. */
function checkFieldNames({ fields }: BibtexEntry): RuleReport[] {
  const missing = shownFields.filter((name) => !fields.has(name));
  return [...fields].flatMap(([name, { nameSpan }]) => {
    if (shownFields.includes(name) || otherFields.includes(name)) return [];
    const near = suggest(name, missing, mostSlips(name));
    return near === undefined ? [] : [find("bibtex-unknown-field", nameSpan, { name, near })];
  });
}

function checkYear({ fields }: BibtexEntry): RuleReport[] {
  const field = [fields.get("year"), fields.get("date")].find((one) => one && one.value.trim() !== "");
  if (!field || isUndated(field.value) || readDate(fields)) return [];
  return [find("bibtex-year", field, { found: field.value.trim() })];
}

function checkDoi({ fields }: BibtexEntry): RuleReport[] {
  const field = fields.get("doi");
  if (!field || field.value.trim() === "" || findDoi(field.value) !== undefined) return [];
  return [find("bibtex-doi", field, { found: field.value.trim() })];
}

function checkTangles({ fields }: BibtexEntry): RuleReport[] {
  return [...fields].flatMap(([name, field]) =>
    splitField(name, field.value) ? [] : [find("bibtex-tangled", field, { name })],
  );
}

/** Finds missing fields. Fields inherited from the parent (`crossref`) must be included. */
export function checkCompleteness({ type, key, location, fields }: BibtexEntry): RuleReport[] {
  const says = (...names: string[]) => names.some((name) => fields.get(name)?.value.trim());
  const missing = (required.get(type) ?? []).filter((name) =>
    name === "author" ? !says("author", "editor", "key") : !says("year", "date", "pubstate"),
  );
  return missing.length === 0 ? [] : [find("bibtex-missing-field", location, { key, type, missing })];
}
