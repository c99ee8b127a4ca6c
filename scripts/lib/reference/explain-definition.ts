import { callOf } from "../../../schema/program.ts";
import { type Definition, definitions, groups } from "../../../schema/reference/definitions.ts";
import { type ValueKind, valueKinds } from "../../../schema/reference/value-kinds.ts";
import { defaultStyle, formatValue } from "../../../schema/source/format-json.ts";
import { helpWidth, listRows, wrap } from "../cli/reporters/display.ts";
import { describeChoice, describeKey, describeWithVersion, headings } from "./words.ts";

/** A definition for a terminal of this width. */
export function explainDefinition(definition: Definition, columns = helpWidth): string {
  const width = Math.min(columns, helpWidth);
  const { name, group, keys, shortest, full, kinds, uses, diagnostics } = definition;
  const listed = keys.filter(({ type }) => type !== "remark");
  const rows = listed.map((key): [string, string] => [key.required ? `${key.key} *` : key.key, describeKey(key)]);
  const json = (value: unknown) => `  ${formatValue(value, { ...defaultStyle, width }, "  ", 2, 0)}`;
  const sections: [heading: string, text: string][] = [
    [`${name} (${group})`, wrap(describeWithVersion(definition), width)],
    ["Shortest:", json(shortest)],
    ["Nearly every key:", json(full) === json(shortest) ? "" : json(full)],
    ['Keys (* is required; "note", a remark, goes anywhere):', list(rows, width)],
    ["", wrap(describeChoice(definition), width)],
    [`Kinds of text (${callOf("explain", "NAME")}):`, listNames(kinds, width)],
    [`Objects in it (${callOf("explain", "NAME")}):`, listNames(uses, width)],
    [`Diagnostics (${callOf("explain", "CODE")}):`, listNames(diagnostics, width)],
  ];
  return join(sections);
}

/** A kind of value for a terminal of this width. */
export function explainKind({ name, group, description, uses = [] }: ValueKind, columns = helpWidth): string {
  const width = Math.min(columns, helpWidth);
  return join([
    [`${name} (${group})`, wrap(description, width)],
    [`Each is one of these (${callOf("explain", "NAME")}):`, listNames(uses, width)],
  ]);
}

/** The names of all definitions and kinds, by what they are. */
export function listDefinitions(columns = helpWidth): string {
  const all = [...definitions().values(), ...valueKinds().values()];
  const rowsOf = (group: string) =>
    all.filter((one) => one.group === group).map(({ name, description }): [string, string] => [name, description]);
  const shown = [...groups, "kind"] as const;
  return join(shown.map((group) => [`${headings[group]}:`, list(rowsOf(group), Math.min(columns, helpWidth))]));
}

function listNames(names: readonly string[], width: number): string {
  return names.length === 0 ? "" : `  ${wrap(names.join(", "), width - 2, "  ")}`;
}

function list(rows: readonly [word: string, text: string][], width: number): string {
  if (rows.length === 0) return "";
  return listRows(
    rows.map(([word, text]) => ({ word, text })),
    width,
  );
}

function join(sections: readonly [heading: string, text: string][]): string {
  const parts = sections.filter(([, text]) => text !== "");
  return `${parts.map(([heading, text]) => (heading === "" ? text : `${heading}\n${text}`)).join("\n\n")}\n`;
}
