import { feedFile } from "../../../../schema/records/feed.ts";
import type { RecordFile } from "../../../../schema/records/record-file.ts";
import type { SourceText } from "../../../../schema/source/source-text.ts";
import { escapeMarks } from "../../../../schema/words/escape-marks.ts";
import { readJsonRecords } from "./read-json-records.ts";

/** Reads a file of what was published elsewhere; what is said of it has no form. */
export function readFeed(source: SourceText): RecordFile {
  return readJsonRecords(source, feedFile, ({ entries }) =>
    entries.map((entry, index) => ({
      record: { ...entry, description: entry.description && escapeMarks(entry.description) },
      pointer: `/entries/${index}`,
      links: ["url"],
    })),
  );
}
