import { form } from "../../blocks/form.ts";
import { isFileName } from "../../file-types.ts";
import { findOnlyList, isRecord, type JsonSchema, typesOf } from "../../json-schema/schema-parts.ts";
import { isTranslatable } from "../../json-schema/translatable.ts";
import { keepList, quote, unsaidAlt } from "../../messages/message.ts";
import { type Rewrite, rewriteAround, rewriteValue } from "../../messages/rewrite.ts";
import { makeSlug } from "../../slug.ts";
import { fixId } from "./forms.ts";
import { writeBareLink, writeLink } from "./link-hints.ts";
import { writeMilliseconds } from "./other-words.ts";
import { sampleOf } from "./sample-values.ts";

/** A code of a language as other programs write it: "DE", "de_AT". */
const codeInOtherForm = /^[a-zA-Z]{2,3}(?:[_-][a-zA-Z]{2,4})?$/;

/** The edit that `explainFix` describes, where it keeps what is written. */
export function fixType(data: unknown, schema: JsonSchema): Rewrite | undefined {
  const types = typesOf(schema);
  const text = typeof data === "string" ? data.trim() : "";
  if (types.includes("boolean") && /^(?:true|false)$/i.test(text)) return rewriteValue(data, text.toLowerCase(), true);
  if (types.includes("string")) {
    if (typeof data === "number") return rewriteAround(data, (written) => `"${written}"`);
    const [only, ...others]: unknown[] = Array.isArray(data) ? data : [];
    return typeof only === "string" && others.length === 0 ? rewriteAround(data, unwrap) : undefined;
  }
  if (types.includes("array")) {
    const areTexts = typesOf(schema.items ?? {}).includes("string");
    const isOne = isRecord(data)
      ? !areTexts && !("file" in data) && findOnlyList(data) === undefined && !isMap(data)
      : areTexts && text !== "" && !/[,;\n]/.test(text);
    return isOne ? rewriteAround(data, (written) => `[${written}]`) : undefined;
  }
  if (types.includes("integer") && /^[0-9]+$/.test(text)) return rewriteValue(data, String(Number(text)), true);
  const isInList = types.includes("object") && Array.isArray(data) && data.length === 1 && isRecord(data[0]);
  return isInList ? rewriteAround(data, unwrap) : undefined;
}

/** The one item of a list, as it is written. */
function unwrap(written: string): string {
  return written.slice(1, -1).trim();
}

export function explainFix(data: unknown, schema: JsonSchema, pointer: string): string {
  const text = typeof data === "string" ? data.trim() : "";
  const types = typesOf(schema);
  if (data === null && types.includes("boolean"))
    return "Write false to do without it, true to have it, or remove the key for what is usual.";
  if (data === null) return "Write a value, or remove the key altogether if it isn't required.";
  if (types.includes("boolean") && /^(?:true|yes|on|1)$/i.test(text)) return "Write true, without quotation marks.";
  if (types.includes("boolean") && /^(?:false|no|off|0|none)$/i.test(text))
    return "Write false, without quotation marks.";
  switch (schema.type) {
    case "string":
      if (Array.isArray(data) && schema.kind === "language")
        return `Write "languages": ${quote(data).replaceAll(",", ", ")} instead.`;
      if (isRecord(data) && isTranslatable(schema) && Object.keys(data).every((key) => codeInOtherForm.test(key)))
        return 'Write the codes of languages in lower case, with a hyphen before a country: "de", "pt-br".';
      if (typeof data === "number") return `Put it into quotation marks: "${data}".`;
      if (Array.isArray(data) && typeof data[0] === "string") return `Write one text, without [ ]: ${quote(data[0])}.`;
      if (isRecord(data) && typeof data["href"] === "string") return writeBareLink(data["href"], data["label"]);
      return `Write a text, as in ${(typeof data === "boolean" && JSON.stringify(schema.examples?.[0])) || sampleOf(schema)}.`;
    case "boolean":
      return "Write true or false, without quotation marks.";
    case "integer":
    case "number":
      if (/^[0-9.]+ ?%$/.test(text) && schema.maximum === 1) return `Write ${Number.parseFloat(text) / 100}.`;
      if (/^[0-9]+$/.test(text)) return `Write ${Number(text)} without quotation marks.`;
      if (/^[0-9.]+ ?(?:s|sec|seconds?)$/i.test(text))
        return writeMilliseconds(Number.parseFloat(text), schema) ?? `Write ${Number.parseFloat(text)}.`;
      if (typeof data === "number" && Number.isFinite(data)) return `Write ${Math.round(data)}.`;
      return `Write digits without quotation marks, as in ${sampleOf(schema)}.`;
    case "array":
      return explainList(data, text, schema);
    case "object":
      if (Array.isArray(data) && data.length === 1 && typeof data[0] === "object")
        return "Remove the [ and ] around it.";
      if (Array.isArray(data) && pointer !== "") return writeListWithin(schema) ?? `Write it as ${sampleOf(schema)}.`;
      if (text !== "" && schema.properties?.["href"] && schema.properties["label"])
        return `Write it with its words: ${writeLink(text)}.`;
      if (text !== "" && schema.properties?.["src"]?.kind === "file") return writePicture(text, schema, pointer);
      return `Write it as ${(text !== "" && writeWithin(text, schema)) || sampleOf(schema)}.`;
    default:
      return `Write ${sampleOf(schema)}.`;
  }
}

/** The object that a list is a part of. */
function writeListWithin({ properties = {}, required = [] }: JsonSchema): string | undefined {
  const lists = Object.keys(properties).filter((key) => properties[key]?.type === "array");
  const key = lists.find((name) => required.includes(name)) ?? lists[0];
  return key && `Write the list within { }, under its key: { "${key}": [ … ] }.`;
}

/** An object in place of a text that one of its keys takes. */
function writeWithin(text: string, { properties = {} }: JsonSchema): string | undefined {
  if (properties["name"]?.kind === "id" && properties["label"]) {
    const example = form.example.fields.find(({ name }) => name === makeSlug(text));
    return JSON.stringify(example ?? { name: fixId(text), label: text }, null, 1).replaceAll(/\n\s*/g, " ");
  }
  if (properties["to"] && properties["label"] && text.startsWith("/"))
    return `{ "label": ${quote(text.slice(text.lastIndexOf("/") + 1).toUpperCase() || "HOME")}, "to": ${quote(text)} }`;
  if (properties["address"]?.kind === "email" && text.includes("@"))
    return `{ "id": "work", "label": "E-mail", "address": ${quote(text)} }`;
  const chosen = Object.entries(properties).find(([, { enum: choices }]) => choices?.includes(text));
  return chosen && `{ ${JSON.stringify(chosen[0])}: ${JSON.stringify(text)} }`;
}

/** True for an object whose values are all objects, as pages by their paths. */
function isMap(data: unknown): data is Record<string, unknown> {
  return isRecord(data) && Object.values(data).every((value) => isRecord(value));
}

/** The list that is meant by such an object, without the content of its entries. */
function writeEntries(map: Record<string, unknown>): string {
  const names = Object.keys(map).filter((name) => name.startsWith("/"));
  return `[${names.length > 0 ? names.map((name) => `{ "path": ${quote(name)}, … }`).join(", ") : "{ … }, { … }"}]`;
}

function explainList(data: unknown, text: string, { items = {} }: JsonSchema): string {
  const around = findOnlyList(data);
  if (around !== undefined) return keepList(around);
  if (isMap(data)) return `Write a list, with the keys of each entry in { } of its own: ${writeEntries(data)}.`;
  if (typeof data === "object") return "Write [ before its { and ] after its }.";
  if (isFileName(text) && text.endsWith(".json") && !typesOf(items).includes("string"))
    return `Write { "file": ${quote(text)} }.`;
  if (items.properties?.["href"] && items.properties["label"])
    return `Write it with its words, in a list: [${writeLink(text)}].`;
  const within = writeWithin(text, items);
  if (within !== undefined && !typesOf(items).includes("string")) return `Write [${within}].`;
  const parts = text
    .split(/[,;]/)
    .map((part) => part.trim())
    .filter(Boolean);
  return `Put ${parts.length > 1 ? "each" : "it"} into [ ]: [${parts.length > 1 ? parts.map(quote).join(", ") : quote(data)}].`;
}

function writePicture(src: string, { required }: JsonSchema, pointer: string): string {
  // The owner's portrait is the only picture whose contents are known. An invented text for others should not be
  // published.
  const alt = pointer === "/profile/photo" ? "Portrait of {name}" : unsaidAlt;
  return `Write it as { "src": ${quote(src)}${required?.includes("alt") ? `, "alt": ${quote(alt)}` : ""} }.`;
}
