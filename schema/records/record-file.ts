import type { Finding } from "../messages/message.ts";
import type { Span } from "../source/place.ts";
import type { FeedEntry } from "./feed.ts";
import type { Publication } from "./publication.ts";
import type { Repository } from "./repository.ts";

/** One of the records in a file. */
export type FileRecord = Publication | Repository | FeedEntry;

/** What a file of records holds. */
export interface RecordFile {
  records: readonly FileRecord[];
  /** Where each of them is written, or its key is. */
  places: readonly Span[];
  /** Where its links lead, and where in the file they stand: they are checked as those of content are. */
  links: readonly (Span & { href: string })[];
  /** What is wrong in it; places are offsets in the file. */
  findings: readonly Finding[];
}
