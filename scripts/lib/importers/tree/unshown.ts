import { createHash } from "node:crypto";
import { z } from "zod";
import defaults from "./template-defaults.json" with { type: "json" };
import { Value } from "./value.ts";

/**
 * Hashes of what the known templates hold before anybody edits them: their authors' names, addresses and sentences, and
 * whole entries and lists. `tried.md` says how they are made.
 */
const known: ReadonlySet<string> = new Set(z.array(z.string()).parse(defaults));

/** The hash of a value as the list of template defaults has it, regardless of spaces. */
function hashOf(value: unknown): string {
  const json = JSON.stringify(value, (_, part: unknown) =>
    typeof part === "string" ? part.replace(/\s+/g, " ").trim() : part,
  );
  return createHash("sha256").update(json).digest("hex").slice(0, 12);
}

/** Marks what an owner has switched off, and what a template holds unchanged, as left out; with all that is in it. */
export function leaveOutUnshown(value: Value, outer?: string): Value {
  const refusal = outer ?? value.refusal ?? findRefusal(value);
  const { place, remark, content } = value;
  if (value.isList)
    return new Value(
      place,
      value.children.map((child) => leaveOutUnshown(child, refusal)),
      { remark, refusal },
    );
  if (!value.isObject) return new Value(place, content, { remark, refusal });
  const fields = [...value.fields].map(([key, field]) => [key, leaveOutUnshown(field, refusal)] as const);
  return new Value(place, new Map(fields), { remark, refusal });
}

function findRefusal(value: Value): string | undefined {
  if (value.at("display")?.content === false) return "is hidden there, and was left out.";
  const isFiller =
    typeof value.content === "string" &&
    /^(?:lorem ipsum\b|https?:\/\/(?:www\.)?example\.com\/?$)/i.test(value.content.trim());
  return isFiller || known.has(hashOf(value)) ? "is the template's own and unchanged, and was left out." : undefined;
}
