import type { SourceText } from "../source/source-text.ts";
import type { RecordFile } from "./record-file.ts";

/** What the disk says of a file that content names for its text. */
export type TextFacts =
  | { status: "missing"; near?: string | undefined }
  | { status: "other-case"; near: string }
  | { status: "outside" }
  | { status: "not-text"; reason: string }
  | ReadText;

/** A file that was read. */
export interface ReadText {
  status: "text";
  source: SourceText;
  /** Of a file of records, what it holds. */
  held?: RecordFile;
}

/** The texts that content keeps in files of their own, by the names that it gives them. */
export type TextFiles = ReadonlyMap<string, TextFacts>;
