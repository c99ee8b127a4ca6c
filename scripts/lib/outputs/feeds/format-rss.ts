import { element, formatAddress } from "../xml.ts";
import type { Feed, FeedEntry } from "./feed.ts";

const spaces = [
  'xmlns:atom="http://www.w3.org/2005/Atom"',
  'xmlns:content="http://purl.org/rss/1.0/modules/content/"',
  'xmlns:dc="http://purl.org/dc/elements/1.1/"',
].join(" ");

/** A feed as RSS 2.0 (https://www.rssboard.org/rss-specification). @param file its name */
export function formatRss(feed: Feed, file: string): string {
  const self = formatAddress(feed.addressOf(file));
  const channel = [
    element("title", feed.title),
    `<link>${formatAddress(feed.home)}</link>`,
    element("description", feed.description),
    element("language", feed.language),
    element("lastBuildDate", formatMoment(feed.updated)),
    `<atom:link href="${self}" rel="self" type="application/rss+xml"/>`,
    ...feed.entries.map((entry) => formatItem(entry, feed.author)),
  ];
  return `<?xml version="1.0" encoding="UTF-8"?>\n<rss version="2.0" ${spaces}><channel>\n${channel.join("\n")}\n</channel></rss>\n`;
}

/** `author` of RSS is an e-mail address; a name is Dublin Core's. */
function formatItem({ title, address, summary, html, published, tags }: FeedEntry, author: string): string {
  const link = formatAddress(address);
  return [
    "<item>",
    element("title", title),
    `<link>${link}</link>`,
    `<guid isPermaLink="true">${link}</guid>`,
    element("pubDate", formatMoment(published)),
    element("dc:creator", author),
    ...tags.map((tag) => element("category", tag)),
    element("description", summary),
    element("content:encoded", html()),
    "</item>",
  ].join("");
}

/** A moment as e-mails have it (RFC 822, with years of four digits). */
function formatMoment(moment: string): string {
  return new Date(moment).toUTCString();
}
