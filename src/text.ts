import type { Text } from "../schema/text.ts";
import type { Inline } from "../schema/words/tree.ts";

/** What a text says, for attributes and drawings: they can't say that a part of it is in another language. */
export function plain(text: Text | Inline<unknown>): string {
  if (typeof text === "string") return text;
  if ("children" in text) return text.children.map(plain).join("");
  return text.type === "inlineCode" ? text.value : "";
}

/** Texts one behind the other. */
export function concatTexts(parts: readonly Text[]): Text {
  return parts.every((part) => typeof part === "string") ? parts.join("") : { type: "run", children: [...parts] };
}
