import { element, escapeXml, formatAddress } from "../xml.ts";
import type { Feed, FeedEntry } from "./feed.ts";

/** Formats a feed as Atom (RFC 4287). `file` is the feed's file name. */
export function formatAtom(feed: Feed, file: string): string {
  const self = formatAddress(feed.addressOf(file));
  const home = formatAddress(feed.home);
  const parts = [
    `<id>${home}</id>`,
    element("title", feed.title),
    element("subtitle", feed.description),
    element("updated", feed.updated),
    `<link rel="self" type="application/atom+xml" href="${self}"/>`,
    `<link rel="alternate" type="text/html" href="${home}"/>`,
    `<author>${element("name", feed.author)}<uri>${home}</uri></author>`,
    ...feed.entries.map(formatEntry),
  ];
  const opening = `<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${escapeXml(feed.language)}">`;
  return `<?xml version="1.0" encoding="UTF-8"?>\n${opening}\n${parts.join("\n")}\n</feed>\n`;
}

function formatEntry({ title, address, summary, html, published, updated, tags }: FeedEntry): string {
  const link = formatAddress(address);
  return [
    "<entry>",
    `<id>${link}</id>`,
    element("title", title),
    element("published", published),
    element("updated", updated),
    `<link rel="alternate" type="text/html" href="${link}"/>`,
    ...tags.map((tag) => `<category term="${escapeXml(tag)}"/>`),
    element("summary", summary),
    `<content type="html">${escapeXml(html())}</content>`,
    "</entry>",
  ].join("");
}
