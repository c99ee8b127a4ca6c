import type { RecordKind } from "../../../schema/kinds.ts";
import { feedFile } from "../../../schema/records/feed.ts";
import type { RecordFile } from "../../../schema/records/record-file.ts";
import { repositoriesFile } from "../../../schema/records/repository.ts";
import type { SourceText } from "../../../schema/source/source-text.ts";
import { readJsonRecords } from "./read-json-records.ts";

/** Readers by kind of file. They report errors and never throw. */
export const recordReaders: { readonly [K in RecordKind]: (source: SourceText) => RecordFile | Promise<RecordFile> } = {
  // The LaTeX parser is large, so it is loaded only when needed.
  bibliographyFile: async (source) => (await import("./bibtex/read-publications.ts")).readPublications(source),
  repositoriesFile: (source) => readJsonRecords(source, repositoriesFile, "repositories", ["url", "homepage"]),
  feedFile: (source) => readJsonRecords(source, feedFile, "entries", ["url"]),
};
