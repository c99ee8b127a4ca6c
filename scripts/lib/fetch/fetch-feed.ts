import type { FeedEntry, FeedFile } from "../../../schema/records/feed.ts";
import { CommandError } from "../cli/command.ts";
import { request } from "../network/request.ts";
import { readFeedXml } from "./read-feed-xml.ts";
import { tryEach } from "./try-each.ts";

const mostEntries = 1000;

/**
 * Fetches entries, newest first. Feeds have only their latest entries, so the file's older ones are kept, as is what
 * the owner has hidden.
 * @throws {CommandError} that describes all feeds that couldn't be fetched
 */
export async function fetchFeeds(addresses: readonly string[], before: FeedFile | undefined): Promise<FeedFile> {
  const entries = new Map<string, FeedEntry>((before?.entries ?? []).map((entry) => [entry.url, entry]));
  await tryEach(addresses, async (address) => {
    const { status, bytes, url } = await request(address, {
      headers: { accept: "application/atom+xml, application/rss+xml, application/xml;q=0.9, */*;q=0.1" },
    });
    if (status !== 200) throw new CommandError(explainStatus(status, address));
    for (const entry of readFeedXml(new TextDecoder().decode(bytes), url)) {
      const isHidden = entries.get(entry.url)?.hidden;
      entries.set(entry.url, { ...entry, ...(isHidden && { hidden: true }) });
    }
  });
  const sorted = [...entries.values()].toSorted(
    ({ date: one = "", url }, { date: other = "", url: otherUrl }) => compare(other, one) || compare(url, otherUrl),
  );
  return { feeds: [...addresses], entries: sorted.slice(0, mostEntries) };
}

const compare = (one: string, other: string) => (one < other ? -1 : one > other ? 1 : 0);

function explainStatus(status: number, address: string): string {
  if (status === 404 || status === 410) return `There is no feed at ${address} (${status}). Look at its address.`;
  if (status === 429) return `${address} answers no more for now (429). Try again later.`;
  if (status >= 500) return `${address} has trouble of its own (${status}). Try again later.`;
  return `${address} refuses to answer (${status}). Open it in a browser: it may be for those alone who sign in.`;
}
