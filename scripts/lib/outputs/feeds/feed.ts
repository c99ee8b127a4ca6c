/** What a feed tells of a post. */
export interface FeedEntry {
  title: string;
  address: string;
  summary: string | undefined;
  /** Its whole text, as HTML with full addresses. */
  html: () => string;
  /** Moments in time (RFC 3339). */
  published: string;
  updated: string;
  tags: readonly string[];
}

/** Posts of a site in one language, the newest first, for programs that look for new ones. */
export interface Feed {
  title: string;
  description: string;
  language: string;
  author: string;
  /** The address of the language's home page. */
  home: string;
  /** The address of a feed's file. */
  addressOf: (file: string) => string;
  /** When it last changed: as its newest post did, so that the same content makes the same feed. */
  updated: string;
  entries: readonly FeedEntry[];
}
