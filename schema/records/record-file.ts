import type { Finding } from "../messages/message.ts";
import type { Span } from "../source/place.ts";
import type { FeedEntry } from "./feed.ts";
import type { Publication } from "./publication.ts";
import type { Repository } from "./repository.ts";

export type FileRecord = Publication | Repository | FeedEntry;

/** Parsed content of a file of records. */
export interface RecordFile {
  records: readonly FileRecord[];
  /** The ranges of the records, or of their keys. */
  places: readonly Span[];
  /** Its links with their positions in the file. They are checked like those of content. */
  links: readonly (Span & { href: string })[];
  /** Diagnostics; locations are offsets in the file. */
  findings: readonly Finding[];
}
