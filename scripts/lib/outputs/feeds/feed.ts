export interface FeedEntry {
  title: string;
  address: string;
  summary: string | undefined;
  /** Returns the whole text as HTML with full addresses. */
  html: () => string;
  /** Timestamps (RFC 3339). */
  published: string;
  updated: string;
  tags: readonly string[];
}

/** The posts of a site in one language, newest first, for feed readers. */
export interface Feed {
  title: string;
  description: string;
  language: string;
  author: string;
  /** Address of the language's home page. */
  home: string;
  addressOf: (file: string) => string;
  /** When the newest change was made. It comes from the posts, so that the same content gives the same feed. */
  updated: string;
  entries: readonly FeedEntry[];
}
