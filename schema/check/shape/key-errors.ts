import type { ErrorObject } from "ajv";
import type { ContentNode } from "../../document/content-node.ts";
import type { ContentDocument } from "../../document/document.ts";
import { findType, isRecord, type JsonSchema, optionsOf } from "../../json-schema/schema-parts.ts";
import { siteLanguages } from "../../localize/localize.ts";
import type { RuleReport } from "../../messages/message.ts";
import { hintToOfferCv } from "../../messages/message.ts";
import { find } from "../../messages/messages.ts";
import { isClear, suggest } from "../../messages/suggest.ts";
import { groupBy } from "../../source/group-by.ts";
import { joinPointer } from "../../source/location.ts";
import { onceForEach } from "../../source/once.ts";
import { stepTo } from "../../source/source-text.ts";
import { PostText } from "../lists/post-text.ts";
import { describeOwner } from "../locate-reports.ts";
import { sampleOfTone } from "./colors.ts";
import { familyOf, findLacking, findNear, findSame } from "./key-families.ts";
import {
  splitLanguage,
  writeAltWithin,
  writeCards,
  writeHidden,
  writeHome,
  writeMoment,
  writeOutside,
  writeSame,
  writeTranslations,
} from "./key-hints.ts";
import { sampleOfLink, sampleOfProfile } from "./link-samples.ts";
import { reportMisplaced } from "./misplaced.ts";
import { writeAccent } from "./other-words.ts";
import { sampleOf } from "./sample-values.ts";

/** Keys that only sites in several languages need. */
const ofSeveralLanguages: readonly string[] = ["languages", "paths"];

const isCv = /^(?:cv|r[eé]sum[eé]|curriculum(?:vitae)?)(?:url|link|file|pdf)?$/i;

const isRemark = /^(?:\/\/|#|_?(?:comment|remark|todo)s?)$/i;

/** The keys of one object. */
interface ObjectKeys {
  node: ContentNode;
  /** The schema of the type that the object has, or seems to have. */
  schema: JsonSchema;
  /** The type that it seems to have, if it has none. */
  guess: JsonSchema | undefined;
  owner: string;
  content: unknown;
  present: readonly string[];
  /** How many of the present keys the schema doesn't know. */
  unknown: number;
  /** Required and optional keys that are absent. Those that an unknown key was taken for are removed. */
  missing: Set<string>;
  free: Set<string>;
}

/** Reports ajv's errors about one object's keys by cause: a missing key and its misspelling are one diagnostic. */
export function reportKeyErrors(errors: readonly ErrorObject[], document: ContentDocument): RuleReport[] {
  const node = document.at(errors[0]?.instancePath ?? "");
  const missing = new Set<string>();
  const unknown = new Set<string>();
  for (const { keyword, params } of errors) {
    if (keyword === "required") missing.add(String(params["missingProperty"]));
    else unknown.add(String(params["additionalProperty"]));
  }
  const present = presentKeys(node.value);
  const guess = missing.has("type") ? guessOption(node, present) : undefined;
  const has = (key: string) => Object.hasOwn(guess?.properties ?? {}, key);
  // ajv leaves the keys of an object without a type unchecked.
  const isKnown = present.some(has) || optionsOf(node.shape).length === 1;
  const schema = guess && isKnown ? guess : node.shape;
  if (schema === guess) for (const key of present) if (!has(key)) unknown.add(key);
  const isOfLanguages = node.pointer === "/site" || siteLanguages(document.value) !== undefined;
  const unmeant = ["$schema", ...missing, ...(isOfLanguages ? [] : ofSeveralLanguages)];
  const taken = new Set([...unmeant, ...present.filter((name) => !isMade(name, node))]);
  const free = new Set(Object.keys(schema.properties ?? {}).filter((name) => !taken.has(name)));
  const keys = {
    node,
    schema,
    guess,
    owner: describeOwner(node),
    content: document.value,
    present,
    unknown: unknown.size,
    missing,
    free,
  };
  const misplaced = reportMisplaced(node);
  if (misplaced) return [misplaced];
  const misspelt = [...unknown].map((key) => reportUnknown(key, keys));
  return [...misspelt, ...[...missing].map((key) => reportMissing(key, keys))];
}

function reportUnknown(
  key: string,
  { node, schema, owner, content, present, unknown, missing, free }: ObjectKeys,
): RuleReport {
  const { pointer } = node;
  const value = isRecord(node.value) ? node.value[key] : undefined;
  // A `note` is allowed everywhere, so it is suggested only for what is nearly its name.
  const allowed = [...free].filter((name) => name !== "note");
  // In a contact block, `note` is for visitors and no comment.
  const isNote = isRemark.test(key) && schema.properties?.["note"]?.kind === "remark" && !present.includes("note");
  const lacking = findLacking(value, missing, schema, unknown === 1);
  const near = isNote ? "note" : findNear(key, [...missing], key.length < 7 ? [...free] : allowed, lacking);
  const same = near !== undefined && missing.has(near) ? undefined : findSame(key, near, present, schema);
  const translated = splitLanguage(key, schema);
  const meant = translated?.name ?? near;
  // A key that is missing and nearly there is meant, even if an optional one has a similar name.
  const isMeant = near !== undefined && missing.has(near) && isClear(key, near, missing, 1);
  const lacks = meant !== undefined && missing.delete(meant);
  if (near !== undefined) free.delete(near);
  const advise = () =>
    (near === "accentColors" && typeof value === "string" ? writeAccent(value) : undefined) ??
    writeSame(same) ??
    writeMoment(key, schema) ??
    writeHidden(key, schema, value) ??
    writeAltWithin(key, schema, node.value) ??
    (pointer === ""
      ? (writeHome(key, schema) ?? writeCards(key))
      : near === undefined
        ? writeOutside(key, pointer.slice(1))
        : undefined);
  const offersCv = near === undefined && isCv.test(key);
  const advice = translated ? writeTranslations(translated, content) : offersCv ? hintToOfferCv(value) : advise();
  const isCertain = isMeant || isClear(key, near, Object.keys(schema.properties ?? {}));
  const facts = { key, owner, near: meant, lacks, allowed, advice, isClear: isCertain };
  return find("unknown-key", { key: pointer + joinPointer(key) }, facts);
}

/** True if a key's value is generated: a post's path comes from its file. */
function isMade(name: string, { kind, steps }: ContentNode): boolean {
  const last = steps.at(-1);
  return kind === "post" && name === "path" && last !== undefined && !stepTo(last, name).member;
}

function reportMissing(key: string, { node, guess, owner, content, present }: ObjectKeys): RuleReport {
  const { shape: schema, pointer } = node;
  const value = schema.properties?.[key];
  if (key === "alt") return find("missing-alt-text", pointer, { owner });
  const known = [schema, ...optionsOf(schema)].flatMap((part) => Object.keys(part.properties ?? {}));
  const strange = present.filter((name) => !known.includes(name));
  const near = suggest(key, strange);
  if (near !== undefined) {
    const facts = { key: near, owner, near: key, lacks: true, allowed: [key], isClear: isClear(near, key, known) };
    return find("unknown-key", { key: pointer + joinPointer(near) }, facts);
  }
  const sample =
    key === "type" && guess
      ? JSON.stringify(findType(guess))
      : (sampleOfTone(key, node) ?? sampleOfProfile(key, node) ?? sampleOfLink(key, node, content) ?? sampleOf(value));
  const about = summarize(value?.description ?? "");
  const isYaml = node.steps.at(-1)?.source instanceof PostText;
  return find("missing-key", pointer, { key, owner, sample, about, empty: present.length === 0, isYaml });
}

/** The first sentence of a description, worded to be put in brackets. */
function summarize(description: string): string {
  const sentence = /^.*?(?=\.(?:\s|$))/.exec(description)?.[0] ?? description;
  return sentence.slice(0, 1).toLowerCase() + sentence.slice(1);
}

/** The type of more than half of a list's objects, not counting one of them. Cached per list. */
const findCommonType = onceForEach((list: readonly unknown[]): string | undefined => {
  const types = list.flatMap((entry) => (isRecord(entry) && typeof entry["type"] === "string" ? entry["type"] : []));
  const same = [...groupBy(types, (type) => type).values()].find(({ length }) => length * 2 > list.length - 1);
  return same?.[0];
});

/** The schema of the type that an object without one has most keys of; in a tie, of the most common in its list. */
function guessOption({ shape, parent }: ContentNode, present: readonly string[]): JsonSchema | undefined {
  // The object itself has no type, so only others are counted.
  const common = Array.isArray(parent?.value) ? findCommonType(parent.value) : undefined;
  const options = optionsOf(shape).map((option) => {
    const { properties = {}, required = [] } = option;
    const names = Object.keys(properties);
    return {
      option,
      known: present.filter((key) => Object.hasOwn(properties, key)).length,
      common: Number(findType(option) === common),
      alike: present.filter((key) => names.some((name) => familyOf(key).includes(name))).length,
      required: required.filter((key) => present.includes(key)).length,
      lacking: required.filter((key) => key !== "type" && !present.includes(key)).length,
    };
  });
  options.sort(
    (one, other) =>
      other.known - one.known ||
      other.common - one.common ||
      other.alike - one.alike ||
      other.required - one.required ||
      one.lacking - other.lacking,
  );
  return options[0]?.option;
}

/** The most keys of an object that are looked at for suggestions. */
const mostKeys = 200;

function presentKeys(data: unknown): string[] {
  return typeof data === "object" && data !== null ? Object.keys(data).slice(0, mostKeys) : [];
}
