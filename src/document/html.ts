import type { PageHead } from "../../schema/resolve/page-data.ts";
import type { Text } from "../../schema/text.ts";

/** Escapes text for an HTML element or a double-quoted attribute. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`);
}

/** A text as HTML. Runs in other languages get `lang`. */
export function renderText(text: Text): string {
  if (typeof text === "string") return escapeHtml(text);
  const words = text.children.map(renderText).join("");
  return text.lang === undefined
    ? words
    : `<span lang="${escapeHtml(text.lang)}"${directionAttribute(text.dir)}>${words}</span>`;
}

/** The `dir` attribute; "" without a direction. */
export function directionAttribute(direction: "ltr" | "rtl" | undefined): string {
  return direction === undefined ? "" : ` dir="${direction}"`;
}

export function renderHeadTags({ meta, links }: PageHead): string {
  return [
    ...meta.map((attributes) => renderElement("meta", Object.entries(attributes))),
    ...links.map((attributes) => renderElement("link", Object.entries(attributes))),
  ].join("");
}

/** JSON-LD is data, not a script: a policy need not allow it. */
export function renderStructuredData({ structuredData }: PageHead): string {
  return structuredData ? `<script type="application/ld+json">${embedJson(structuredData)}</script>` : "";
}

function renderElement(name: string, attributes: readonly [string, string][]): string {
  return `<${name} ${attributes.map(([key, value]) => `${key}="${escapeHtml(value)}"`).join(" ")}>`;
}

/** JSON that can't end the surrounding element or a line of a script. */
function embedJson(value: object): string {
  return JSON.stringify(value).replace(
    /[<>&\u2028\u2029]/g,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, "0")}`,
  );
}
