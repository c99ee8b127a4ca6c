import { webAddress } from "../../../schema/primitives.ts";
import type { FeedEntry } from "../../../schema/records/feed.ts";
import { SourceText } from "../../../schema/source/source-text.ts";
import { CommandError } from "../cli/command.ts";
import { parseUntrustedPage, walk } from "../html/parse-html.ts";
import { parseUntrustedXml, type XmlElement, XmlError } from "../html/parse-xml.ts";
import { plainDescription, plainTitle } from "./feed-text.ts";

const beginsAsPage = /^[^<]*(?:<\?xml[^>]*>\s*)?<(?:!doctype\s+html|html[\s>])/i;

/**
 * Reads RSS 2.0, RSS 1.0 or Atom (RFC 4287).
 * @param url the feed's address, against which relative addresses are resolved
 * @throws {CommandError} if the text is no feed or defines entities
 */
export function readFeedXml(xml: string, url: URL): FeedEntry[] {
  if (beginsAsPage.test(xml)) throw new CommandError(explainPage(xml, url));
  const root = parseXml(xml, url);
  const [feed] = childrenOf(root, "feed");
  const [channel] = [...childrenOf(root, "rss", "channel"), ...childrenOf(root, "rdf:RDF", "channel")];
  const items = [...childrenOf(feed, "entry"), ...childrenOf(channel, "item"), ...childrenOf(root, "rdf:RDF", "item")];
  if (!feed && !channel)
    throw new CommandError(`What ${url.href} sends is no feed: it is neither RSS nor Atom. Look at its address.`);
  const from = plainTitle(findText(feed ?? channel, ["title"])) || undefined;
  return items.flatMap((item) => readEntry(item, url, from));
}

function parseXml(xml: string, url: URL): XmlElement {
  try {
    return parseUntrustedXml(xml);
  } catch (error) {
    if (!(error instanceof XmlError)) throw error;
    const { line } = new SourceText(url.href, xml).position(error.offset);
    throw new CommandError(`What ${url.href} sends is no feed: ${error.message} (line ${line}).`, { cause: error });
  }
}

/** Returns child elements by name, or descendants by their path of names. */
function childrenOf(parent: XmlElement | undefined, ...[name, ...inner]: readonly string[]): XmlElement[] {
  const own = (parent?.children ?? [])
    .filter((child) => typeof child === "object")
    .filter((child) => child.name === name);
  return inner.length === 0 ? own : own.flatMap((child) => childrenOf(child, ...inner));
}

/** Returns an element's text content in document order. HTML written as text stays HTML source. */
function textIn(element: XmlElement | undefined): string {
  return (element?.children ?? []).map((child) => (typeof child === "string" ? child : textIn(child))).join("");
}

/** Paths of descriptions, shortest first. */
const descriptions = [
  ["summary"],
  ["description"],
  ["content:encoded"],
  ["content"],
  ["media:group", "media:description"],
];

function readEntry(item: XmlElement, base: URL, from: string | undefined): FeedEntry[] {
  const title = plainTitle(findText(item, ["title"]));
  const link = findLink(item);
  const url = link !== undefined && URL.canParse(link, base.href) ? new URL(link, base).href : undefined;
  if (title === "" || url === undefined || !webAddress.safeParse(url).success) return [];
  const date = ["published", "pubDate", "dc:date", "updated"]
    .map((name) => readDay(findText(item, [name])))
    .find(Boolean);
  const description = descriptions.map((names) => plainDescription(findText(item, names))).find(Boolean);
  return [{ title, url, ...(date && { date }), ...(description && { description }), ...(from && { from }) }];
}

/** RSS has the address as text, Atom as an attribute of one of several links. */
function findLink(item: XmlElement): string | undefined {
  const links = childrenOf(item, "link");
  const own = links.find(({ attributes: { rel } }) => rel === undefined || rel === "alternate") ?? links[0];
  return own?.attributes["href"] ?? (textIn(own).trim() || undefined);
}

function findText(parent: XmlElement | undefined, names: readonly string[]): string {
  return textIn(childrenOf(parent, ...names)[0]);
}

function readDay(text: string): string | undefined {
  const time = Date.parse(text);
  const year = new Date(time).getUTCFullYear();
  return year >= 1000 && year <= 9999 ? new Date(time).toISOString().slice(0, 10) : undefined;
}

/** Explains that a web page isn't a feed. Most pages link to theirs. */
function explainPage(html: string, url: URL): string {
  const links = [...walk([parseUntrustedPage(html)])].flatMap((node) =>
    "attrs" in node && node.tagName === "link" ? [new Map(node.attrs.map(({ name, value }) => [name, value]))] : [],
  );
  const feed = links.find((link) => /^application\/(?:rss|atom)\+xml/i.test(link.get("type") ?? ""))?.get("href");
  const near = feed !== undefined && URL.canParse(feed, url.href) ? ` Its feed is ${new URL(feed, url).href}` : "";
  return `${url.href} is a web page, not a feed.${near}`;
}
