import type { RecordFile } from "../../../../schema/records/record-file.ts";
import { repositoriesFile } from "../../../../schema/records/repository.ts";
import type { SourceText } from "../../../../schema/source/source-text.ts";
import { escapeMarks } from "../../../../schema/words/escape-marks.ts";
import { readJsonRecords } from "./read-json-records.ts";

/** Reads a file of repositories; what is said of them has no form. */
export function readRepositories(source: SourceText): RecordFile {
  return readJsonRecords(source, repositoriesFile, ({ repositories }) =>
    repositories.map((repository, index) => ({
      record: { ...repository, description: repository.description && escapeMarks(repository.description) },
      pointer: `/repositories/${index}`,
      links: ["url", "homepage"],
    })),
  );
}
