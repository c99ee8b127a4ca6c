import type { PageHead } from "../../schema/resolve/page-data.ts";
import type { Text } from "../../schema/text.ts";

/** Text as it may stand in an HTML element or between double quotes in an attribute. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`);
}

/** A text, in which runs say their language. */
export function renderText(text: Text): string {
  if (typeof text === "string") return escapeHtml(text);
  const words = text.children.map(renderText).join("");
  return text.lang === undefined
    ? words
    : `<span lang="${escapeHtml(text.lang)}"${directionAttribute(text.dir)}>${words}</span>`;
}

/** The attribute of an element that says in which direction its language is written; "" where it is as ever. */
export function directionAttribute(direction: "ltr" | "rtl" | undefined): string {
  return direction === undefined ? "" : ` dir="${direction}"`;
}

/** What the head says to programs. */
export function renderHeadTags({ meta, links }: PageHead): string {
  return [
    ...meta.map((attributes) => renderElement("meta", Object.entries(attributes))),
    ...links.map((attributes) => renderElement("link", Object.entries(attributes))),
  ].join("");
}

/** What search engines are told. JSON-LD is data and no script: a policy need not allow it. */
export function renderStructuredData({ structuredData }: PageHead): string {
  return structuredData ? `<script type="application/ld+json">${embedJson(structuredData)}</script>` : "";
}

function renderElement(name: string, attributes: readonly [string, string][]): string {
  return `<${name} ${attributes.map(([key, value]) => `${key}="${escapeHtml(value)}"`).join(" ")}>`;
}

/** JSON in which nothing can end the element around it, or a line of a script. */
function embedJson(value: object): string {
  return JSON.stringify(value).replace(
    /[<>&\u2028\u2029]/g,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, "0")}`,
  );
}
