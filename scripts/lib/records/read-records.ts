import type { RecordKind } from "../../../schema/kinds.ts";
import { feedFile } from "../../../schema/records/feed.ts";
import type { RecordFile } from "../../../schema/records/record-file.ts";
import { repositoriesFile } from "../../../schema/records/repository.ts";
import type { SourceText } from "../../../schema/source/source-text.ts";
import { readJsonRecords } from "./read-json-records.ts";

/** What reads each kind of file. Whatever is wrong in a file is reported, never thrown. */
export const recordReaders: { readonly [K in RecordKind]: (source: SourceText) => RecordFile | Promise<RecordFile> } = {
  // The parser of LaTeX is large: it is loaded where there is a file for it.
  bibliographyFile: async (source) => (await import("./bibtex/read-publications.ts")).readPublications(source),
  repositoriesFile: (source) => readJsonRecords(source, repositoriesFile, "repositories", ["url", "homepage"]),
  feedFile: (source) => readJsonRecords(source, feedFile, "entries", ["url"]),
};
