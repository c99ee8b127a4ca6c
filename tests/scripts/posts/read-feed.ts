import { Readable } from "node:stream";
import FeedParser from "feedparser";

/** A feed as programs read it that have nothing of ours: whatever its form, with the same names. */
export async function readFeed(xml: string, address: string) {
  const parser = Readable.from([xml]).pipe(new FeedParser({ feedurl: address }));
  const items: FeedParser.Item[] = [];
  for await (const item of parser) items.push(item);
  return { meta: parser.meta, items };
}
