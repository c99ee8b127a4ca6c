import { describeForm } from "../json-schema/editor-help.ts";
import { generateJsonSchema } from "../json-schema/json-schema.ts";
import { findType, type JsonSchema, optionsOf, partsOf, typesOf } from "../json-schema/schema-parts.ts";
import { isStringKind, isTranslated } from "../kinds.ts";
import { once } from "../source/once.ts";
import { nameChoice, nameKind } from "./value-types.ts";

/** A kind of text, or a choice of objects: what the type of a key names beside the definitions. */
export interface ValueKind {
  name: string;
  group: "kind";
  description: string;
  /** Names of the objects that it may be. */
  uses?: string[];
}

const byLanguage = 'May be written by language: { "en": "…", "de": "…" }.';

const inFile = 'Any list of a block may be in a file of its own: "cards": { "file": "projects.json" }.';

/** What kinds of text the schema has no form for. */
const described = new Map([
  ["code", "The code of a message, as `validate` prints it in square brackets."],
  ["string", "A text that programs read. It can't be written by language."],
  [
    "remark",
    "A remark for people who edit the file. No page shows it, and it can't be written by language. The `note` of a contact block is none: visitors read it.",
  ],
]);

/** All kinds of text and choices of objects in `content.json`, by their names. */
export const valueKinds = once((): ReadonlyMap<string, ValueKind> => {
  const found = new Map<string, ValueKind>();
  const visit = (schema: JsonSchema): void => {
    const { kind } = schema;
    const options = optionsOf(schema).flatMap((option) => findType(option) ?? []);
    const name =
      options.length > 1 ? nameChoice(schema) : typesOf(schema).includes("string") ? nameKind(kind) : undefined;
    if (name !== undefined && !found.has(name)) {
      const form = isStringKind(kind) ? (describeForm(kind) ?? schema["patternErrorMessage"]) : undefined;
      const text =
        options.length > 1
          ? `An object whose "type" says what it is. ${inFile}`
          : (described.get(name) ?? (typeof form === "string" ? form : schema.description));
      const description = [text, isTranslated(kind) && byLanguage].filter(Boolean).join(" ");
      found.set(name, { name, group: "kind", description, ...(options.length > 1 && { uses: options }) });
    }
    for (const part of partsOf(schema)) visit(part);
    if (typeof schema.additionalProperties === "object") visit(schema.additionalProperties);
  };
  const root = generateJsonSchema();
  for (const schema of [root, ...Object.values(root.definitions ?? {})]) visit(schema);
  return new Map([...found].toSorted(([one], [other]) => one.localeCompare(other)));
});
