import type { RuleReport } from "../messages/message.ts";
import type { Span } from "../source/location.ts";
import type { SourceText } from "../source/source-text.ts";
import type { FeedEntry } from "./feed.ts";
import type { Publication } from "./publication.ts";
import type { Repository } from "./repository.ts";

/** The result of looking up a text file that content names. */
export type TextFacts =
  | { status: "missing"; near?: string | undefined }
  | { status: "other-case"; near: string }
  | { status: "outside" }
  | { status: "not-text"; reason: string }
  | ReadText;

export interface ReadText {
  status: "text";
  source: SourceText;
  held?: RecordFile;
}

/** The text files of content, by the names in the content. */
export type TextFiles = ReadonlyMap<string, TextFacts>;

export type FileRecord = Publication | Repository | FeedEntry;

/** Parsed content of a file of records. */
export interface RecordFile {
  records: readonly FileRecord[];
  /** The ranges of the records, or of their keys. */
  locations: readonly Span[];
  /** Its links with their positions in the file. They are checked like those of content. */
  links: readonly (Span & { href: string })[];
  /** Diagnostics; locations are offsets in the file. */
  reports: readonly RuleReport[];
  /** True if entries were left out because of their faults. */
  isIncomplete?: boolean;
}
