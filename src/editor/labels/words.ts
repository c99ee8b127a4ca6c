import en from "./en.json" with { type: "json" };

/** The texts of the editor. They are in files of their own: visitors never load them. */
export const words = en;

/** Fills in the placeholders of a text: "{count} problems". */
export function fill(text: string, values: Readonly<Record<string, string | number>>): string {
  return text.replace(/\{(\w+)\}/g, (whole, key: string) => String(values[key] ?? whole));
}
