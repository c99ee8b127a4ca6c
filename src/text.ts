import type { Text } from "../schema/text.ts";

/** What a text says, for attributes and drawings: they can't say that a part of it is in another language. */
export function plain(text: Text): string {
  return typeof text === "string" ? text : text.children.map(plain).join("");
}

/** Texts one behind the other. */
export function concatTexts(parts: readonly Text[]): Text {
  return parts.every((part) => typeof part === "string") ? parts.join("") : { type: "run", children: [...parts] };
}
