import { canBeSeen } from "../../../../schema/check/rules/texts/visible.ts";
import { href } from "../../../../schema/primitives.ts";
import { isHtml, readHtml, readHtmlText } from "../read-html.ts";
import { markItems, readListing } from "../read-listing.ts";

/** A text for content, "" if nothing of it is visible. `change` describes what was changed, "" if nothing. */
export interface CleanText {
  text: string;
  change: string;
}

/** A text that content would read as a reference to the profile, such as `{name}`. */
const reference = /\{\s*([A-Za-z][\w.-]*)\s*\}/g;

/** Invisible characters that terminals, editors or pages obey: control characters except tabs and line ends. */
const unreadable = /(?![\t\n\r])[\p{Cc}\p{Noncharacter_Code_Point}\p{Surrogate}]/gu;

/** Cleans plain text, such as a name or a title: Markdown and HTML formatting is removed. */
export function cleanText(raw: string): CleanText {
  const html = isHtml(raw) ? readHtmlText(raw) : raw;
  const words = html
    .replace(/(?<!\\)\[([^[\]]+)\]\([^()\s]+\)/g, "$1")
    .replace(/(\*{2,3})(\S(?:.{0,1000}?\S)?)\1/g, "$2")
    .replace(/(?<![\p{L}\p{N}*\\])\*([^\s*](?:[^*]*[^\s*])?)\*(?![\p{L}\p{N}*])/gu, "$1");
  const { text, changes } = clean(words);
  if (words !== raw)
    changes.unshift(
      `has form where words alone are shown (${JSON.stringify(raw)}): it is ${JSON.stringify(text)} now.`,
    );
  return { text, change: changes.join(" It ") };
}

/** Cleans sentences in Markdown; HTML is converted. List items become `items`, unless they stay `inPlace`. */
export function cleanSentences(raw: string, inPlace = false): CleanText & { items: string[] } {
  const whole = isHtml(raw) ? readHtml(raw) : raw.replace(/\r\n?/g, "\n");
  const least = isHtml(raw) ? 1 : 2;
  const listing = inPlace ? { text: markItems(whole, least), items: [] } : readListing(whole, least);
  const { text, changes } = clean(listing.text);
  const items = listing.items.map((item) => clean(item).text).filter(Boolean);
  if (isHtml(raw)) changes.unshift("is HTML; its form was kept as Markdown.");
  return { text, change: changes.join(" It "), items };
}

/** Replaces the braces of references with parentheses. */
export function writeOutReferences(text: string): string {
  return text.replace(reference, "($1)");
}

function clean(raw: string): { text: string; changes: string[] } {
  const readable = raw.replace(unreadable, "");
  const spoken = writeOutReferences(readable);
  const linked = spoken.replace(ownLinks, "$1");
  const plain = escapeBrokenLinks(linked);
  const text = plain.trim();
  const changes: string[] = [];
  if (readable !== raw) changes.push("held characters that can't be shown; they were left out.");
  if (spoken !== readable)
    changes.push("has words in braces, which content.json reads as references; they are in parentheses now.");
  if (linked !== spoken) changes.push("has a link into the old site; its words stay.");
  if (plain !== linked) changes.push("has a link in Markdown that leads nowhere; it will be seen as it is written.");
  return { text: canBeSeen(text) ? text : "", changes };
}

/** A Markdown link to a part or another page of the site that the text was on: `[words](#part)`, `[words](/page)`. */
const ownLinks = /(?<![\\!])\[([^[\]]*)\]\((?:[#/]|\.{1,2}\/)[^()\s]{0,2000}\)/g;

/** The beginning of a Markdown link, with its address: `[words](address)` or `<address>`. */
const links = /(?<!\\)(?:\[(?=[^[\]]*\]\(([^)]{0,2000})\))|<(?=([a-z][a-z0-9+.-]*:[^<>\s]*)>))/gi;

/** Escapes Markdown links whose address content would refuse. */
function escapeBrokenLinks(text: string): string {
  return text.replace(links, (mark, address?: string, bare?: string) =>
    href.safeParse((address ?? bare ?? "").replace(/(?<!\s)\s+["'(].*/s, "")).success ? mark : `\\${mark}`,
  );
}
