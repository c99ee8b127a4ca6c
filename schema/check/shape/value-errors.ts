import type { ErrorObject } from "ajv";
import type { ContentNode } from "../../document/content-node.ts";
import type { ContentDocument } from "../../document/document.ts";
import { entities } from "../../entities/index.ts";
import { listFacts } from "../../json-schema/list-facts.ts";
import { type JsonSchema, typesOf } from "../../json-schema/schema-parts.ts";
import type { RuleReport } from "../../messages/message.ts";
import { hintToOfferCv, listWords, quote } from "../../messages/message.ts";
import { find } from "../../messages/messages.ts";
import { rewriteValue } from "../../messages/rewrite.ts";
import { isClear, suggest } from "../../messages/suggest.ts";
import type { SourceLocation } from "../../source/source-text.ts";
import { describeOwner } from "../locate-reports.ts";
import { translatePattern } from "./forms.ts";
import { reportMisplacedBlock } from "./misplaced.ts";
import { nameType, nameValue } from "./name-values.ts";
import {
  findBlockType,
  findCardType,
  findKind,
  writeAccent,
  writeLevel,
  writeMilliseconds,
  writeShare,
} from "./other-words.ts";
import { sampleOf } from "./sample-values.ts";
import { explainFix, fixType } from "./wrong-type.ts";

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
        advice: writeForKey(node) ?? explainFix(data, schema, location),
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
        advice: writeInRange(Number(data), node),
      });
    default:
      return find("refused-value", location, { reason: error.message ?? error.keyword });
  }
}

/** What to write instead of a number that is on another scale. */
function writeInRange(data: number, { key, parent, shape }: ContentNode): string | undefined {
  if (parent?.key === "focus") return writeShare(data, key);
  return key === "level" ? writeLevel(data, shape) : writeMilliseconds(data, shape);
}

/** What to write instead of a value of the wrong type, if it is known where it is. */
function writeForKey(node: ContentNode): string | undefined {
  const { pointer, value, key } = node;
  const isOff = value === false || value === null || value === "";
  if (isOff && /^\/landing(?:\/|$)/.test(pointer)) return hintToTurnOffLanding;
  if (key === "focus" && Array.isArray(value)) return `Write "${value.join(" ")}".`;
  if (typeof value !== "string") return writeSeveral(node);
  if (pointer === "/cv") return hintToOfferCv(value);
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

const hintToTurnOffLanding = 'To have no greeting, write "landing": false.';

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
  const misplaced = schema.kind === "entity" ? reportMisplacedBlock(word, location) : undefined;
  if (misplaced) return misplaced;
  const isOnly = schema.kind === "entity" && choices.length === 1 && !cardTypes.has(data);
  const known = isOnly ? choices[0] : choices.find((choice) => String(choice) === near);
  const json = known === undefined ? undefined : JSON.stringify(known);
  const advice =
    schema.kind === "entity" && !isOnly
      ? writeCard(word)
      : location === "/theme/accent"
        ? writeAccent(word)
        : location === "/landing/show" && data === false
          ? hintToTurnOffLanding
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
