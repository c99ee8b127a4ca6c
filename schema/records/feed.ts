import { z } from "zod";
import { date, webAddress } from "../primitives.ts";

const feedEntry = z.strictObject({
  title: z.string().min(1),
  url: webAddress,
  date: date.optional(),
  description: z.string().min(1).optional(),
  /** What the feed calls itself. */
  from: z.string().min(1).optional(),
  /** The owner's own: leaves it out of the site, and stays when the file is fetched again. */
  hidden: z.boolean().optional(),
});

/** A file of what somebody has published elsewhere, as `fetch feed` writes it. */
export const feedFile = z.strictObject({
  /** The feeds' addresses, so that they can be fetched again. */
  feeds: z.array(webAddress).min(1),
  entries: z.array(feedEntry),
});

export type FeedEntry = z.output<typeof feedEntry>;
export type FeedFile = z.output<typeof feedFile>;
