import type { Content } from "../content.ts";
import { contentJsonSchema, followReference } from "../json-schema/json-schema.ts";
import { isRecord, type JsonSchema, optionOf } from "../json-schema/schema-parts.ts";

/** Content without what is for its owner alone: entries of lists that are hidden, and remarks. What is left is published. */
export function publish(content: Content): Content {
  return leaveOut(content, contentJsonSchema());
}

function leaveOut<T>(value: T, part: JsonSchema): T;
function leaveOut(value: unknown, part: JsonSchema): unknown {
  const schema = followReference(part);
  if (Array.isArray(value)) {
    const items = schema.items ?? {};
    return value.filter((entry) => !isHidden(entry)).map((entry) => leaveOut(entry, items));
  }
  if (!isRecord(value)) return value;
  const { properties = {} } = optionOf(schema, value);
  const kept = Object.entries(value).filter(([key]) => properties[key]?.kind !== "remark");
  return Object.fromEntries(kept.map(([key, inner]) => [key, leaveOut(inner, properties[key] ?? {})]));
}

function isHidden(entry: unknown): boolean {
  return isRecord(entry) && entry["hidden"] === true;
}
