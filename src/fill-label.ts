/** A label with what stands in it: "Picture {number} of {total}". Numbers are written as the language does it. */
export function fillLabel(label: string, values: Record<string, string | number>, language?: string): string {
  return label.replace(/\{(\w+)\}/g, (whole, key: string) => {
    const value = values[key] ?? whole;
    return typeof value === "number" ? new Intl.NumberFormat(language).format(value) : value;
  });
}
