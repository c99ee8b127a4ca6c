import type { Content } from "../content.ts";
import { contentJsonSchema } from "../json-schema/content-json-schema.ts";
import { followReference } from "../json-schema/look-up.ts";
import { isHidden, isRecord, type JsonSchema, optionOf } from "../json-schema/schema-parts.ts";

/** Content without what is for its owner alone: entries of lists that are hidden, and remarks. What is left is published. */
export function publish(content: Content): Content {
  return leaveOut(content, contentJsonSchema());
}

function leaveOut<T>(value: T, part: JsonSchema): T;
function leaveOut(value: unknown, part: JsonSchema): unknown {
  if (typeof value !== "object") return value;
  const schema = followReference(part);
  if (Array.isArray(value)) {
    const items = schema.items ?? {};
    const kept = value.filter((entry) => !isHidden(entry)).map((entry) => leaveOut(entry, items));
    return kept.length === value.length && kept.every((entry, index) => entry === value[index]) ? value : kept;
  }
  if (!isRecord(value)) return value;
  const { properties = {} } = optionOf(schema, value);
  // Most objects are published as they are, and need no copy.
  let copy: Record<string, unknown> | undefined;
  for (const key of Object.keys(value)) {
    const property = properties[key];
    if (!property) continue;
    const left = property.kind === "remark" ? undefined : leaveOut(value[key], property);
    if (left === value[key]) continue;
    copy ??= { ...value };
    if (left === undefined) delete copy[key];
    else copy[key] = left;
  }
  return copy ?? value;
}
