import { createContext, use } from "react";
import type { Labels } from "../schema/labels/labels.ts";
import type { Text } from "../schema/text.ts";
import { concatTexts, plain } from "./text.ts";

/**
 * Characters that views and style sheets add to the texts and to those of every keyboard. Fonts are subset to include
 * them. A test compares the list with the sources.
 */
export const symbols = "…·";

/** Texts of the interface in the page's language. The renderer of a page provides them. */
export const LabelsContext = createContext<Labels | undefined>(undefined);

/** Labels of the current page. Throws outside a page. */
export function useLabels(): Labels {
  const labels = use(LabelsContext);
  if (!labels) throw new Error("A view stands outside of any page: nothing says in which language its words are.");
  return labels;
}

/** The current page's language. A string: an object would be another one after each edit, and render all its readers. */
export const LanguageContext = createContext("en");

export function useLanguage(): string {
  return use(LanguageContext);
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
