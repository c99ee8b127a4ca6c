import type { Text } from "../schema/text.ts";
import type { Inline } from "../schema/words/tree.ts";

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

/** Joins words as a language lists them: "A, B, C", "A、B、C", "A, B und C". */
export function joinWords(words: readonly string[], language: string): string;
export function joinWords(words: readonly Text[], language: string): Text;
export function joinWords(words: readonly Text[], language: string): Text {
  const own = words.values();
  const parts = new Intl.ListFormat(language, { type: "conjunction", style: "narrow" }).formatToParts(words.map(plain));
  return concatTexts(parts.map(({ type, value }) => (type === "element" ? (own.next().value ?? value) : value)));
}

/** Fills in a label: "Picture {number} of {total}". Numbers are formatted for the language. */
export function fillLabel(label: Text, values: Record<string, string | number>, language?: string): Text {
  if (typeof label !== "string") {
    return { ...label, children: label.children.map((part) => fillLabel(part, values, label.lang ?? language)) };
  }
  return label.replace(/\{(\w+)\}/g, (whole, key: string) => {
    const value = values[key] ?? whole;
    return typeof value === "number" ? new Intl.NumberFormat(language).format(value) : value;
  });
}
