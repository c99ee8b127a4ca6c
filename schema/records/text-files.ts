import type { SourceText } from "../source/source-text.ts";
import type { RecordFile } from "./record-file.ts";

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
  /** Parsed records, for a file of records. */
  held?: RecordFile;
}

/** The text files of content, by the names in the content. */
export type TextFiles = ReadonlyMap<string, TextFacts>;
