import type { Inline } from "../schema/rich-text/tree.ts";
import type { Text } from "../schema/text.ts";

/** A text without language runs, for attributes and images: these can't have a language per part. */
export function plain(text: Text | Inline<unknown>): string {
  if (typeof text === "string") return text;
  if ("children" in text) return text.children.map(plain).join("");
  return text.type === "inlineCode" ? text.value : "";
}

/** A last word this short is no line of its own. The words before it must be enough for more than one line. */
const shortEnd = /^(?:\S+ ){5,}\S+ \S{1,7}$/su;

/** Keeps a short last word on the line of the word before it, for engines without `text-wrap: pretty`. */
export function keepEnd(text: Text): Text {
  return shortEnd.test(plain(text)) ? joinEnd(text) : text;
}

function joinEnd(text: Text): Text {
  if (typeof text === "string") return text.replace(/ (\S+)$/u, "\u00a0$1");
  return {
    ...text,
    children: text.children.map((child, index, { length }) => (index < length - 1 ? child : joinEnd(child))),
  };
}

/** Joins texts without separators. */
export function concatTexts(parts: readonly Text[]): Text {
  return parts.every((part) => typeof part === "string") ? parts.join("") : { type: "run", children: [...parts] };
}
