import { isContactLink, splitAtSecrets } from "./secrets.ts";

/** JSON in which secrets are written in escapes: it says the same, and a search through its text finds none. */
export function maskJson(json: string, secrets: readonly string[]): string {
  return json.replace(/"(?:[^"\\]|\\.)*"/g, (literal) => {
    const value: string = JSON.parse(literal);
    const parts = isContactLink(value) ? ["", value] : splitAtSecrets(value, secrets);
    if (parts.length === 1) return literal;
    return `"${parts.map((part, index) => (index % 2 === 1 ? escapeAll(part) : escapeSome(part))).join("")}"`;
  });
}

function escapeAll(text: string): string {
  return Array.from({ length: text.length }, (_, index) => escapeUnit(text.charCodeAt(index))).join("");
}

/** What ends neither a text nor the element that JSON stands in. */
function escapeSome(text: string): string {
  return JSON.stringify(text)
    .slice(1, -1)
    .replace(/[<>&\u2028\u2029]/g, (character) => escapeUnit(character.charCodeAt(0)));
}

function escapeUnit(code: number): string {
  return `\\u${code.toString(16).padStart(4, "0")}`;
}
