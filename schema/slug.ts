/** A text as ids, addresses and names of files write it: small Latin letters and digits, joined by hyphens; "" where it has none. */
export function makeSlug(text: string): string {
  return text
    .normalize("NFKD")
    .replace(/[\u0300-\u036f]/g, "")
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-|-$/g, "");
}
