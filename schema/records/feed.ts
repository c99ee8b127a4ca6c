import { z } from "zod";
import { date, webAddress } from "../primitives.ts";

const feedEntry = z.strictObject({
  title: z.string().min(1),
  url: webAddress,
  date: date.optional(),
  description: z.string().min(1).optional(),
  /** The feed's title for itself. */
  from: z.string().min(1).optional(),
  /** Set by the owner: hides the entry on the site, and is kept when the file is fetched again. */
  hidden: z.boolean().optional(),
});

/** A file of entries from feeds, as `fetch feed` writes it. */
export const feedFile = z.strictObject({
  /** Addresses of the feeds, for fetching them again. */
  feeds: z.array(webAddress).min(1),
  entries: z.array(feedEntry),
});

export type FeedEntry = z.output<typeof feedEntry>;
export type FeedFile = z.output<typeof feedFile>;
