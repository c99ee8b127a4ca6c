import type { z } from "zod";
import type { RecordKind } from "../kinds.ts";
import { fileName } from "../primitives.ts";

const examples: { readonly [K in RecordKind]: string } = {
  bibliographyFile: "papers.bib",
  repositoriesFile: "github.json",
  feedFile: "feed.json",
};

/** The name of a file of records. After the check, it is replaced by the records. */
export function recordFile<Record>(kind: RecordKind): z.ZodType<string | readonly Record[], string> {
  return fileName(kind, examples[kind]);
}
