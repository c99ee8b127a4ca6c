import type { DefaultTreeAdapterTypes as Tree } from "parse5";
import type { SiteFile } from "../files/site-file.ts";
import { coverContacts, isContactLink, splitAtContacts } from "./contacts.ts";
import { type ParsedPage, parsePage } from "./parsed-page.ts";

/** A file's content before it is protected; a page may come with its parsed HTML. */
export type OpenBody = string | Uint8Array | ParsedPage;

/** A file in which a text search finds no contact, if its format can escape characters. */
export function protectFile({ path, make }: SiteFile<OpenBody>, contacts: readonly string[]): SiteFile {
  return { path, make: async () => protectBody(path, await make(), contacts) };
}

/** Files without the owner's text, and the vCard, which has a picture as text. */
const saysNothing = /(?:^|\/)(?:_headers|_redirects|nginx\.conf)$|\.(?:css|js|svg|vcf)$/;

function protectBody(path: string, body: OpenBody, contacts: readonly string[]): string | Uint8Array {
  if (body instanceof Uint8Array) return body;
  if (contacts.length === 0) return typeof body === "string" ? body : body.html;
  if (typeof body !== "string") return maskHtml(body, contacts);
  if (/\.html?$/.test(path)) return maskHtml(parsePage(body, true), contacts);
  if (/\.(?:json|webmanifest)$/.test(path)) return maskJson(body, contacts);
  // The makers of other text formats cover the contacts that they know; this covers any that they missed.
  return saysNothing.test(path) ? body : coverContacts(body, contacts);
}

interface Edit {
  start: number;
  end: number;
  text: string;
}

/**
 * Returns a document that shows and links the same, but in whose source a search finds no contact. Contacts are written
 * as character references; the names in `mailto:` links are percent-encoded, too. Link texts contain hidden words, so
 * the document's plain text has no address, either. The page must have been parsed with `hasLocations`. @internal
 */
export function maskHtml({ html, document }: ParsedPage, contacts: readonly string[]): string {
  const edits: Edit[] = [];
  const visit = (node: Tree.Node): void => {
    if ("tagName" in node) for (const one of maskAttributes(node, contacts)) edits.push(one);
    if (node.nodeName === "#text" && "value" in node) for (const one of maskText(node, contacts, html)) edits.push(one);
    if ("childNodes" in node) for (const child of node.childNodes) visit(child);
  };
  visit(document);
  let masked = "";
  let done = 0;
  for (const { start, end, text } of edits.toSorted((one, other) => one.start - other.start)) {
    masked += html.slice(done, start) + text;
    done = end;
  }
  return masked + html.slice(done);
}

function maskAttributes({ attrs, sourceCodeLocation }: Tree.Element, contacts: readonly string[]): Edit[] {
  return attrs.flatMap(({ name, value }) => {
    const place = sourceCodeLocation?.attrs?.[name];
    const parts = isContactLink(value) ? ["", escapeName(value)] : splitAtContacts(value, contacts);
    if (!place || parts.length === 1) return [];
    return [
      { start: place.startOffset, end: place.endOffset, text: `${name}="${join(parts, refer, escapeCharacters)}"` },
    ];
  });
}

function maskText({ value, parentNode, sourceCodeLocation }: Tree.TextNode, contacts: readonly string[], html: string) {
  if (!sourceCodeLocation || !parentNode || !("tagName" in parentNode) || parentNode.tagName === "style") return [];
  const { startOffset: start, endOffset: end } = sourceCodeLocation;
  if (parentNode.tagName === "script") {
    const isData = parentNode.attrs.some(({ value: type }) => type === "application/ld+json");
    return isData ? [{ start, end, text: maskJson(html.slice(start, end), contacts) }] : [];
  }
  const parts = splitAtContacts(value, contacts);
  if (parts.length === 1) return [];
  return [{ start, end, text: join(parts, isInContactLink(parentNode) ? interrupt : refer, escapeCharacters) }];
}

/** True for a link to an address, and for every element in one. */
function isInContactLink({ attrs, parentNode }: Tree.Element): boolean {
  if (attrs.some(({ name, value }) => name === "href" && isContactLink(value))) return true;
  return parentNode !== null && "tagName" in parentNode && isInContactLink(parentNode);
}

/** Joins the parts of `splitAtContacts`: those at odd indexes are contact. */
function join(parts: readonly string[], hide: (contact: string) => string, show: (part: string) => string): string {
  return parts.map((part, index) => (index % 2 === 1 ? hide(part) : show(part))).join("");
}

/** Inserts hidden words into a contact: without them it is unchanged, with them neither address nor number. */
function interrupt(contact: string): string {
  const at = contact.lastIndexOf("@");
  const [place, hidden] = at < 0 ? [Math.ceil(contact.length / 2), " · "] : [at, ".at.no.invalid, "];
  return `${refer(contact.slice(0, place))}<span hidden>${hidden}</span>${refer(contact.slice(place))}`;
}

function escapeCharacters(text: string): string {
  return text.replace(/[&<>"]/g, refer);
}

function refer(text: string): string {
  return [...text].map((character) => `&#${character.codePointAt(0)};`).join("");
}

/** Percent-encodes the part of a mail address before the @ (RFC 6068); mail programs decode it. */
function escapeName(href: string): string {
  const [, name, rest] = /^mailto:([^@?]+)(@.*)$/i.exec(href) ?? [];
  if (name === undefined) return href;
  return `mailto:${name.replace(/[a-z0-9]/gi, (letter) => `%${letter.charCodeAt(0).toString(16)}`)}${rest}`;
}

/** Escapes the contacts in JSON: it means the same, but a text search finds none. @internal */
export function maskJson(json: string, contacts: readonly string[]): string {
  return json.replace(/"(?:[^"\\]|\\.)*"/g, (literal) => {
    const value: string = JSON.parse(literal);
    const parts = isContactLink(value) ? ["", value] : splitAtContacts(value, contacts);
    if (parts.length === 1) return literal;
    return `"${join(parts, escapeAll, escapeSome)}"`;
  });
}

function escapeAll(text: string): string {
  return Array.from({ length: text.length }, (_, index) => escapeUnit(text.charCodeAt(index))).join("");
}

/** Escapes everything that would end the string, or the element that contains the JSON. */
function escapeSome(text: string): string {
  return JSON.stringify(text)
    .slice(1, -1)
    .replace(/[<>&\u2028\u2029]/g, (character) => escapeUnit(character.charCodeAt(0)));
}

function escapeUnit(code: number): string {
  return `\\u${code.toString(16).padStart(4, "0")}`;
}
