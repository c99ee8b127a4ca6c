/** The scripts that are written from right to left (ISO 15924). */
const rightToLeft = new Set(["Adlm", "Arab", "Hebr", "Mand", "Mend", "Nkoo", "Rohg", "Samr", "Syrc", "Thaa", "Yezi"]);

/** The attribute of `<html>` that says in which direction a language (BCP 47) is written; "" where it is as ever. */
export function directionAttribute(language: string): string {
  return rightToLeft.has(new Intl.Locale(language).maximize().script ?? "") ? ' dir="rtl"' : "";
}
