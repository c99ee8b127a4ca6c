import type { RecordKind } from "../../../schema/kinds.ts";
import type { RecordFile } from "../../../schema/records/record-file.ts";
import type { SourceText } from "../../../schema/source/source-text.ts";

type ReadRecords = (source: SourceText) => RecordFile;

/** What reads each kind of file; it is loaded where there is one. */
const readers: { readonly [K in RecordKind]: () => Promise<ReadRecords> } = {
  bibliographyFile: async () => (await import("./bibtex/read-publications.ts")).readPublications,
  repositoriesFile: async () => (await import("./json/read-repositories.ts")).readRepositories,
  feedFile: async () => (await import("./json/read-feed.ts")).readFeed,
};

/** Reads a file of records: whatever is wrong in it is told, never thrown. */
export async function readRecords(kind: RecordKind, source: SourceText): Promise<RecordFile> {
  return (await readers[kind]())(source);
}
