import { feedFile } from "../../../../schema/records/feed.ts";
import type { RecordFile } from "../../../../schema/records/record-file.ts";
import type { SourceText } from "../../../../schema/source/source-text.ts";
import { readJsonRecords } from "./read-json-records.ts";

/** Reads a file of what was published elsewhere. */
export function readFeed(source: SourceText): RecordFile {
  return readJsonRecords(source, feedFile, "entries", ["url"]);
}
