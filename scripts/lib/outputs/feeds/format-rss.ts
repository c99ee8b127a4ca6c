import { element, formatAddress } from "../xml.ts";
import type { Feed, FeedEntry } from "./feed.ts";

const spaces = [
  'xmlns:atom="http://www.w3.org/2005/Atom"',
  'xmlns:content="http://purl.org/rss/1.0/modules/content/"',
  'xmlns:dc="http://purl.org/dc/elements/1.1/"',
].join(" ");

/** Formats a feed as RSS 2.0 (https://www.rssboard.org/rss-specification). `file` is the feed's file name. */
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

/** RSS's `author` is an e-mail address. Names are written with Dublin Core. */
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

/** Formats a timestamp as in e-mails (RFC 822, with four-digit years). */
function formatMoment(moment: string): string {
  return new Date(moment).toUTCString();
}
