import type { DefaultTreeAdapterTypes as Tree } from "parse5";
import type { SiteFile } from "../files/site-file.ts";
import { type ParsedPage, parsePage } from "../html/parsed-page.ts";
import { coverSecrets, isContactLink, splitAtSecrets } from "./secrets.ts";

/** What is made of a file before it is protected; of a page, with what its HTML was parsed to. */
export type OpenBody = string | Uint8Array | ParsedPage;

/** A file of a site in which a search finds no secret, where its format can say the same in other letters. */
export function protectFile({ path, make }: SiteFile<OpenBody>, secrets: readonly string[]): SiteFile {
  return { path, make: async () => protectBody(path, await make(), secrets) };
}

/** Files without words of the owner's, and the card for address books, which has a picture in letters. */
const saysNothing = /(?:^|\/)(?:_headers|_redirects|nginx\.conf)$|\.(?:css|js|svg|vcf)$/;

function protectBody(path: string, body: OpenBody, secrets: readonly string[]): string | Uint8Array {
  if (body instanceof Uint8Array) return body;
  if (secrets.length === 0) return typeof body === "string" ? body : body.html;
  if (typeof body !== "string") return maskHtml(body, secrets);
  if (/\.html?$/.test(path)) return maskHtml(parsePage(body, true), secrets);
  if (/\.(?:json|webmanifest)$/.test(path)) return maskJson(body, secrets);
  // What makes other texts covers what it knows of; nothing that it overlooks is published.
  return saysNothing.test(path) ? body : coverSecrets(body, secrets);
}

interface Edit {
  start: number;
  end: number;
  text: string;
}

/**
 * A document that shows and links the same, in which a search through the source finds no secret: their letters are
 * written as character references, the names in `mailto:` links in escapes of addresses besides. Within their links
 * stand words that nobody is shown, so that the bare text of the document has no address, either. The page must have
 * been parsed with its places. @internal
 */
export function maskHtml({ html, document }: ParsedPage, secrets: readonly string[]): string {
  const edits: Edit[] = [];
  const visit = (node: Tree.Node): void => {
    if ("tagName" in node) for (const one of maskAttributes(node, secrets)) edits.push(one);
    if (node.nodeName === "#text" && "value" in node) for (const one of maskText(node, secrets, html)) edits.push(one);
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

function maskAttributes({ attrs, sourceCodeLocation }: Tree.Element, secrets: readonly string[]): Edit[] {
  return attrs.flatMap(({ name, value }) => {
    const place = sourceCodeLocation?.attrs?.[name];
    const parts = isContactLink(value) ? ["", escapeName(value)] : splitAtSecrets(value, secrets);
    if (!place || parts.length === 1) return [];
    return [{ start: place.startOffset, end: place.endOffset, text: `${name}="${join(parts, refer, referSigns)}"` }];
  });
}

function maskText({ value, parentNode, sourceCodeLocation }: Tree.TextNode, secrets: readonly string[], html: string) {
  if (!sourceCodeLocation || !parentNode || !("tagName" in parentNode) || parentNode.tagName === "style") return [];
  const { startOffset: start, endOffset: end } = sourceCodeLocation;
  if (parentNode.tagName === "script") {
    const isData = parentNode.attrs.some(({ value: type }) => type === "application/ld+json");
    return isData ? [{ start, end, text: maskJson(html.slice(start, end), secrets) }] : [];
  }
  const parts = splitAtSecrets(value, secrets);
  if (parts.length === 1) return [];
  const isLink = parentNode.attrs.some((attribute) => attribute.name === "href" && isContactLink(attribute.value));
  return [{ start, end, text: join(parts, isLink ? interrupt : refer, referSigns) }];
}

/** One text again of the parts that splitAtSecrets cut: those at odd places are secret. */
function join(parts: readonly string[], hide: (secret: string) => string, show: (part: string) => string): string {
  return parts.map((part, index) => (index % 2 === 1 ? hide(part) : show(part))).join("");
}

/** A secret with hidden words in it: without them it is what it was, with them neither address nor number. */
function interrupt(secret: string): string {
  const at = secret.lastIndexOf("@");
  const [place, hidden] = at < 0 ? [Math.ceil(secret.length / 2), " · "] : [at, ".at.no.invalid, "];
  return `${refer(secret.slice(0, place))}<span hidden>${hidden}</span>${refer(secret.slice(place))}`;
}

function referSigns(text: string): string {
  return text.replace(/[&<>"]/g, refer);
}

function refer(text: string): string {
  return [...text].map((character) => `&#${character.codePointAt(0)};`).join("");
}

/** The part of a mail's address before the @, in escapes (RFC 6068): mail programs read it as it was. */
function escapeName(href: string): string {
  const [, name, rest] = /^mailto:([^@?]+)(@.*)$/i.exec(href) ?? [];
  if (name === undefined) return href;
  return `mailto:${name.replace(/[a-z0-9]/gi, (letter) => `%${letter.charCodeAt(0).toString(16)}`)}${rest}`;
}

/** JSON in which secrets are written in escapes: it says the same, and a search through its text finds none. @internal */
export function maskJson(json: string, secrets: readonly string[]): string {
  return json.replace(/"(?:[^"\\]|\\.)*"/g, (literal) => {
    const value: string = JSON.parse(literal);
    const parts = isContactLink(value) ? ["", value] : splitAtSecrets(value, secrets);
    if (parts.length === 1) return literal;
    return `"${join(parts, escapeAll, escapeSome)}"`;
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
