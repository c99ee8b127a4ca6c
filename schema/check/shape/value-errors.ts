import type { ErrorObject } from "ajv";
import { form } from "../../blocks/form.ts";
import type { ContentNode } from "../../document/content-node.ts";
import type { ContentDocument } from "../../document/document.ts";
import { entities } from "../../entities/index.ts";
import { isFileName } from "../../file-types.ts";
import { listFacts } from "../../json-schema/list-facts.ts";
import { findOnlyList, isRecord, type JsonSchema, typesOf } from "../../json-schema/schema-parts.ts";
import { isTranslatable } from "../../json-schema/translatable.ts";
import type { RuleReport } from "../../messages/message.ts";
import { hintToOfferCv, keepList, listWords, quote, unsaidAlt } from "../../messages/message.ts";
import { find } from "../../messages/messages.ts";
import { type Rewrite, rewriteAround, rewriteValue } from "../../messages/rewrite.ts";
import { isClear, suggest } from "../../messages/suggest.ts";
import { makeSlug } from "../../slug.ts";
import type { SourceLocation } from "../../source/source-text.ts";
import { describeOwner } from "../locate-reports.ts";
import { fixId, translatePattern } from "./forms.ts";
import { writeBareLink, writeLink } from "./link-hints.ts";
import { nameType, nameValue } from "./name-values.ts";
import { findBlockType, findCardType, findKind, writeAccent, writeMilliseconds, writeShare } from "./other-words.ts";
import { sampleOf } from "./sample-values.ts";

/** Types of cards, which people put among the blocks. */
const cardTypes = new Set<unknown>(Object.keys(entities));

/** The first of these keywords that fails is the cause; the other errors follow from it. */
const causes = ["type", "const", "enum", "maxLength", "pattern"];

/** Merges ajv's errors about one value. */
export function translateValue(errors: readonly ErrorObject[], document: ContentDocument): RuleReport | undefined {
  const error =
    causes.map((keyword) => errors.find((candidate) => candidate.keyword === keyword)).find(Boolean) ?? errors[0];
  if (!error) return undefined;
  const location = error.instancePath;
  const node = document.at(location);
  const { shape: schema, value: data } = node;
  const limit = Number(error.params["limit"]);
  switch (error.keyword) {
    case "type":
      return find("wrong-type", location, {
        found: nameValue(data),
        expected: listWords(typesOf(schema).map(nameType)),
        advice: writeForKey(node) ?? explainFix(data, schema),
        fix: fixType(data, schema),
      });
    case "const":
    case "enum":
      return translateChoice(schema, data, location);
    case "pattern":
      return translatePattern(schema.kind, String(data), location, node.isRequired);
    case "minItems":
      return find("empty-list", location, {
        owner: describeOwner(node),
        removable: !listFacts().get(error.instancePath.split("/").at(-1) ?? "")?.isRequired,
      });
    case "maxItems":
      return find("too-many-entries", location, { count: Array.isArray(data) ? data.length : 0, limit });
    case "maxLength":
      return find("too-long", location, { length: [...String(data)].length, limit });
    case "minimum":
    case "maximum":
      return find("number-out-of-range", location, {
        found: Number(data),
        limit,
        least: error.keyword === "minimum",
        advice:
          node.parent?.key === "focus" ? writeShare(Number(data), node.key) : writeMilliseconds(Number(data), schema),
      });
    default:
      return find("refused-value", location, { reason: error.message ?? error.keyword });
  }
}

/** What to write instead of a value of the wrong type, if it is known where it is. */
function writeForKey(node: ContentNode): string | undefined {
  const { pointer, value } = node;
  if (typeof value !== "string") return writeSeveral(node);
  if (pointer === "/cv") return hintToOfferCv;
  return pointer === "/theme/accentColors" ? writeAccent(value) : undefined;
}

/** Says which key takes several, for a list where one is needed: "links" for "link". */
function writeSeveral({ key, value, shape, parent }: ContentNode): string | undefined {
  const several = parent?.shape.properties?.[`${key}s`];
  const isSeveral = Array.isArray(value) && value.length > 1 && several?.type === "array";
  // The languages themselves are better than an example.
  if (!isSeveral || shape.kind === "language") return undefined;
  return `Write several as "${key}s": [${sampleOf(several.items)}].`;
}

function translateChoice(schema: JsonSchema, data: unknown, location: SourceLocation): RuleReport {
  const choices = schema.enum ?? [schema.const];
  const words = choices.map(String);
  const word = typeof data === "string" ? data : "";
  const near =
    words.find((one) => one === word) ??
    (typeof location === "string" ? findKind(location, word, words) : undefined) ??
    (word === "" ? undefined : suggest(word, words));
  if (schema.kind === "block") {
    const meant = findBlockType(word, words) ?? near;
    return find("unknown-block-type", location, {
      found: quote(data),
      near: meant,
      allowed: words,
      card: cardTypes.has(data),
      fix: cardTypes.has(data)
        ? undefined
        : rewriteValue(data, meant && JSON.stringify(meant), isClear(word, meant, words)),
    });
  }
  const isOnly = schema.kind === "entity" && choices.length === 1 && !cardTypes.has(data);
  const known = isOnly ? choices[0] : choices.find((choice) => String(choice) === near);
  const json = known === undefined ? undefined : JSON.stringify(known);
  const advice =
    schema.kind === "entity" && !isOnly
      ? writeCard(word)
      : location === "/theme/accent"
        ? writeAccent(word)
        : undefined;
  return find("unknown-value", location, {
    found: quote(data),
    near: json,
    allowed: choices.map((choice) => JSON.stringify(choice)),
    advice,
    fix: advice ? undefined : rewriteValue(data, json, isOnly || isClear(word, near, words)),
  });
}

function writeCard(word: string): string | undefined {
  const written = findCardType(word);
  return written && `Write ${written}.`;
}

/** A code of a language as other programs write it: "DE", "de_AT". */
const codeInOtherForm = /^[a-zA-Z]{2,3}(?:[_-][a-zA-Z]{2,4})?$/;

/** The edit that `explainFix` describes, where it keeps what is written. */
function fixType(data: unknown, schema: JsonSchema): Rewrite | undefined {
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
      ? !areTexts && !("file" in data) && findOnlyList(data) === undefined
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

function explainFix(data: unknown, schema: JsonSchema): string {
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
      if (typeof data === "number" || typeof data === "boolean") return `Put it into quotation marks: "${data}".`;
      if (Array.isArray(data) && typeof data[0] === "string") return `Write one text, without [ ]: ${quote(data[0])}.`;
      if (isRecord(data) && typeof data["href"] === "string") return writeBareLink(data["href"], data["label"]);
      return `Write a text, as in ${sampleOf(schema)}.`;
    case "boolean":
      return "Write true or false, without quotation marks.";
    case "integer":
    case "number":
      if (/^[0-9.]+ ?%$/.test(text) && schema.maximum === 1) return `Write ${Number.parseFloat(text) / 100}.`;
      if (/^[0-9]+$/.test(text)) return `Write ${Number(text)} without quotation marks.`;
      if (typeof data === "number" && Number.isFinite(data)) return `Write ${Math.round(data)}.`;
      return `Write digits without quotation marks, as in ${sampleOf(schema)}.`;
    case "array":
      return explainList(data, text, schema);
    case "object":
      if (Array.isArray(data) && data.length === 1 && typeof data[0] === "object")
        return "Remove the [ and ] around it.";
      if (text !== "" && schema.properties?.["href"] && schema.properties["label"])
        return `Write it with its words: ${writeLink(text)}.`;
      if (text !== "" && schema.properties?.["src"]?.kind === "file") return writePicture(text, schema);
      return `Write it as ${(text !== "" && writeWithin(text, schema)) || sampleOf(schema)}.`;
    default:
      return `Write ${sampleOf(schema)}.`;
  }
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

function explainList(data: unknown, text: string, { items = {} }: JsonSchema): string {
  const around = findOnlyList(data);
  if (around !== undefined) return keepList(around);
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

function writePicture(src: string, { properties, required, examples }: JsonSchema): string {
  const [example] = examples ?? [];
  const known = String(isRecord(example) ? example["alt"] : properties?.["alt"]?.examples?.[0]);
  // The owner's portrait is the only picture whose contents are known. An invented text for others should not be
  // published.
  const alt = known.includes("{name}") ? known : unsaidAlt;
  return `Write it as { "src": ${quote(src)}${required?.includes("alt") ? `, "alt": ${quote(alt)}` : ""} }.`;
}
