import type { RecordFile } from "../../../../schema/records/record-file.ts";
import { repositoriesFile } from "../../../../schema/records/repository.ts";
import type { SourceText } from "../../../../schema/source/source-text.ts";
import { readJsonRecords } from "./read-json-records.ts";

/** Reads a file of repositories. */
export function readRepositories(source: SourceText): RecordFile {
  return readJsonRecords(source, repositoriesFile, "repositories", ["url", "homepage"]);
}
