import type { Text } from "../schema/text.ts";

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
