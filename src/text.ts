import type { Inline } from "../schema/rich-text/tree.ts";
import type { Text } from "../schema/text.ts";

/** A text without language runs, for attributes and images: these can't have a language per part. */
export function plain(text: Text | Inline<unknown>): string {
  if (typeof text === "string") return text;
  if ("children" in text) return text.children.map(plain).join("");
  return text.type === "inlineCode" ? text.value : "";
}

/** Joins texts without separators. */
export function concatTexts(parts: readonly Text[]): Text {
  return parts.every((part) => typeof part === "string") ? parts.join("") : { type: "run", children: [...parts] };
}
